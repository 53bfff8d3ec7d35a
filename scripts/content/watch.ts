// Run by `npm start`: checks each page that is saved, and tells its parent what is wrong. Files that are named are checked
// at once, with those that differ from the branch `main`.
import {setPriority} from 'node:os';
import {watch} from 'chokidar';
import type {Round} from '../../src/plugins/content-check/report';
import {root} from '../help.mjs';
import {changedFiles} from './changed-files';
import {isContent, readSite} from './site';

const CONTENTS = ['docs', 'versioned_docs', 'versioned_sidebars', 'release-notes', 'fabric'];
/** What the checks are made of: they are loaded once. */
const CHECKS = 'src/content src/data src/lib src/plugins scripts cspell.json cspell-words.txt versions.json'.split(' ');
const STALE = 75;
/** Several files may be saved at once, and an editor may write one in steps. */
const PAUSE = 100;

// The page is compiled first.
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
    // Loaded with the first save: most of the time, nothing is written.
    const [{checkContent}, {allChecks}] = await Promise.all([import('./check-content'), import('./checks/all')]);
    // What was wrong before may be right now, because of a change in another page.
    const problems = await checkContent(readSite(root), [...new Set([...files, ...faulty])], allChecks);
    faulty = [...new Set(problems.map(({file}) => file))];
    process.send?.({saved: files, problems} satisfies Round);
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
    // Sources without their history.
    return [];
  }
}

process.on('disconnect', () => process.exit());
const pages = watch(CONTENTS, {cwd: root, ignoreInitial: true}).on('all', (_event, path) => {
  const file = path.replaceAll('\\', '/');
  if (isContent(file)) checkSoon(file);
});
watch(CHECKS, {cwd: root, ignoreInitial: true}).on('all', () => process.exit(STALE));
// Who is told of the first check can rely on each save from then on being noticed.
pages.on('ready', () => [...process.argv.slice(2), ...differingFiles()].forEach(checkSoon));
