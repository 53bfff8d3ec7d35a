import {readFileSync} from 'node:fs';
import {projectPath} from '@site/tests/support';
import {repositories} from '@site/tests/unit/versions/repository';

/** The folders of the docs in the projects made here. */
export const FOLDERS = ['docs', 'versioned_docs/version-4.7', 'versioned_docs/version-4.6'];

/** The files that commands of this site write to, as they are. */
const DATA = [
  'src/features/addresses/data/redirects/renamed-pages.ts',
  'src/features/addresses/data/redirects/docs.ts',
  'src/features/versions/data/page-moves.ts',
  'src/features/addresses/data/section-aliases.ts',
  '.oxfmtrc.json',
];

/** Makes projects whose versions have the same pages and sidebar. */
export function projects(sidebar: unknown[], pages: Record<string, string>, more: Record<string, string>) {
  const make = repositories();
  const list = JSON.stringify({docs: sidebar});
  const inFolder = (folder: string) => Object.entries(pages).map(([file, text]) => [`${folder}/${file}`, text]);
  return () =>
    make({
      'versions.json': '["4.7", "4.6"]',
      'sidebars.ts': `// The order of a first visit.\nexport default ${list} satisfies SidebarsConfig;\n`,
      'versioned_sidebars/version-4.7-sidebars.json': list,
      'versioned_sidebars/version-4.6-sidebars.json': list,
      ...Object.fromEntries([
        ...FOLDERS.flatMap(inFolder),
        ...DATA.map((file) => [file, readFileSync(projectPath(file), 'utf8')]),
      ]),
      ...more,
    });
}
