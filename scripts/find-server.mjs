// Finds a web server for the tests of hosting, or installs Debian's package of it.
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** The packages of each server; nginx reads compressed files by a module of its own. */
const PACKAGES = {nginx: ['nginx', 'libnginx-mod-http-brotli-static'], caddy: ['caddy']};

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
 * Debian's packages are installed by root, and by who may become root on a machine of CI.
 *
 * @returns {string[] | undefined} what comes before the command; undefined where nothing may be installed
 */
function installer() {
  if (!which('apt-get')) return undefined;
  if (process.getuid?.() === 0) return [];
  return process.env.CI && which('sudo') ? ['sudo', '-n'] : undefined;
}

/**
 * An installed server, or Debian's package.
 *
 * @param {ServerName} name
 * @returns {string} path of the executable
 * @throws {Error} saying what is missing, when it cannot be had
 */
export function findServer(name) {
  const before = installer();
  if (!isComplete(name) && before) {
    // One by one: a system may have the server and not its module.
    const steps = [['update'], ...PACKAGES[name].map((entry) => ['install', '-y', '--no-install-recommends', entry])];
    for (const args of steps) {
      const [program = '', ...rest] = [...before, 'apt-get', ...args];
      console.log(`${name} is not installed, or not all of it. Trying: ${[program, ...rest].join(' ')}`);
      try {
        execFileSync(program, rest, {
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
