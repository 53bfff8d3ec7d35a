import {createInterface} from 'node:readline/promises';
import {Writable} from 'node:stream';

/** Asks a question with the answers yes and no; without a terminal the answer is no. */
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
 * @throws Error when there is no terminal to ask at
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
