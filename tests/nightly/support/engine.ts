import {setTimeout as wait} from 'node:timers/promises';

/** The key codes of WebDriver. */
export const keys = {
  enter: '\uE007',
  escape: '\uE00C',
  arrowDown: '\uE015',
  control: '\uE009',
} as const;

/** A browser as it is installed, with one tab. */
export interface Engine {
  /** Opens a path of the site and waits until the page is hydrated, and until it would have loaded itself again. */
  open: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** The value of an expression in the page. */
  read: (expression: string) => Promise<unknown>;
  /** Holds these keys down together, then lets them go. */
  press: (...together: string[]) => Promise<void>;
  /** Makes the window as wide, or as narrow as the browser allows. */
  setWidth: (pixels: number) => Promise<void>;
  close: () => Promise<void>;
}

/** The part of an engine that a protocol offers; the rest is the same in all. */
export interface Commands extends Omit<Engine, 'open' | 'reload'> {
  navigate: (url: string) => Promise<unknown>;
  refresh: () => Promise<unknown>;
}

/**
 * @param site origin that paths are opened on
 * @param commands of the browser that was started
 */
export function engineOf(site: string, {navigate, refresh, ...commands}: Commands): Engine {
  return {
    ...commands,
    async open(path) {
      await navigate(site + path);
      await untilHydrated(commands);
      await wait(1500);
      await untilHydrated(commands);
    },
    async reload() {
      await refresh();
      await untilHydrated(commands);
    },
  };
}

async function untilHydrated({read}: Pick<Engine, 'read'>): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    // While a page is exchanged for another one, there is nothing to ask.
    const value = await read('document.documentElement.dataset.hasHydrated').catch(() => undefined);
    if (value === 'true') return;
    await wait(100);
  }
  throw new Error('The page was not hydrated within 30 seconds.');
}
