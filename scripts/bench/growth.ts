// `npm run bench:growth`: builds this site as it is and with pages added up to 2,000, and shows that what every reader loads
// does not grow with them. Ends with status 1 when it does.
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import versions from '../../versions.json';
import {measureBuild, type BuildCost} from './measure-build';

const MANY = 2000;
/** Pages of one folder of the sidebar. */
const FOLDER = 50;
const TOLERANCE = 0.01;
const LEFT_OUT = new Set(['node_modules', '.git', '.docusaurus', 'build']);

interface Result extends BuildCost {
  pages: number;
  main: number;
  runtime: number;
}

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'growth-'));
  for (const name of readdirSync('.')) {
    if (!LEFT_OUT.has(name) && !name.startsWith('build-')) cpSync(name, join(copy, name), {recursive: true});
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Pages say when they were last changed, which the build asks of Git. */
function commitAll(copy: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', ...args], {cwd: copy});
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Copy');
}

/** Adds pages to the latest version, in folders that its sidebar takes up by itself. */
function addPages(copy: string, count: number): void {
  for (let number = 0; number < count; number++) {
    const folder = join(copy, `versioned_docs/version-${versions[0]}/developers/growth-${Math.floor(number / FOLDER)}`);
    mkdirSync(folder, {recursive: true});
    const paragraphs = Array.from(
      {length: 6},
      (_, index) => `## Part ${index}\n\nPage ${number} says this in part ${index}.\n`,
    );
    const description = `Page ${number} of those that were added to see what grows with the number of pages of a site.`;
    writeFileSync(
      join(folder, `page-${number}.md`),
      `---\ntitle: Added page ${number}\ndescription: ${description}\n---\n\n${paragraphs.join('\n')}`,
    );
  }
}

function countPages(copy: string): number {
  const files = ['versioned_docs', 'release-notes', 'fabric'].flatMap((folder) =>
    readdirSync(join(copy, folder), {recursive: true, encoding: 'utf8'}),
  );
  return files.filter((file) => /\.mdx?$/.test(file)).length;
}

function sizeOf(copy: string, prefix: string): number {
  const directory = join(copy, 'build/assets/js');
  const file = readdirSync(directory).find((name) => name.startsWith(`${prefix}.`))!;
  return brotliCompressSync(readFileSync(join(directory, file))).length;
}

/** @param least pages are added up to this number */
function measure(least: number): Result {
  const copy = copyProject();
  try {
    addPages(copy, Math.max(0, least - countPages(copy)));
    commitAll(copy);
    const cost = measureBuild({directory: copy, outDir: 'build', isCold: true});
    return {pages: countPages(copy), main: sizeOf(copy, 'main'), runtime: sizeOf(copy, 'runtime~main'), ...cost};
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}

const results = [0, MANY].map((least) => {
  const result = measure(least);
  console.log(
    `${result.pages} pages: main ${result.main}, runtime ${result.runtime} bytes after Brotli; ` +
      `${result.cpuSeconds.toFixed(0)} CPU seconds, at most ${result.megabytes.toFixed(0)} MB`,
  );
  return result;
});
const [few, many] = results as [Result, Result];
const grown = (['main', 'runtime'] as const).filter((name) => Math.abs(many[name] / few[name] - 1) > TOLERANCE);
if (grown.length > 0) {
  console.error(`These grew with the number of pages: ${grown.join(', ')}.`);
  process.exitCode = 1;
}
