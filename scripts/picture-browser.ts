// The browser that takes pictures of pages: an exact version of Chromium from an npm package, with fonts from another
// package instead of the system's, so that pictures from two machines look the same.
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import {brotliDecompressSync} from 'node:zlib';

const PACKAGE = resolve('node_modules/@sparticuz/chromium');

/** The package only has a browser for these machines. */
export const hasPictureBrowser = process.platform === 'linux' && process.arch === 'x64';

/** Options to launch it with. The first call unpacks it. */
export function pictureBrowser() {
  return {
    executablePath: unpack(),
    // Font rendering must not depend on the screen.
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
    env: {...process.env, FONTCONFIG_FILE: resolve('tests/browser/support/fonts.conf')},
  };
}

/** @returns path of the executable */
function unpack(): string {
  const {version} = JSON.parse(readFileSync(`${PACKAGE}/package.json`, 'utf8')) as {version: string};
  const file = resolve(`node_modules/.cache/chromium-${version}/chromium`);
  if (existsSync(file)) return file;
  mkdirSync(dirname(file), {recursive: true});
  // Several processes may unpack it at once.
  const own = `${file}-${process.pid}`;
  writeFileSync(own, brotliDecompressSync(readFileSync(`${PACKAGE}/bin/chromium.br`)), {mode: 0o755});
  renameSync(own, file);
  return file;
}
