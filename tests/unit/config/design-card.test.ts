import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {projectPath} from '@site/tests/support';
import {describe, expect, it} from 'vitest';

/** The parts that the design of the site names at its top level. */
const TOP_LEVEL = [
  '.github',
  'docs',
  'docusaurus.config.ts',
  'fabric',
  'fabric-sidebars.ts',
  'package.json',
  'release-notes',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
];

/** The packages that the design names, and how the site uses each: an import, or a name in the configuration. */
const PACKAGES: Record<string, RegExp> = {
  '@docusaurus/core': /"docusaurus start"/,
  '@docusaurus/preset-classic': /presets: \[\['classic', preset\]\]/,
  '@docusaurus/plugin-content-docs': /import \w+\b.* from '@docusaurus\/plugin-content-docs'/,
  '@docusaurus/plugin-client-redirects': /\['@docusaurus\/plugin-client-redirects', redirects\]/,
  // The preset adds the plugin when it gets options for it.
  '@docusaurus/plugin-google-gtag': /gtag: site\.analyticsId \?/,
  '@docsearch/react': /(?:from|import\() ?'@docsearch\/react[^']*'/,
  react: /from 'react'/,
  'react-dom': /from 'react-dom[^']*'/,
  'prism-react-renderer': /import \{Prism\} from 'prism-react-renderer'/,
  typescript: /"typecheck": "tsc /,
};

const files = execFileSync('git', ['ls-files'], {cwd: projectPath(''), encoding: 'utf8'})
  .split('\n')
  .filter(Boolean);
const {dependencies, devDependencies} = JSON.parse(readFileSync(projectPath('package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const sources = files
  .filter((file) => /^(?:package\.json|docusaurus\.config\.ts|src\/.*\.tsx?)$/.test(file))
  .map((file) => readFileSync(projectPath(file), 'utf8'));

describe('the design of the site', () => {
  it('has its files and folders', () => {
    expect([...new Set(files.map((file) => file.split('/')[0]!))]).toEqual(expect.arrayContaining(TOP_LEVEL));
  });

  it.each(Object.entries(PACKAGES))('uses the package %s, in an exact version', (name, use) => {
    expect({...devDependencies, ...dependencies}[name]).toMatch(/^\d+\.\d+\.\d+$/);
    expect(sources.some((text) => use.test(text))).toBe(true);
  });

  it('has three instances of the docs plugin', () => {
    const config = sources.find((text) => text.includes('[docsPlugin, '))!;
    expect(config.match(/\[docsPlugin, /g)).toHaveLength(3);
  });
});
