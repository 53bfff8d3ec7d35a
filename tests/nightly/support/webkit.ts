// cspell:ignore displayfd nolisten
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as wait} from 'node:timers/promises';
import {engineOf, type Engine} from './engine';

/** A display that nobody sees, and its name: WebKitGTK has no mode without a window. */
async function startDisplay(): Promise<{display: ChildProcess; name: string}> {
  // It writes the number that it found free to the file that it is told.
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const failure = once(display, 'error').then(([error]) => {
    throw new Error('There is no Xvfb: apt-get installs it as xvfb.', {cause: error});
  });
  const number = await Promise.race([once(display.stdio[3]!, 'data'), failure]);
  return {display, name: `:${String(number).trim()}`};
}

/**
 * Starts the WebKit that Debian has, with its small browser, and speaks WebDriver with it.
 *
 * @param site origin that paths are opened on
 * @param port for the driver
 */
export async function startWebkit(site: string, port: number): Promise<Engine> {
  const {display, name} = await startDisplay();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {...process.env, DISPLAY: name},
    stdio: 'ignore',
  });
  // Also after a test that could not start it as a whole.
  process.once('exit', () => [driver, display].forEach((each) => each.kill()));
  const failure = once(driver, 'error').then(([error]) => {
    throw new Error('There is no WebKit: apt-get installs it as webkit2gtk-driver.', {cause: error});
  });
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {'content-type': 'application/json'},
      body: body && JSON.stringify(body),
    });
    const {value} = (await answer.json()) as {value: T & {error?: string; message?: string}};
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  await Promise.race([untilItAnswers(() => send('GET', '/status')), failure]);
  const {sessionId} = await send<{sessionId: string}>('POST', '/session', {capabilities: {alwaysMatch: {}}});
  const session = `/session/${sessionId}`;
  const read = (expression: string) =>
    send<unknown>('POST', `${session}/execute/sync`, {script: `return (${expression});`, args: []});
  const setWidth = async (width: number) => {
    await send('POST', `${session}/window/rect`, {width, height: 862});
  };
  await setWidth(1280);

  return engineOf(site, {
    navigate: (url) => send('POST', `${session}/url`, {url}),
    refresh: () => send('POST', `${session}/refresh`, {}),
    // Not by the driver, which leaves out entries that no press of a real pointer or key has led to.
    async back() {
      await read('history.back()');
    },
    read,
    async press(...together) {
      const actions = [
        ...together.map((value) => ({type: 'keyDown', value})),
        ...together.toReversed().map((value) => ({type: 'keyUp', value})),
      ];
      await send('POST', `${session}/actions`, {actions: [{type: 'key', id: 'keyboard', actions}]});
    },
    setWidth,
    async close() {
      await send('DELETE', session);
      for (const each of [driver, display]) {
        const ended = once(each, 'exit');
        each.kill();
        await ended;
      }
    },
  });
}

async function untilItAnswers(ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answers = await ask().then(
      () => true,
      () => false,
    );
    if (answers) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver did not answer within ten seconds.');
}
