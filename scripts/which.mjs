import {spawnSync} from 'node:child_process';

/**
 * Path of a command that is installed, or an empty text.
 *
 * @type {(command: string) => string}
 */
export const which = (command) => spawnSync('sh', ['-c', `command -v ${command}`], {encoding: 'utf8'}).stdout.trim();
