import {createInterface} from 'node:readline/promises';
import {Writable} from 'node:stream';
import type {OperationBody} from '../../../src/lib/code/calls';
import {parseJson} from '../../../src/lib/json';
import type {Answer} from './run-examples';

/** Asks a yes-or-no question; without a terminal, the answer is no. */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

/**
 * Asks for a password without showing what is typed.
 * @throws Error when there is no terminal
 */
export async function askPassword(user: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Error('There is no terminal to ask for the password: set HARPER_PASSWORD.');
  process.stdout.write(`Password of ${user}: `);
  const silent = new Writable({write: (_chunk, _encoding, done) => done()});
  const terminal = createInterface({input: process.stdin, output: silent, terminal: true});
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

const TIMEOUT_MS = 60_000;

/**
 * Makes a function that sends bodies to an instance.
 * @throws Error, from that function, when the instance does not answer: it names the address, but never the password
 */
export function sender(url: URL, user: string | undefined, password: string): (body: OperationBody) => Promise<Answer> {
  const address = `${url.protocol}//${url.host}${url.pathname}`;
  const credentials = Buffer.from(`${user}:${password}`).toString('base64');
  return async (body) => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          ...(user !== undefined && {Authorization: `Basic ${credentials}`}),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return {status: response.status, body: parseJson(hide(await response.text(), password))};
    } catch (error) {
      const {message, cause} = error as Error & {cause?: Error};
      throw new Error(`${address} does not answer ${body.operation}: ${cause?.message ?? message}`, {cause: error});
    }
  };
}

/** Removes the password, since an instance may repeat what it was sent. */
function hide(text: string, password: string): string {
  return password === '' ? text : text.replaceAll(password, '<password>');
}
