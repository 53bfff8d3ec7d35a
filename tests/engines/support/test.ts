import {writeFile} from 'node:fs/promises';
import {test as base, expect} from '@playwright/test';
import {portOf} from '../../browser/support/builds';
import {startPlaywright} from './playwright';
import {startFirefox} from './puppeteer';
import {Reader} from './reader';
import {startWebKit} from './selenium';
import type {Engine, EngineName} from './tab';

interface Worker {
  engine: EngineName;
  running: Engine;
}

/** scripts/test-engines.mjs sets the variables where an engine is driven through WebDriver. */
async function start(name: EngineName): Promise<Engine> {
  const {FIREFOX_PATH, WEBKIT_DRIVER_PATH, WEBKIT_PATH} = process.env;
  if (name === 'firefox' && FIREFOX_PATH) return startFirefox(FIREFOX_PATH);
  if (name === 'webkit' && WEBKIT_DRIVER_PATH && WEBKIT_PATH) {
    return startWebKit(WEBKIT_DRIVER_PATH, WEBKIT_PATH, portOf(41));
  }
  return startPlaywright(name);
}

/** A test with a reader, who has a tab of their own. It fails on every error of a page. */
export const test = base.extend<{reader: Reader}, Worker>({
  engine: ['firefox', {option: true, scope: 'worker'}],
  running: [
    async ({engine}, provide) => {
      const running = await start(engine);
      await provide(running);
      await running.stop();
    },
    {scope: 'worker', timeout: 120_000},
  ],
  reader: async ({running}, provide, testInfo) => {
    const tab = await running.newTab();
    await tab.resize(1280, 800);
    const reader = new Reader(tab);
    await provide(reader);
    const hasFailed = testInfo.errors.length > 0;
    if (hasFailed) await writeFile(testInfo.outputPath('page.png'), await tab.screenshot());
    const errors = hasFailed ? [] : await reader.errors();
    await tab.close();
    expect(errors).toEqual([]);
  },
});
