import type {Page} from '@playwright/test';
import {expect} from './test';

const menu = '.navbar .dropdown';

/** Chooses a version of the docs, or another entry of the menu, as a reader does. */
export async function chooseVersion(page: Page, name: string): Promise<void> {
  await page.locator(menu).hover();
  await page.locator(`${menu}__menu`).getByRole('link', {name, exact: true}).click();
}

/** Expects the control in the navbar to name a version. */
export async function expectShownVersion(page: Page, name: string): Promise<void> {
  await expect(page.locator(`${menu} > a`)).toHaveText(name);
}

/** Expects the open page to say which version it describes. */
export async function expectPageVersion(page: Page, name: string): Promise<void> {
  await expect(page.locator('.theme-doc-version-badge')).toContainText(name);
}
