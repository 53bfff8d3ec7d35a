// Finds a web server for the tests of hosting, or installs Debian's package of it.
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** The packages of each server; nginx reads compressed files by a module of its own. */
const PACKAGES = {nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'], caddy: ['caddy']};

/** Where Debian puts what nginx loads when it starts. */
const NGINX_MODULES = '/usr/lib/nginx/modules';

/** @typedef {keyof typeof PACKAGES} ServerName */

/** @type {(command: string) => string} */
const which = (command) => spawnSync('sh', ['-c', `command -v ${command}`], {encoding: 'utf8'}).stdout.trim();

/** @type {(name: ServerName) => boolean} */
const isComplete = (name) => Boolean(which(name)) && (name !== 'nginx' || brotliModule() !== undefined);

/** File that nginx has to load so that it serves `.br` files, where Debian's package of the module is installed. */
export function brotliModule() {
  return [`${NGINX_MODULES}/ngx_http_brotli_static_module.so`].find((file) => existsSync(file));
}

/**
 * An installed server, or Debian's package (as root).
 *
 * @param {ServerName} name
 * @returns {string} path of the executable
 * @throws {Error} saying what is missing, when it cannot be had
 */
export function findServer(name) {
  if (!isComplete(name) && process.getuid?.() === 0 && which('apt-get')) {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES[name]]]) {
      console.log(`${name} is not installed, or not all of it. Trying: apt-get ${args.join(' ')}`);
      try {
        execFileSync('apt-get', args, {
          stdio: ['ignore', 'ignore', 'inherit'],
          timeout: 300_000,
          env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
        });
      } catch (error) {
        console.log(`That did not work: ${String(error)}`);
      }
    }
  }
  const found = which(name);
  if (found) return found;
  throw new Error(`The tests of hosting need ${name}: install ${PACKAGES[name].join(' and ')}.`);
}
