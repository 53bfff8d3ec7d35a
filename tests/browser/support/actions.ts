import {expect, type Locator, type Page} from '@playwright/test';

/** Actions on a page, and questions about it, that several tests share. */

/** Holds requests on their way until the function that is returned is called. */
export async function hold(page: Page, files: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Makes the browser one whose reader saves data, so that pages fetch nothing ahead; to be called before a page is
 * opened.
 */
export function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}),
  );
}

/** Makes every use of the browser's storage fail; to be called before a page is opened. */
export function closeStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const fail = () => {
      throw new Error('The storage is closed');
    };
    Storage.prototype.getItem = fail;
    Storage.prototype.setItem = fail;
  });
}

/** Stores what a reader chose at another visit; to be called before a page is opened. */
export function store(page: Page, choices: Record<string, string>): Promise<unknown> {
  return page.addInitScript((entries) => Object.assign(localStorage, entries), choices);
}

/** Marks the document, to tell a navigation by the router from a new document. */
export function markDocument(page: Page): Promise<unknown> {
  return page.evaluate(() => Object.assign(window, {isMarked: true}));
}

/** Returns true if the document is still the one that was marked. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window);
}

/** The button of the navbar that changes the color mode. */
export function colorSwitch(page: Page): Locator {
  return page.getByRole('button', {name: /Switch between dark and light mode/}).first();
}

/** The look of the first element that a selector finds. */
export function styleOf(page: Page, selector: string, property: string): Promise<string> {
  const read = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name);
  return page.locator(selector).first().evaluate(read, property);
}

/** Pixels by which a page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The text that a reader has copied. */
export function clipboardOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/**
 * Watches what moves on a page without an act of the reader; to be called before the page is opened.
 * @returns the layout shift until now
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, {shift: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value, hadRecentInput} = entry as unknown as {value: number; hadRecentInput: boolean};
        if (!hadRecentInput) Object.assign(window, {shift: (window as unknown as {shift: number}).shift + value});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shift: number}).shift);
}

/** Waits until a page has drawn what was done to it. */
export function nextFrame(page: Page): Promise<unknown> {
  // The styles of the first frame are there in the second.
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Returns true if a page is shown with its own fonts, which it does without if they come late. */
export function hasFonts(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const widthIn = (family: string) => {
      const sample = document.createElement('span');
      sample.style.cssText = `position: absolute; font: 40px ${family}`;
      sample.textContent = 'Harper million';
      document.body.append(sample);
      const {width} = sample.getBoundingClientRect();
      sample.remove();
      return width;
    };
    return widthIn('Geist, monospace') !== widthIn('monospace');
  });
}

/**
 * Opens a page until it is shown with its own fonts. On a busy machine they come after the first paint; then the browser
 * has them for the next one.
 */
export function openWithFonts(page: Page, open: () => Promise<unknown>): Promise<void> {
  return expect(async () => {
    await open();
    expect(await hasFonts(page)).toBe(true);
  }).toPass();
}
