// Finds a web server for the tests of hosting, or installs Debian's package of it.
import {existsSync} from 'node:fs';
import {installPackages, which} from './system-packages.mjs';

/** The packages of each server; nginx reads compressed files by a module of its own. */
const PACKAGES = {nginx: ['nginx', 'libnginx-mod-http-brotli-static'], caddy: ['caddy']};

/** Where Debian puts what nginx loads when it starts. */
const NGINX_MODULES = '/usr/lib/nginx/modules';

/** @typedef {keyof typeof PACKAGES} ServerName */

/** @type {(name: ServerName) => boolean} */
const isComplete = (name) => Boolean(which(name)) && (name !== 'nginx' || brotliModule() !== undefined);

/** File that nginx has to load so that it serves `.br` files, where Debian's package of the module is installed. */
export function brotliModule() {
  return [`${NGINX_MODULES}/ngx_http_brotli_static_module.so`].find((file) => existsSync(file));
}

/**
 * An installed server, or Debian's package.
 *
 * @param {ServerName} name
 * @returns {string} path of the executable
 * @throws {Error} saying what is missing, when it cannot be had
 */
export function findServer(name) {
  if (!isComplete(name)) installPackages(PACKAGES[name]);
  const found = which(name);
  if (found) return found;
  throw new Error(`The tests of hosting need ${name}: install ${PACKAGES[name].join(' and ')}.`);
}
