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
  const {status, stdout, stderr} = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: directory,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: undefined,
      SITE_URL: undefined,
      CI: 'true',
      PRECOMPRESS: 'off',
      // The copies have the packages of the checkout, and the bundler would keep its cache among them.
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
    },
  });
  // oxlint-disable-next-line no-control-regex -- colors
  return {status, output: `${stdout}${stderr}`.replaceAll(/\u001B\[\d+m/g, '')};
}

afterAll(() => copies.remove());

/** A copy with the latest version alone, which is built faster; links into the others lead nowhere there. */
function makeCopy(): string {
  const copy = copies.make();
  writeFileSync(join(copy, 'versions.json'), JSON.stringify(versions.slice(0, 1)));
  return copy;
}

/** Adds a line to a page, and returns its number. */
function appendLine(copy: string, file: string, line: string): number {
  const path = join(copy, file);
  appendFileSync(path, `\n${line}\n`);
  return readFileSync(path, 'utf8').trimEnd().split('\n').length;
}

/** As if a new version of Docusaurus wrote the registry in another way. */
function rewriteRegistry(copy: string): void {
  const file = join(copy, 'docusaurus.config.ts');
  const plugin = `() => ({name: 'rewrite-registry', configureWebpack(_config, isServer) {
    if (isServer) return;
    const {readFileSync, writeFileSync} = require('node:fs');
    const file = __dirname + '/.docusaurus/registry.js';
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('() => import', 'async () => import'));
  }}),`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('const plugins = [', `const plugins = [${plugin}`));
}

/** Links are looked at before anchors, and those into versions that the copy lacks are broken. */
function ignoreLinks(copy: string): void {
  const file = join(copy, 'docusaurus.config.ts');
  const text = readFileSync(file, 'utf8').replace(/onBrokenLinks: [^\n]*/, "onBrokenLinks: 'ignore',");
  writeFileSync(file, text);
}

// A build takes its time, so what one build can tell is asked of one. The checks of release notes and of the configuration
// page have unit tests; that a build runs such checks is shown by one of them.
describe('npm run build', () => {
  it('fails on a broken link, and names file, line and target', () => {
    const copy = makeCopy();
    const line = appendLine(copy, 'fabric/logging.md', '[Nowhere](/docs/no-such-page)');
    const {status, output} = build(copy);
    expect(status).toBe(1);
    expect(output).toContain(`fabric/logging.md:${line}: the link /docs/no-such-page leads nowhere; expected `);
    expect(output).toContain('/docs/no-such-page');
    expect(output).toContain('/fabric/logging: fabric/logging.md');
    expect(output.split('SITE_URL is not set').length - 1).toBe(1);
  });

  it('fails on a broken anchor, and loads the tables of Docusaurus where it does not know their form', () => {
    const copy = makeCopy();
    const line = appendLine(copy, 'fabric/logging.md', '[Nowhere](/fabric/create-account#no-such-heading)');
    rewriteRegistry(copy);
    ignoreLinks(copy);
    const {status, output} = build(copy);
    expect(status).toBe(1);
    expect(output).toContain('/fabric/create-account#no-such-heading');
    expect(output).toContain('/fabric/logging: fabric/logging.md');
    expect(output).toContain(`fabric/logging.md:${line}: the link /fabric/create-account#no-such-heading leads to an`);

    expect(output).toContain('[WARNING] split-generated is off');
    expect(output).toContain('registry.js is written differently');
    const scripts = readdirSync(join(copy, 'build/assets/js'));
    expect(scripts.length).toBeGreaterThan(100);
    expect(scripts.filter((name) => name.startsWith('pages-of-'))).toEqual([]);
    expect(readFileSync(join(copy, 'build/docs.html'), 'utf8')).not.toContain('rel=preload as=script');
  });

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
    expect(output).not.toContain('Creating an optimized production build');
  });

  it('fails on a duplicate route, and names both files', () => {
    const copy = makeCopy();
    const page = readFileSync(join(copy, 'fabric/logging.md'), 'utf8');
    writeFileSync(join(copy, 'fabric/logs.md'), page.replace('---\n', '---\nslug: /logging\n'));
    const {status, output} = build(copy);
    expect(status).toBe(1);
    expect(output).toContain('/fabric/logging: fabric/logging.md, fabric/logs.md');
  });

  it('fails on unusable front matter of a release, and names file and field', () => {
    const copy = makeCopy();
    const file = join(copy, 'release-notes/v4-tucker/4.7.3.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('kind: patch', 'kind: hotfix'));
    const {status, output} = build(copy);
    expect(status).toBe(1);
    expect(output).toContain('release-notes/v4-tucker/4.7.3.md: front matter "kind" is "hotfix"');
  });
});
