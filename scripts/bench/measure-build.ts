import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import packageFile from '../../package.json';

export interface BuildCost {
  /** Of all threads; the time on the clock says little on a machine that does other things as well. */
  cpuSeconds: number;
  /** The most that the process held at a time. */
  megabytes: number;
}

/** What former builds leave, besides the files that the bundler keeps and is told to forget. */
const LEFT_BEHIND = [
  '.docusaurus',
  ...['markdown-pages', 'precompressed', 'site-content', 'social-cards'].map((name) => `node_modules/.cache/${name}`),
];

/** What `npm run build` passes to Node.js. */
function buildCommand(): string[] {
  const [, ...command] = packageFile.scripts.build.split(' ');
  return command;
}

interface Options {
  /** The project to build. */
  directory: string;
  outDir: string;
  /** Whether to forget what former builds left. */
  isCold: boolean;
}

/** @throws Error with the output of the build when it fails */
export function measureBuild({directory, outDir, isCold}: Options): BuildCost {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(scratch, 'usage.json');
  if (isCold) LEFT_BEHIND.forEach((path) => rmSync(join(directory, path), {recursive: true, force: true}));
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--require', resolve('scripts/bench/report-usage.cjs'), ...buildCommand(), '--out-dir', outDir],
    {
      cwd: directory,
      encoding: 'utf8',
      env: {
        ...process.env,
        USAGE_FILE: file,
        ...(isCold && {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}),
      },
      maxBuffer: 100_000_000,
    },
  );
  try {
    if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
    return JSON.parse(readFileSync(file, 'utf8')) as BuildCost;
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
}
