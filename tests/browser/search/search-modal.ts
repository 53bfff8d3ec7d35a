import type {Locator, Page} from '@playwright/test';
import {expect, open} from '../support/test';

/** The search over a page, as a reader meets it. */
export class SearchModal {
  readonly dialog: Locator;
  /** The same, also while it fades out: a key that opens the search has no effect before it is gone. */
  readonly element: Locator;
  readonly field: Locator;
  readonly options: Locator;
  readonly status: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    this.element = page.locator('dialog');
    this.field = this.dialog.getByRole('combobox', {name: 'Search'});
    this.options = this.dialog.getByRole('option');
    this.status = this.dialog.getByRole('status');
  }

  /** Opens a page and the search on it. */
  static async on(page: Page, address = '/docs'): Promise<SearchModal> {
    await open(page, address);
    const modal = new SearchModal(page);
    await page.keyboard.press('Control+k');
    await expect(modal.field).toBeFocused();
    return modal;
  }

  /** Types a query and waits for its answer. */
  async search(query: string): Promise<void> {
    await this.field.fill(query);
    await expect(this.status).toHaveText(/result/);
  }

  /** The hits, without the line that asks. */
  get hits(): Locator {
    return this.dialog.locator('a[role=option]');
  }
}
