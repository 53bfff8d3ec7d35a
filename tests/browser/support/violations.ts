import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** The rules that colors can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong with a page as it stands: rule and elements.
 *
 * @param only `colors` for a page that has been judged in another color mode
 */
export async function violationsOn(page: Page, only?: 'colors'): Promise<string[]> {
  // Pages have no frames of other hosts, for which axe would open a page of its own to join the results in.
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations']}).setLegacyMode();
  const {violations} = await (
    only === 'colors'
      ? axe.withRules(COLOR_RULES)
      : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  ).analyze();
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`);
}
