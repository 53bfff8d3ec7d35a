import {test as base, expect, type BrowserContext, type Page} from '@playwright/test';

interface Watch {
  /**
   * Lets console errors and failed requests pass whose text matches. One has to come: an excuse that nothing needs
   * would hide a fault. `mustCome: false` is for what the page does at a moment of its own, like fetching ahead from a
   * host that the test took away.
   */
  expectProblem: (pattern: RegExp, options?: {mustCome: boolean}) => void;
}

/** Waits until the scripts have taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a page, waits until it is interactive, and has all of it laid out, as for a reader who does something. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

interface Traffic {
  /** Requests that are under way. */
  open: number;
  /** The time at which the last one began or ended, in milliseconds. */
  last: number;
}
const traffic = new WeakMap<Page, Traffic>();

function watchTraffic(page: Page): void {
  const seen = {open: 0, last: Date.now()};
  const note = (change: number) => () => {
    seen.open += change;
    seen.last = Date.now();
  };
  page.on('request', note(1));
  page.on('requestfinished', note(-1));
  page.on('requestfailed', note(-1));
  traffic.set(page, seen);
}

/**
 * Waits until a page has all that it asked for, and has asked for nothing more in half a second. The load state
 * "networkidle" of Playwright stays when it was reached once, whatever is asked for afterwards.
 */
export async function quiet(page: Page): Promise<void> {
  const seen = traffic.get(page)!;
  // Requests that were made just now are reported in a moment.
  seen.last = Date.now();
  const isQuiet = () => seen.open === 0 && Date.now() - seen.last > 500;
  await expect.poll(isQuiet, {timeout: 30_000, intervals: [100]}).toBe(true);
}

/** No address is like this. */
const NOTHING = /^nothing:/;
const intercepted = new WeakSet<BrowserContext>();

/**
 * For a test that calls `page.route` on a page that is open: call this before it is opened. Chromium asks Playwright at
 * no request until there is a first route, and says that it does a moment too early: of the requests right after that,
 * about one in 80 passes by under load.
 */
export async function interceptFromStart(page: Page): Promise<void> {
  intercepted.add(page.context());
  await page.context().route(NOTHING, (route) => route.continue());
}

/** Refuses the first route of a page that is open: see `interceptFromStart`. */
function refuseLateRoutes(page: Page): void {
  const route = page.route.bind(page);
  let isIntercepted = false;
  page.route = (...parameters) => {
    if (!isIntercepted && page.url() !== 'about:blank' && !intercepted.has(page.context()))
      throw new Error('Call interceptFromStart before the page is opened: its next requests may pass this route by.');
    isIntercepted = true;
    return route(...parameters);
  };
}

/** Playwright's `test`, which also fails on any console error, uncaught error or failed request it was not told of. */
export const test = base.extend<Watch>({
  expectProblem: [
    async ({context, javaScriptEnabled, serviceWorkers}, use) => {
      // Where there can be no worker, nothing is loaded for one.
      if (serviceWorkers === 'block') {
        await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      }
      const expected: {pattern: RegExp; mustCome: boolean}[] = [];
      const problems: string[] = [];
      const violations: string[] = [];
      const watch = (page: Page) => {
        refuseLateRoutes(page);
        watchTraffic(page);
        page.on('console', (message) => {
          if (message.text().includes('Content Security Policy')) violations.push(message.text());
          if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
        });
        page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
        page.on('requestfailed', (request) => {
          const reason = request.failure()?.errorText ?? '';
          // A request that the browser itself gave up because the page was left is no failure of the site, nor is one
          // for a preloaded script where scripts are switched off; Chromium gives "csp" as the reason.
          if (reason !== 'net::ERR_ABORTED' && (javaScriptEnabled || reason !== 'csp'))
            problems.push(`request: ${request.url()} ${reason}`);
        });
        page.on('response', (response) => {
          if (response.status() >= 400) problems.push(`response: ${response.status()} ${response.url()}`);
        });
      };
      context.on('page', watch);
      context.pages().forEach(watch);
      await use((pattern, {mustCome} = {mustCome: true}) => expected.push({pattern, mustCome}));
      expect(violations, 'reports of the Content-Security-Policy, which no test may expect').toEqual([]);
      expect(problems.filter((problem) => !expected.some(({pattern}) => pattern.test(problem)))).toEqual([]);
      const unneeded = expected.filter(
        ({pattern, mustCome}) => mustCome && !problems.some((problem) => pattern.test(problem)),
      );
      expect(
        unneeded.map(({pattern}) => String(pattern)),
        'expected problems that did not come',
      ).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
