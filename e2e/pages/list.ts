import type { Locator, Page } from '@playwright/test';

/** What every list of the product has. */
export class List {
  readonly page: Page;
  readonly search: Locator;
  readonly rows: Locator;
  readonly ranges: Locator;
  readonly spinner: Locator;
  readonly failure: Locator;

  /** Where several share a page, by the names of the table and of the search. */
  constructor(page: Page, only?: { region: string; search: string }) {
    this.page = page;
    this.search = page.getByRole('searchbox', only && { name: only.search });
    const around = only ? page.getByRole('region', { name: only.region }) : page.getByRole('main');
    this.rows = around.locator('tbody').getByRole('row');
    this.ranges = page.getByRole('navigation', { name: 'Pages of the list' }).getByRole('link');
    this.spinner = page.getByRole('status', { name: 'Loading rows' });
    this.failure = page.getByRole('main').getByRole('alert');
  }

  header(name: string): Locator {
    return this.page.getByRole('columnheader', { name });
  }

  async sortBy(name: string): Promise<void> {
    await this.header(name).getByRole('button').click();
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  links(): Locator {
    return this.rows.getByRole('link');
  }
}
