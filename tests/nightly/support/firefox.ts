// cspell:ignore datareporting
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {engineOf, type Engine} from './engine';

/** An answer of the browser, or something that happened in it. */
interface Message {
  id?: number;
  error?: string;
  message?: string;
  params?: {level?: string; text?: string};
  result?: {context?: string; result?: {value?: unknown}; exceptionDetails?: {text: string}};
}

export interface Firefox extends Engine {
  /** Errors in the console since the last call. */
  takeErrors: () => string[];
}

/** The installed Firefox: that of Debian, or of the machines of GitHub. */
function findFirefox(): string {
  for (const name of ['firefox-esr', 'firefox']) {
    try {
      execFileSync(name, ['--version'], {stdio: 'ignore'});
      return name;
    } catch {
      // The next name.
    }
  }
  throw new Error('There is no Firefox: expected firefox-esr or firefox, as apt-get installs it.');
}

/**
 * Starts a Firefox with a profile of its own, and speaks WebDriver BiDi with it. Playwright cannot: it brings an engine of
 * its own, which is not the one that readers have.
 *
 * @param site origin that paths are opened on
 * @param preferences beyond the usual ones
 */
export async function startFirefox(site: string, preferences: Record<string, unknown> = {}): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'site-firefox-'));
  const lines = Object.entries({'datareporting.policy.dataSubmissionEnabled': false, ...preferences}).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(
    findFirefox(),
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    {stdio: ['ignore', 'ignore', 'pipe']},
  );
  // Also after a test that could not start it as a whole.
  process.once('exit', () => browser.kill());
  const address = await new Promise<string>((resolve, reject) => {
    browser.stderr.on('data', (text) => {
      const found = /ws:\/\/\S+/.exec(String(text))?.[0];
      if (found) resolve(found);
    });
    browser.once('exit', (code) => reject(new Error(`Firefox ended with ${code}`)));
  });
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');

  const waiting = new Map<number, (message: Message) => void>();
  let errors: string[] = [];
  socket.addEventListener('message', ({data}) => {
    const {id, ...message} = JSON.parse(String(data)) as Message;
    if (id !== undefined) waiting.get(id)?.(message);
    else if (message.params?.level === 'error') errors.push(message.params.text ?? '');
  });
  let sent = 0;
  const send = async (method: string, params: object) => {
    const id = (sent += 1);
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({id, method, params}));
    const {error, message, result} = await Promise.race([
      answer,
      wait<Message>(60_000, {error: 'timeout'}, {ref: false}),
    ]);
    waiting.delete(id);
    if (error !== undefined) throw new Error(`${method}: ${message ?? error}`);
    return result!;
  };

  await send('session.new', {capabilities: {}});
  await send('session.subscribe', {events: ['log.entryAdded']});
  const {context} = await send('browsingContext.create', {type: 'tab'});
  const setWidth = async (width: number) => {
    await send('browsingContext.setViewport', {context, viewport: {width, height: 800}});
  };
  await setWidth(1280);

  const engine = engineOf(site, {
    navigate: (url) => send('browsingContext.navigate', {context, url, wait: 'complete'}),
    refresh: () => send('browsingContext.reload', {context, wait: 'complete'}),
    async back() {
      await send('browsingContext.traverseHistory', {context, delta: -1});
    },
    async read(expression) {
      const {result, exceptionDetails} = await send('script.evaluate', {
        expression,
        target: {context},
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value;
    },
    async press(...together) {
      const actions = [
        ...together.map((value) => ({type: 'keyDown', value})),
        ...together.toReversed().map((value) => ({type: 'keyUp', value})),
      ];
      await send('input.performActions', {context, actions: [{type: 'key', id: 'keyboard', actions}]});
    },
    setWidth,
    async close() {
      socket.close();
      browser.kill();
      await once(browser, 'exit');
      rmSync(profile, {recursive: true, force: true});
    },
  });
  return {
    ...engine,
    takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
  };
}
