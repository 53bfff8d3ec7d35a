// cspell:ignore searc xqzzt
import type {Page} from '@playwright/test';
import {SearchModal} from './search/search-modal';
import {expect, open, test} from './support/test';

// A browser that translates a page wraps each text in elements of its own, again and again as texts change. Whatever
// the reader does then works as on the page as it is.

/** Wraps all texts, and those that come, as the translators of Chrome and Edge do. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (text: Text) => {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('font, script, style, textarea, pre, svg')) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      if (root instanceof Text) texts.push(root);
      texts.forEach(wrap);
    };
    wrapAll(document.body);
    document.documentElement.classList.add('translated-ltr');
    new MutationObserver((records) => {
      for (const {type, target, addedNodes} of records) {
        if (type === 'characterData') wrapAll(target);
        addedNodes.forEach(wrapAll);
      }
    }).observe(document.body, {childList: true, characterData: true, subtree: true});
  });
}

const FLOWS: Record<string, (page: Page) => Promise<void>> = {
  'typing in the search': async (page) => {
    const modal = await openSearch(page);
    for (const text of ['s', 'sql ', 'search_by_val', 'searc', 'xqzzt', 'create table', '']) {
      await modal.field.fill(text);
      await page.waitForTimeout(150);
    }
    await modal.field.fill('search_by_conditions');
    await expect(modal.options.first()).toContainText('search_by_conditions');
  },
  'opening a result': async (page) => {
    const modal = await openSearch(page);
    await modal.field.fill('search_by_conditions');
    await expect(modal.options.first()).toContainText('search_by_conditions');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#search_by_conditions$/);
  },
  'searching all versions': async (page) => {
    const modal = await openSearch(page);
    await modal.field.fill('rest');
    await modal.dialog
      .getByRole('checkbox')
      .click({timeout: 2000})
      .catch(() => {});
    await expect(modal.options.first()).toBeVisible();
    await modal.field.fill('table');
    await expect(modal.options.first()).toBeVisible();
  },
  'closing and opening the search': async (page) => {
    for (const text of ['table', 'cluster', 'jobs']) {
      const modal = await openSearch(page);
      await modal.field.fill(text);
      await expect(modal.options.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toHaveCount(0);
    }
  },
  'asking two questions': async (page) => {
    const modal = await openSearch(page);
    await modal.field.fill('How do I clone a node?');
    await page.keyboard.press('Control+Enter');
    await expect(modal.dialog.locator('figure a').first()).toBeVisible();
    await modal.dialog.getByLabel('Ask a question').fill('What is a resource?');
    await page.keyboard.press('Enter');
    await expect(modal.dialog.locator('article')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(modal.field).toBeFocused();
  },
  'the search page': async (page) => {
    await open(page, '/search?q=replication');
    await translate(page);
    const field = page.getByRole('searchbox');
    for (const text of ['table', 'xqzzt', 'jobs']) {
      await field.fill(text);
      await page.waitForTimeout(200);
    }
    await expect(page.locator('main article').first()).toBeVisible();
    await page
      .getByRole('button', {name: 'Show more results'})
      .click({timeout: 2000})
      .catch(() => {});
  },
  'changing the form of requests': async (page) => {
    for (const name of ['curl', 'Python', 'JSON']) await page.getByRole('tab', {name}).first().click();
  },
  'copying code': async (page) => {
    await page.getByRole('button', {name: /^Copy/}).nth(1).click();
    await page.waitForTimeout(2500);
  },
  'the version menu': async (page) => {
    await page
      .locator('.navbar')
      .getByRole('button', {name: /Version/})
      .click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
  },
  'the color mode': async (page) => {
    for (let time = 0; time < 3; time++)
      await page
        .getByRole('button', {name: /^Switch between/})
        .first()
        .click();
  },
  'going from page to page, and back': async (page) => {
    const title = page.getByRole('heading', {level: 1});
    const before = (await title.textContent()) ?? '';
    await page.locator('.pagination-nav__link--next').click();
    await expect(title).not.toHaveText(before);
    await page.locator('.navbar').getByRole('link', {name: 'Release Notes'}).click();
    await expect(title).toHaveText('Release notes');
    await page.goBack();
    await page.goBack();
    await expect(title).toHaveText(before);
  },
  'opening a group of the sidebar': async (page) => {
    await page.locator('.menu__link--sublist').nth(1).click();
    await page.waitForTimeout(400);
  },
  'saying that a page helped': async (page) => {
    await page.getByRole('button', {name: 'Yes'}).click();
    await page.waitForTimeout(400);
  },
  'the menu of the page': async (page) => {
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
  },
  'own addresses and names': async (page) => {
    await page
      .getByRole('button', {name: /values/i})
      .first()
      .click({timeout: 3000})
      .catch(() => {});
    await page.keyboard.press('Escape');
  },
  'the filter of settings': async (page) => {
    await open(page, '/docs/deployments/configuration');
    await translate(page);
    const field = page.getByRole('searchbox', {name: 'Filter keys'});
    for (const text of ['port', 'xqzzt', '']) {
      await field.fill(text);
      await page.waitForTimeout(200);
    }
  },
  'the list of operations': async (page) => {
    await open(page, '/docs/developers/operations-api');
    await translate(page);
    const field = page.getByRole('searchbox').first();
    for (const text of ['table', 'xqzzt', '']) {
      await field.fill(text);
      await page.waitForTimeout(200);
    }
  },
  'the list of errors': async (page) => {
    await open(page, '/docs/errors');
    await translate(page);
    const field = page.getByRole('searchbox').first();
    for (const text of ['table', 'xqzzt', '']) {
      await field.fill(text);
      await page.waitForTimeout(200);
    }
  },
  'the list of releases': async (page) => {
    await open(page, '/release-notes');
    await translate(page);
    const field = page.getByRole('searchbox').first();
    for (const text of ['4.5', 'xqzzt', '']) {
      await field.fill(text);
      await page.waitForTimeout(200);
    }
  },
  'the upgrade view': async (page) => {
    await open(page, '/release-notes/upgrade?from=4.6.0&to=4.7.3');
    await translate(page);
    const choice = page.getByRole('combobox').first();
    await choice.selectOption({index: 3});
    await page.waitForTimeout(300);
    await choice.selectOption({index: 5});
    await page.waitForTimeout(300);
  },
  'availability by version': async (page) => {
    await open(page, '/docs/availability');
    await translate(page);
    const field = page.getByRole('searchbox').first();
    for (const text of ['table', 'xqzzt', '']) {
      await field.fill(text);
      await page.waitForTimeout(200);
    }
  },
  'a page that does not exist': async (page) => {
    await page.evaluate(() => {
      history.pushState({key: 'x'}, '', '/docs/nothing-here');
      dispatchEvent(new PopStateEvent('popstate', {state: {key: 'x'}}));
    });
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/page not found/i);
  },
};

async function openSearch(page: Page): Promise<SearchModal> {
  const modal = new SearchModal(page);
  await page.keyboard.press('Control+k');
  await expect(modal.field).toBeFocused();
  return modal;
}

for (const [name, flow] of Object.entries(FLOWS)) {
  test(`on a translated page: ${name}`, async ({page, expectProblem}) => {
    expectProblem(/\b404\b/, {mustCome: false});
    await open(page, '/docs/developers/operations-api/jobs');
    await translate(page);
    await flow(page);
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await expect(page.locator('.navbar')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('what a search shows changes on a translated page, too', async ({page}) => {
  await open(page, '/docs');
  await translate(page);
  const modal = await openSearch(page);
  await modal.search('search_by_conditions');
  await expect(modal.hits.first()).toContainText('search_by_conditions');
  await modal.field.fill('get_job');
  await expect(modal.hits.first()).toContainText('get_job');
  await expect(modal.hits.first()).not.toContainText('search_by_conditions');
  await expect(modal.dialog.getByRole('button', {name: /Ask/}).first()).toBeVisible();
});
