import type {Page} from '@playwright/test';
import {isSameDocument, markDocument} from './support/actions';
import {expect, open, test} from './support/test';

/** Links that lead from one kind of page to the next, by the address that they end at. */
const WAY = [
  '/docs/developers/rest',
  '/release-notes',
  '/release-notes/v4-tucker',
  '/release-notes/v4-tucker/4.7.0',
  '/fabric',
  '/docs',
];

/** The metadata of the page: all that components render into its head, and the attributes of its elements. */
function describeHead(root: Document): string[] {
  const attributesOf = (element: Element) =>
    [...element.attributes].map(({name, value}) => `${name}=${value}`).toSorted();
  const ofRoot = ['lang', 'dir', 'class'].map((name) => `${name}=${root.documentElement.getAttribute(name)}`);
  const tags = [...root.head.querySelectorAll('[data-rh]:not(title)')].map((tag) =>
    // The order of attributes and of the parts of structured data says nothing.
    [tag.localName, ...attributesOf(tag), ...tag.textContent.split(/[{},]+/).toSorted()].join(' '),
  );
  return [root.title, ...ofRoot, ...tags.toSorted()];
}

const headHere = (page: Page) => page.evaluate(`(${describeHead.toString()})(document)`);

/** The head of a page as the server sends it. */
const headSent = (page: Page, address: string) =>
  page.evaluate(
    `fetch(${JSON.stringify(address)}).then((response) => response.text())
      .then((text) => (${describeHead.toString()})(new DOMParser().parseFromString(text, 'text/html')))`,
  );

test('the head of a page is the same whether it is opened or reached by links', async ({page}) => {
  await open(page, '/docs');
  expect(await headHere(page)).toEqual(await headSent(page, '/docs'));
  await markDocument(page);
  for (const address of WAY) {
    await page.evaluate((to) => {
      // The announcement above these is text of the configuration, whose links open a document.
      const link = document.querySelector<HTMLElement>(`:is(nav, main, footer) a[href="${to}"]`);
      if (!link) throw new Error(`No link leads to ${to}.`);
      link.click();
    }, address);
    await expect(page).toHaveURL(address);
    const sent = await headSent(page, address);
    await expect.poll(() => headHere(page), address).toEqual(sent);
  }
  await page.goBack();
  await expect.poll(() => headHere(page)).toEqual(await headSent(page, '/fabric'));
  expect(await isSameDocument(page)).toBe(true);
});
