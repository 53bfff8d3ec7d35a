import {AxeBuilder} from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';
import {overflowOf} from './actions';

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that colors can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** Lists and tables with more entries have many that are built alike. */
const MANY = 20;

/**
 * Removes entries of long lists and tables whose elements, classes, roles and states are those of an earlier entry of
 * the same list, for which axe takes minutes and finds what it finds in the first. Every night, all of them are judged.
 */
async function removeAlike(page: Page): Promise<void> {
  if (process.env.TEST_SCOPE === 'all') return;
  await page.evaluate((many) => {
    const isState = /^(?:class|role|type|aria-(?:current|disabled|expanded|hidden|pressed|selected))$/;
    const shapeOf = (element: Element): string => {
      const attributes = [...element.attributes].map(({name, value}) =>
        isState.test(name) ? `${name}=${value}` : name,
      );
      // A cell with three links is built like one with two.
      const parts = new Set([...element.children].map(shapeOf));
      return `${element.tagName}[${attributes.toSorted().join(' ')}]{${[...parts].toSorted().join(' ')}}`;
    };
    for (const list of document.querySelectorAll('tbody, ul, ol, dl')) {
      if (list.children.length <= many) continue;
      const seen = new Set<string>();
      // Of a list that does not change with the page.
      for (const entry of Array.from(list.children)) {
        const shape = shapeOf(entry);
        if (seen.has(shape)) entry.remove();
        seen.add(shape);
      }
    }
  }, MANY);
}

/**
 * The violations that axe finds on a page as it stands: rule and elements.
 *
 * @param only `colors` for a page that has been judged in another color mode
 * @param within a selector, for a part of the page
 */
export async function violationsOn(page: Page, only?: 'colors', within?: string): Promise<string[]> {
  // Pages have no frames of other hosts, for which axe would open a page of its own to join the results in.
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations']}).setLegacyMode();
  if (within) axe.include(within);
  const {violations} = await (only ? axe.withRules(COLOR_RULES) : axe.withTags(ALL_RULES)).analyze();
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`);
}

/**
 * Expects axe to find nothing on a page as it stands, in both color modes and at all widths, and nothing to be wider
 * than the page. The page follows the system, so that it need not be opened twice; the dark is judged by what colors
 * can break.
 */
export async function expectSound(
  page: Page,
  {widths, within}: {widths?: number[]; within?: string} = {},
): Promise<void> {
  const {width: present, height} = page.viewportSize()!;
  const all = widths ?? [present];
  for (const width of all.toReversed()) {
    await page.setViewportSize({width, height});
    expect.soft(await overflowOf(page), `${width} pixels`).toBeLessThanOrEqual(0);
  }
  await removeAlike(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    // Motion would be judged half way.
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    // A page of a thousand rows is laid out anew for seconds, and the color mode waits for it.
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme, {timeout: 60_000});
    // Only transitions: an animation that follows the scroll position never finishes.
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map(({finished}) => finished.catch(() => undefined)),
      ),
    );
    // The dark begins at the width where the light ended: each change lays the page out anew.
    for (const width of colorScheme === 'light' ? all : all.toReversed()) {
      await page.setViewportSize({width, height});
      const name = `${colorScheme}, ${width} pixels`;
      expect.soft(await violationsOn(page, colorScheme === 'dark' ? 'colors' : undefined, within), name).toEqual([]);
    }
  }
}
