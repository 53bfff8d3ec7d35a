import {expect, test} from 'vitest';
import {createRequire} from 'node:module';
import {projectPath} from '../../../../support';
import {registryText} from '../split-generated/sample';

const load = createRequire(import.meta.url);
const withoutWeakReferences = load(projectPath('src/plugins/payload/lazy-pages/without-weak-references.cjs')) as (
  source: string,
) => string;

test('keeps the loaders and drops the references that make the bundler read every page', () => {
  const text = withoutWeakReferences(registryText);
  expect(registryText).toContain('require.resolveWeak');
  expect(text).not.toContain('require');
  expect(text.match(/import\(/g)).toEqual(registryText.match(/import\(/g));
});
