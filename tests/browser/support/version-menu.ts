import type {Locator, Page} from '@playwright/test';

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
    link: (name) => list.getByRole('link', {name, exact: true}),
  };
}
