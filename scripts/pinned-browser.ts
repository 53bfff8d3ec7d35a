// The browser of the tests on Linux: an exact version of Chromium from an npm package, with the libraries that come
// with it and with fonts from another package instead of the system's, so that two machines see the same.
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {brotliDecompressSync} from 'node:zlib';

const PACKAGE = resolve('node_modules/@sparticuz/chromium');

/** The package only has a browser for these machines. */
export const hasPinnedBrowser = process.platform === 'linux' && process.arch === 'x64';

interface Launch {
  executablePath: string;
  env: Record<string, string | undefined>;
}

/** The options for launching the browser; the first call unpacks it. */
export function pinnedBrowser(): Launch {
  const folder = unpack();
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: join(folder, 'lib'),
    FONTCONFIG_FILE: resolve('tests/browser/support/fonts.conf'),
  };
  return {executablePath: join(folder, 'chromium'), env};
}

/** The options for launching it for pictures: font rendering must not depend on the screen. */
export function pictureBrowser(): Launch & {args: string[]} {
  return {
    ...pinnedBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
  };
}

/** @returns the folder of the browser */
function unpack(): string {
  const {version} = JSON.parse(readFileSync(`${PACKAGE}/package.json`, 'utf8')) as {version: string};
  const folder = resolve(`node_modules/.cache/chromium-${version}`);
  if (existsSync(folder)) return folder;
  // Several processes may unpack it at once.
  const own = `${folder}-${process.pid}`;
  mkdirSync(own, {recursive: true});
  writeFileSync(`${own}/chromium`, readPacked('chromium.br'), {mode: 0o755});
  // The libraries of NSS, which many systems lack; the package names them after the system that they were built on.
  execFileSync('tar', ['-x', '-C', own], {input: readPacked('al2023.tar.br')});
  try {
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, {recursive: true, force: true});
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function readPacked(name: string): Buffer {
  return brotliDecompressSync(readFileSync(`${PACKAGE}/bin/${name}`));
}
