// Finds the nginx of the machine for the tests of hosting. Nothing is installed.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** The folder in which Debian puts the module that has nginx serve `.br` files. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian has it in a folder where only root looks for commands. */
const COMMANDS = ['nginx', '/usr/sbin/nginx'];

/** File that nginx has to load so that it serves `.br` files, where Debian's package of the module is installed. */
export function brotliModule() {
  return existsSync(BROTLI_MODULE) ? BROTLI_MODULE : undefined;
}

/**
 * An installed nginx.
 *
 * @returns {string} command that runs it
 * @throws {Error} saying what is missing, when there is none
 */
export function findNginx() {
  const found = COMMANDS.find((command) => spawnSync(command, ['-v']).status === 0);
  if (found) return found;
  throw new Error(
    'The tests of hosting need nginx, and Debian’s libnginx-mod-http-brotli-static for compressed files.',
  );
}
