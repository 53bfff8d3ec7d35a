import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {appendLine, build, makeCopy, removeCopies} from './faulty-copy';

afterAll(removeCopies);

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

// These builds run to their end, which takes as long as all other refusals: files run side by side.
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
});
