import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';

/** Path of a file of the project; tests run from its root. */
export function projectPath(path: string): string {
  return resolve(path);
}

/** Every address the site has published or will publish, one page each. */
export function publicRoutes(): string[] {
  return lines('tests/fixtures/routes.txt');
}

/** Addresses that have been public, and where each must lead. */
export function legacyRedirects(): [from: string, to: string][] {
  return lines('tests/fixtures/legacy-redirects.txt').map((line) => line.split(' ') as [string, string]);
}

function lines(path: string): string[] {
  return readFileSync(projectPath(path), 'utf8').split('\n').filter(Boolean);
}
