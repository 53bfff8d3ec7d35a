import {appendFileSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {appendLine, build, makeCopy, removeCopies} from './faulty-copy';

afterAll(removeCopies);

describe('npm run build', () => {
  it('fails on broken Markdown links and images, and names file and target', () => {
    const copy = makeCopy();
    appendFileSync(join(copy, 'fabric/logging.md'), '\n[Nowhere](./no-such-page.md)\n');
    appendFileSync(join(copy, 'fabric/index.md'), '\n![Nothing](./img/no-such-image.svg)\n');
    const {status, output} = build(copy);
    expect(status).toBe(1);
    expect(output).toContain('./no-such-page.md');
    expect(output).toContain('fabric/logging.md');
    expect(output).toContain('no-such-image.svg');
    expect(output).toContain('fabric/index.md');
  });

  it('fails on a mistake in the working copy, which it does not publish, and names file and line', () => {
    const copy = makeCopy();
    const line = appendLine(copy, 'docs/developers/rest.md', '[Nowhere](#no-such-heading)');
    const {status, output} = build(copy);
    expect(status).toBe(1);
    expect(output).toContain(`docs/developers/rest.md:${line}: the link #no-such-heading leads to an anchor that`);
    // It stops before anything is built.
    expect(existsSync(join(copy, 'build'))).toBe(false);
  });

  it('fails on a duplicate route, and names both files', () => {
    const copy = makeCopy();
    const page = readFileSync(join(copy, 'fabric/logging.md'), 'utf8');
    writeFileSync(join(copy, 'fabric/logs.md'), page.replace('---\n', '---\nslug: /logging\n'));
    const {status, output} = build(copy);
    expect(status).toBe(1);
    expect(output).toMatch(/fabric\/logging\.md:\d+: fabric\/logs\.md has the same address, \/fabric\/logging/);
  });

  it('fails on unusable front matter of a release, and names file and field', () => {
    const copy = makeCopy();
    const file = join(copy, 'release-notes/v4-tucker/4.7.3.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('kind: patch', 'kind: hotfix'));
    const {status, output} = build(copy);
    expect(status).toBe(1);
    expect(output).toMatch(/v4-tucker\/4\.7\.3\.md:\d+: front matter "kind" is "hotfix"/);
  });
});
