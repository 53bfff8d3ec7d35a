import {firefox, webkit} from '@playwright/test';
import type {Engine, EngineName} from './tab';

/** Playwright's own Firefox or WebKit, which `npx playwright install` fetches. */
export async function startPlaywright(name: EngineName): Promise<Engine> {
  const browser = await {firefox, webkit}[name].launch();
  return {
    async newTab() {
      const context = await browser.newContext();
      const page = await context.newPage();
      return {
        goto: async (url) => void (await page.goto(url)),
        evaluate: (expression) => page.evaluate(expression),
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key, modifier) => page.keyboard.press(modifier ? `${modifier}+${key}` : key),
        resize: (width, height) => page.setViewportSize({width, height}),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}
