// The browser that pictures of pages are taken with: a Chromium of an exact version, out of an npm package, with fonts of
// another in place of those of the system. Pictures taken on two machines are then alike.
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import {brotliDecompressSync} from 'node:zlib';

const PACKAGE = resolve('node_modules/@sparticuz/chromium');

/** The package has a browser for these machines only. */
export const hasPictureBrowser = process.platform === 'linux' && process.arch === 'x64';

/** Options to launch it with. It is unpacked the first time. */
export function pictureBrowser() {
  return {
    executablePath: unpack(),
    // Letters are drawn without regard to the screen.
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
  // Several processes may come here at once.
  const own = `${file}-${process.pid}`;
  writeFileSync(own, brotliDecompressSync(readFileSync(`${PACKAGE}/bin/chromium.br`)), {mode: 0o755});
  renameSync(own, file);
  return file;
}
