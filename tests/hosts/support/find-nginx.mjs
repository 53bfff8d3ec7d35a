// Finds nginx for the tests of hosting, or installs Debian's package of it.
import {existsSync} from 'node:fs';
import {installPackages, which} from '../../../scripts/system-packages';

/** nginx reads compressed files by a module of its own. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

/** Where Debian puts it. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** File that nginx has to load so that it serves `.br` files, where Debian's package of the module is installed. */
export function brotliModule() {
  return existsSync(BROTLI_MODULE) ? BROTLI_MODULE : undefined;
}

/**
 * An installed nginx, or Debian's package.
 *
 * @returns {string} path of the executable
 * @throws {Error} saying what is missing, when it cannot be had
 */
export function findNginx() {
  if (!which('nginx') || !brotliModule()) installPackages(PACKAGES);
  const found = which('nginx');
  if (found) return found;
  throw new Error(`The tests of hosting need nginx: install ${PACKAGES.join(' and ')}.`);
}
