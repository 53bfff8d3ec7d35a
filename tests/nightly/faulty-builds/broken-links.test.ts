import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import versions from '@site/versions.json';
import {afterAll, describe, expect, it} from 'vitest';
import {appendLine, build, makeCopy, makeWholeCopy, removeCopies} from './faulty-copy';

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

describe('npm run build', () => {
  it('fails on broken links and anchors before it builds anything, and names file, line and target', () => {
    const copy = makeCopy();
    const link = appendLine(copy, 'fabric/logging.md', '[Nowhere](/docs/no-such-page)');
    const anchor = appendLine(copy, 'fabric/logging.md', '[Nowhere](/fabric/create-account#no-such-heading)');
    const {status, output} = build(copy);
    expect(status).toBe(1);
    expect(output).toContain(`fabric/logging.md:${link}: the link /docs/no-such-page leads nowhere; expected `);
    expect(output).toContain(
      `fabric/logging.md:${anchor}: the link /fabric/create-account#no-such-heading leads to an`,
    );
    expect(existsSync(join(copy, 'build'))).toBe(false);
  });

  it('loads the tables of Docusaurus where it does not know their form', () => {
    const copy = makeWholeCopy();
    rewriteRegistry(copy);
    const {status, output} = build(copy, {DOCS_VERSIONS: versions[0]});
    expect(status, output).toBe(0);
    expect(output.split('SITE_URL is not set').length - 1).toBe(1);
    expect(output).toContain('[WARNING] split-generated is off');
    expect(output).toContain('registry.js is written differently');
    const scripts = readdirSync(join(copy, 'build/assets/js'));
    expect(scripts.length).toBeGreaterThan(100);
    expect(scripts.filter((name) => name.startsWith('pages-of-'))).toEqual([]);
    expect(readFileSync(join(copy, 'build/docs.html'), 'utf8')).not.toContain('rel=preload as=script');
  });
});
