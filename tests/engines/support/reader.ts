import {host} from './host';
import type {Key, Modifier, Tab} from './tab';

const PATIENCE = 15_000;
const PAUSE = 100;

/** What a reader does and sees, in any engine. Everything waits until it is so, or fails and says what was not. */
export class Reader {
  constructor(private readonly tab: Tab) {}

  /** Opens a page and waits until it is interactive. */
  async open(path: string): Promise<void> {
    await this.tab.goto(host.url + path);
    await this.until('the scripts have taken over the page', `document.documentElement.dataset.hasHydrated === 'true'`);
  }

  /** Waits for an element that is visible, by a selector and by words of its name or text. */
  async sees(selector: string, words?: string): Promise<void> {
    await this.until(`"${selector}" ${words ?? ''} is visible`, `${find(selector, words)} !== undefined`);
  }

  async seesNo(selector: string, words?: string): Promise<void> {
    await this.until(`"${selector}" ${words ?? ''} is not visible`, `${find(selector, words)} === undefined`);
  }

  /** Clicks on the middle of an element, once nothing is in front of it and it has come to rest. */
  async clicks(selector: string, words?: string): Promise<void> {
    const [x, y] = await this.until<[number, number]>(
      `"${selector}" ${words ?? ''} can be clicked`,
      `(() => {
        const element = ${find(selector, words)};
        if (!element) return false;
        element.scrollIntoView({block: 'center', behavior: 'instant'});
        const {left, top, width, height} = element.getClientRects()[0];
        const place = [Math.round(left + width / 2), Math.round(top + height / 2)];
        const former = window.placeToClick;
        window.placeToClick = String(place);
        const target = document.elementFromPoint(...place);
        const isFree = target !== null && (element.contains(target) || target.contains(element));
        return isFree && former === window.placeToClick && place;
      })()`,
    );
    await this.tab.clickAt(x, y);
  }

  async types(text: string): Promise<void> {
    await this.tab.type(text);
  }

  async presses(key: Key | '/' | 'k', modifier?: Modifier): Promise<void> {
    await this.tab.press(key, modifier);
  }

  async resizes(width: number, height: number): Promise<void> {
    await this.tab.resize(width, height);
    await this.until(`the page is ${width} pixels wide`, `innerWidth === ${width}`);
  }

  async goesBack(): Promise<void> {
    await this.tab.evaluate('history.back()');
  }

  /** Waits for an address: path, query and fragment. */
  async isAt(address: string): Promise<void> {
    await this.until(`the address is ${address}`, `location.href === ${JSON.stringify(host.url + address)}`);
  }

  /** Waits until the focus is on an element. */
  async isOn(selector: string, words?: string): Promise<void> {
    await this.until(
      `the focus is on "${selector}" ${words ?? ''}`,
      `document.activeElement !== null && document.activeElement === ${find(selector, words)}`,
    );
  }

  /** Waits until an expression in the page is true, or something else that is not false. */
  async until<Value>(what: string, expression: string): Promise<Value> {
    const end = Date.now() + PATIENCE;
    let value: Value | false | null = false;
    while (Date.now() < end) {
      // A page that is being left has nothing to say.
      value = await this.tab.evaluate<Value | false | null>(expression).catch(() => false as const);
      if (value !== false && value !== null) return value;
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE);
      });
    }
    throw new Error(`Waited in vain until ${what}.`);
  }

  /** What went wrong on the pages that were open, besides what a test looked at. */
  async errors(): Promise<string[]> {
    return JSON.parse(await this.tab.evaluate<string>(`sessionStorage.getItem('errors') ?? '[]'`)) as string[];
  }
}

/** An expression for the first visible element; `undefined` when there is none. */
function find(selector: string, words?: string): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
    element.checkVisibility({visibilityProperty: true}) && element.getClientRects().length > 0 &&
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\\s+/g, ' ').includes(${JSON.stringify(words ?? '')}))`;
}
