// Run by `npm start`: checks each page that is saved, and sends the problems to its parent process. At the start, it
// checks the files named as arguments and those that differ from the branch `main`.
import {utimesSync} from 'node:fs';
import {setPriority} from 'node:os';
import {join} from 'node:path';
import {watch} from 'chokidar';
import type {CheckReport} from '../../src/features/content-check';
import {root} from '../help.mjs';
import {KEYWORDS_FOLDER} from '../../src/features/search/node';
import {changedFiles} from './changed-files';
import {isContent, readSite} from './site';

const CONTENTS = [
  'docs',
  'versioned_docs',
  'versioned_sidebars',
  'release-notes',
  'fabric',
  'sidebars.ts',
  'fabric-sidebars.ts',
  KEYWORDS_FOLDER,
];
/** Code and data of the checks, which are loaded once: a change to them ends this process. */
const CHECKS = 'src/page-model src/features src/lib scripts cspell.json cspell-words.txt versions.json'.split(' ');
const STALE = 75;
/** Docusaurus rereads its configuration when this file changes, but not when one that it imports does. */
const CONFIGURATION = join(root, 'docusaurus.config.ts');
const CONFIGURATION_PARTS = 'src/config';
/** Several files may be saved at once, and an editor may write one in steps. */
const PAUSE = 100;

// Compiling the page comes first.
setPriority(2);

let faulty: string[] = [];
let saved = new Set<string>();
let timer: NodeJS.Timeout | undefined;
let isBusy = false;

function checkSoon(file: string): void {
  saved.add(file);
  clearTimeout(timer);
  timer = setTimeout(() => void checkSaved(), PAUSE);
}

async function checkSaved(): Promise<void> {
  if (isBusy || saved.size === 0) return;
  isBusy = true;
  const files = [...saved];
  saved = new Set();
  try {
    // Loaded with the first save, since most of the time nobody writes.
    const [{checkContent}, {allChecks}] = await Promise.all([import('./check-content'), import('./checks/all')]);
    // A change in another page may have fixed what was wrong before.
    const problems = await checkContent(readSite(root), [...new Set([...files, ...faulty])], allChecks);
    faulty = [...new Set(problems.map(({file}) => file))];
    process.send?.({saved: files, problems} satisfies CheckReport);
  } catch (error) {
    console.error('The pages could not be checked:', error);
  }
  isBusy = false;
  await checkSaved();
}

function differingFiles(): string[] {
  try {
    return changedFiles(root).filter(isContent);
  } catch {
    // The sources may come without their Git history.
    return [];
  }
}

process.on('disconnect', () => process.exit());
const pages = watch(CONTENTS, {cwd: root, ignoreInitial: true}).on('all', (_event, path) => {
  const file = path.replaceAll('\\', '/');
  if (isContent(file)) checkSoon(file);
});
watch(CHECKS, {cwd: root, ignoreInitial: true, ignored: `${KEYWORDS_FOLDER}/**`}).on('all', () => process.exit(STALE));
watch(CONFIGURATION_PARTS, {cwd: root, ignoreInitial: true}).on('all', () => {
  const now = new Date();
  utimesSync(CONFIGURATION, now, now);
});
// Not earlier: after the first check, the parent can rely on every save being noticed.
pages.on('ready', () => [...process.argv.slice(2), ...differingFiles()].forEach(checkSoon));
