import {spawnSync} from 'node:child_process';
import {appendFileSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import versions from '../../versions.json';
import {projectCopies} from '../support';

const copies = projectCopies();

interface Outcome {
  status: number | null;
  output: string;
}

function build(directory: string): Outcome {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['scripts/build.mjs'], {cwd: directory, encoding: 'utf8', env: {...process.env, NODE_ENV: undefined, CI: 'true'}});
  // oxlint-disable-next-line no-control-regex -- colors
  return {status, output: `${stdout}${stderr}`.replaceAll(/\u001B\[\d+m/g, '')};
}

afterAll(() => copies.remove());

describe('npm run build fails, and names file and target, on', () => {
  const spoil = (text: string, file = 'fabric/logging.md') => {
    const copy = copies.make();
    appendFileSync(join(copy, file), `\n${text}\n`);
    return build(copy);
  };

  it('a broken link', () => {
    const {status, output} = spoil('[Nowhere](/docs/no-such-page)');
    expect(status).toBe(1);
    expect(output).toContain('/docs/no-such-page');
    expect(output).toContain('/fabric/logging: fabric/logging.md');
  });

  it('a broken anchor', () => {
    const {status, output} = spoil('[Nowhere](/fabric/create-account#no-such-heading)');
    expect(status).toBe(1);
    expect(output).toContain('/fabric/create-account#no-such-heading');
    expect(output).toContain('/fabric/logging: fabric/logging.md');
  });

  it('a broken Markdown link', () => {
    const {status, output} = spoil('[Nowhere](./no-such-page.md)');
    expect(status).toBe(1);
    expect(output).toContain('./no-such-page.md');
    expect(output).toContain('fabric/logging.md');
  });

  it('a broken image', () => {
    const {status, output} = spoil('![Nothing](./img/no-such-image.svg)');
    expect(status).toBe(1);
    expect(output).toContain('no-such-image.svg');
    expect(output).toContain('fabric/logging.md');
  });

  it('a duplicate route', () => {
    const copy = copies.make();
    const page = readFileSync(join(copy, 'fabric/logging.md'), 'utf8');
    writeFileSync(join(copy, 'fabric/logs.md'), page.replace('---\n', '---\nslug: /logging\n'));
    const {status, output} = build(copy);
    expect(status).toBe(1);
    expect(output).toContain('/fabric/logging: fabric/logging.md, fabric/logs.md');
  });

  it('a faulty row of the configuration page', () => {
    const copy = copies.make();
    const file = join(copy, `versioned_docs/version-${versions[0]}/deployments/configuration.md`);
    writeFileSync(file, readFileSync(file, 'utf8').replace('| `http.http2` | boolean |', '| `http.http2` | bool |'));
    const {status, output} = build(copy);
    expect(status).toBe(1);
    expect(output).toMatch(
      /versioned_docs\/version-[\d.]+\/deployments\/configuration\.md:\d+: key http\.http2: the type "bool" has the unknown part "bool": expected one of/,
    );
  });

  it('unusable front matter of a release', () => {
    const copy = copies.make();
    const file = join(copy, 'release-notes/v4-tucker/4.7.3.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('kind: patch', 'kind: hotfix'));
    const {status, output} = build(copy);
    expect(status).toBe(1);
    expect(output).toContain('release-notes/v4-tucker/4.7.3.md: front matter "kind" is "hotfix"');
  });

  it('a release page with a group that does not exist', () => {
    const copy = copies.make();
    const file = join(copy, 'release-notes/v4-tucker/4.7.3.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('## Fixed', '## Bugs'));
    const {status, output} = build(copy);
    expect(status).toBe(1);
    expect(output).toMatch(/release-notes\/v4-tucker\/4\.7\.3\.md: line \d+: found the group "Bugs", expected one of/);
  });
});

it('a build of the project as it is prints no warning', () => {
  const {status, output} = build(copies.make());
  expect(status).toBe(0);
  expect(output).not.toMatch(/warn/i);
});

it('generated files in an unexpected form print a warning, and pages load the tables of Docusaurus', () => {
  const copy = copies.make();
  const file = join(copy, 'docusaurus.config.ts');
  // As if a new version of Docusaurus wrote the registry in another way.
  const rewriteRegistry = `() => ({name: 'rewrite-registry', configureWebpack(_config, isServer) {
    if (isServer) return;
    const {readFileSync, writeFileSync} = require('node:fs');
    const file = __dirname + '/.docusaurus/registry.js';
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('() => import', 'async () => import'));
  }}),`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('const plugins = [', `const plugins = [${rewriteRegistry}`));
  const {status, output} = build(copy);
  expect(output).toContain('[WARNING] split-generated is off');
  expect(output).toContain('registry.js is written differently');
  expect(status).toBe(0);
  const scripts = readdirSync(join(copy, 'build/assets/js'));
  expect(scripts.filter((name) => name.startsWith('pages-of-'))).toEqual([]);
  expect(readFileSync(join(copy, 'build/docs.html'), 'utf8')).not.toContain('rel=preload as=script');
});
