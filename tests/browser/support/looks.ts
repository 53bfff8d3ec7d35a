import type {Page} from '@playwright/test';

/** How an element with a class of a CSS module looks. */
export interface Look {
  /** Tag and classes, without the hashes that the bundler adds. */
  element: string;
  /** Computed properties by name. */
  style: Record<string, string>;
}

/**
 * What follows from the size of the window, of letters and of other elements says nothing about the rules that apply, and
 * custom properties and background positions keep the spelling that the minifier changes. Feature settings repeat, for
 * older browsers, what another property says.
 */
const IGNORED =
  /^(--.*|background-position.*|font-feature-settings|width|height|top|right|bottom|left|inset|inline-size|block-size|inset-.*|perspective-origin|transform-origin|grid-template-(rows|columns))$/;

/** `npm start` has other versions than the published site. */
const VERSIONS = 'ul[aria-label="Versions"]';

/** The looks of the elements of a page that have a class of a CSS module, three of each sort, in the order of the document. */
export async function looksOf(page: Page): Promise<Look[]> {
  return page.evaluate(
    ({ignoredNames, versions}) => {
      const ignored = new RegExp(ignoredNames);
      const hashed = /_[\w-]{4}$/;
      const seen = new Map<string, number>();
      return [...document.querySelectorAll('#__docusaurus [class]')].flatMap((element) => {
        const classes = [...element.classList];
        if (!classes.some((name) => hashed.test(name)) || element.closest(versions)) return [];
        const name = `${element.tagName.toLowerCase()}.${classes.map((part) => part.replace(hashed, '')).join('.')}`;
        // The first few tell what the others would.
        seen.set(name, (seen.get(name) ?? 0) + 1);
        if (seen.get(name)! > 3) return [];
        const computed = getComputedStyle(element);
        const properties = [...computed].filter((property) => !ignored.test(property));
        return {
          element: name,
          style: Object.fromEntries(properties.map((property) => [property, computed.getPropertyValue(property)])),
        };
      });
    },
    {ignoredNames: IGNORED.source, versions: VERSIONS},
  );
}

/**
 * Where two pages look different, one line for each property of each element.
 * @returns a single line where the pages do not have the same elements
 */
export function differencesOf(actual: Look[], expected: Look[]): string[] {
  const elements = (looks: Look[]) => looks.map(({element}) => element).join('\n');
  if (elements(actual) !== elements(expected)) {
    const at = actual.findIndex(({element}, index) => element !== expected[index]?.element);
    return [
      `${actual.length} elements instead of ${expected.length}; the first other one: ${actual[at]?.element} instead of ${expected[at]?.element}`,
    ];
  }
  return actual.flatMap(({element, style}, index) =>
    Object.entries(expected[index]!.style)
      .filter(([name, value]) => style[name] !== value)
      .map(([name, value]) => `${element}: ${name} is ${style[name]} instead of ${value}`),
  );
}
