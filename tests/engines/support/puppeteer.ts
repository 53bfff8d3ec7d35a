import {launch} from 'puppeteer-core';
import type {Engine} from './tab';

/** Firefox as it comes from its makers, by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({browser: 'firefox', executablePath, headless: true});
  return {
    async newTab() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        goto: async (url) => void (await page.goto(url)),
        evaluate: async (expression) => (await page.evaluate(expression)) as never,
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        async press(key, modifier) {
          if (modifier) await page.keyboard.down(modifier);
          await page.keyboard.press(key);
          if (modifier) await page.keyboard.up(modifier);
        },
        resize: (width, height) => page.setViewport({width, height}),
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}
