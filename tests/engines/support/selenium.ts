import {spawn} from 'node:child_process';
import {Builder, Capabilities, Key as SeleniumKey, type WebDriver} from 'selenium-webdriver';
import type {Engine, Key} from './tab';

const KEYS: Record<Key, string> = {
  ArrowDown: SeleniumKey.ARROW_DOWN,
  Backspace: SeleniumKey.BACK_SPACE,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Tab: SeleniumKey.TAB,
};

/**
 * WebKitGTK, by WebDriver.
 *
 * @param driver path of WebKitWebDriver
 * @param browser path of WebKit's own small browser
 * @param port where the driver is to listen
 */
export async function startWebKit(driver: string, browser: string, port: number): Promise<Engine> {
  const server = spawn(driver, [`--port=${port}`], {stdio: 'ignore'});
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/status`);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {binary: browser, args: ['--automation']},
  });
  return {
    async newTab() {
      const session = await new Builder().usingServer(url).withCapabilities(capabilities).build();
      return {
        goto: (address) => session.get(address),
        evaluate: (expression) => session.executeScript(`return ${expression}`),
        clickAt: (x, y) => session.actions().move({x, y, duration: 0}).click().perform(),
        type: (text) => session.actions().sendKeys(text).perform(),
        async press(key, modifier) {
          const actions = session.actions();
          if (modifier) actions.keyDown(SeleniumKey.CONTROL);
          actions.sendKeys(KEYS[key as Key] ?? key);
          if (modifier) actions.keyUp(SeleniumKey.CONTROL);
          await actions.perform();
        },
        resize: (width, height) => resize(session, width, height),
        screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
        close: () => session.quit(),
      };
    },
    async stop() {
      server.kill();
    },
  };
}

/** A window has a frame, and WebDriver knows the size of the window only. */
async function resize(session: WebDriver, width: number, height: number): Promise<void> {
  const window = session.manage().window();
  await window.setRect({width, height});
  const [innerWidth = width, innerHeight = height] = await session.executeScript<number[]>(
    'return [innerWidth, innerHeight]',
  );
  await window.setRect({width: 2 * width - innerWidth, height: 2 * height - innerHeight});
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`WebKitWebDriver does not answer at ${url}.`);
}
