import {readdirSync, readFileSync} from 'node:fs';
import {NAMES} from '@site/scripts/content/checks/names';
import {expect, it} from 'vitest';

const filesIn = (folders: string[], ending: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => ending.test(name))
      .map((name) => `${folder}/${name}`),
  );

/** The places of the words of the interface in a component or a configuration. */
const TEXTS = [
  /(?<=[\w"'}/\s])>\s*([^<>{}=;|()[\]]*[a-z][^<>{}=;|()[\]]*)<\/?[A-Za-z]/g,
  /\b(?:label|title|placeholder|noMatch|empty|heading|tagline|aria-label|'aria-label'|action)[=:]\s*["'`]([^"'`]+)["'`]/g,
  /\bsay\(\s*["'`]([^"'`]+)["'`]/g,
];

/** The words of a text that have a capital for no reason. */
function needless(text: string): string[] {
  return text
    .split(/(?<=[.!?:…])\s+|[“”"·]|\$\{[^}]*\}|\n\s*\n/)
    .flatMap((sentence) =>
      sentence
        .trim()
        .split(/[\s/–-]+/)
        .slice(1),
    )
    .map((word) => word.replace(/['’]s$|[^\w]/g, ''))
    .filter((word) => /^[A-Z][a-z]+$/.test(word) && !NAMES.has(word));
}

const problemsIn = (texts: {file: string; text: string}[]) => texts.filter(({text}) => needless(text).length > 0);

it('sees a title in title case', () => {
  expect(needless('Page Not Found')).toEqual(['Not', 'Found']);
  expect(needless('What’s changed? See Harper Fabric, REST, and JavaScript.')).toEqual([]);
});

it('the words of the interface are in sentence case', () => {
  const files = filesIn(
    ['components', 'theme', 'pages', 'config', 'features'].map((name) => `src/${name}`),
    /^(?!.*\bnode\/).*\.tsx?$/,
  );
  const texts = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
    return TEXTS.flatMap((pattern) => [...code.matchAll(pattern)].map(([, text]) => ({file, text: text!})));
  });
  expect(texts.length).toBeGreaterThan(100);
  // The specification names these two.
  const given = new Set(['Page Error', 'Harper Docs']);
  expect(problemsIn(texts).filter(({text}) => !given.has(text))).toEqual([]);
});

it('the names in the sidebars are in sentence case', () => {
  const sidebars = [...filesIn(['versioned_sidebars'], /\.json$/), 'sidebars.ts', 'fabric-sidebars.ts'].flatMap(
    (file) =>
      [...readFileSync(file, 'utf8').matchAll(/["']?\b(?:label|title)["']?: ["']([^"']+)["']/g)].map(([, text]) => ({
        file,
        text: text!,
      })),
  );
  const pages = filesIn(['docs', 'versioned_docs', 'fabric'], /\.mdx?$/).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8')
        .slice(0, 600)
        .matchAll(/^(?:sidebar_label|title): (.+)$/gm),
    ].map(([, text]) => ({
      file,
      text: text!,
    })),
  );
  expect(sidebars.length).toBeGreaterThan(50);
  expect(pages.length).toBeGreaterThan(500);
  expect(problemsIn([...sidebars, ...pages])).toEqual([]);
});
