import {expect, type Locator, type Page} from '@playwright/test';
import versions from '../../../versions.json';

interface VersionMenu {
  button: Locator;
  list: Locator;
  /** The link to a version, or to what else the list has. */
  link: (name: string | RegExp) => Locator;
}

/** The version menu of the navbar, or of whatever else is given. */
export function versionMenu(within: Page | Locator): VersionMenu {
  const list = within.getByRole('list', {name: 'Versions'});
  return {
    button: within.getByRole('button', {name: /^Version \S+$/}),
    list,
    // Behind its name, a version says what it has of the page that is open.
    link: (name) =>
      list.getByRole('link', {
        name: typeof name === 'string' ? new RegExp(`^${name.replaceAll('.', String.raw`\.`)}(?: |$)`) : name,
      }),
  };
}

/** Chooses a version of the docs, or another entry of the menu, as a reader does. */
export async function chooseVersion(page: Page, name: string): Promise<void> {
  await versionMenu(page).button.click();
  await versionMenu(page).link(name).click();
}

/** Expects the control in the navbar to name a version. */
export async function expectShownVersion(page: Page, name: string): Promise<void> {
  await expect(versionMenu(page).button).toHaveText(`Version ${name}`);
}

/** Expects the open page to be of a version; one that is not the latest says so. */
export async function expectPageVersion(page: Page, name: string): Promise<void> {
  const badge = page.locator('.theme-doc-version-badge');
  await expect(page.locator('meta[name=docusaurus_version]')).toHaveAttribute(
    'content',
    name === 'Next' ? 'current' : name,
  );
  if (name === versions[0]) await expect(badge).toHaveCount(0);
  else await expect(badge).toContainText(`Version ${name}`);
}
