import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from '../in-page.ts';

/** A report as it is read. */
export class ReportPage {
  readonly page: Page;
  readonly version: Locator;
  readonly language: Locator;
  readonly edit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.version = page.getByLabel('Version', { exact: true });
    this.language = page.getByLabel('Language of the report');
    this.edit = page.getByRole('link', { name: 'Edit inspection' });
  }

  async open(id: string, name: string): Promise<void> {
    await visit(this.page, `/Reports/${id}`);
    // A report is called by its machine, which the name of the inspection ends with.
    const machine = name.split(' ').at(-1) ?? name;
    await expect(this.page.getByRole('heading', { level: 1, name: machine })).toBeVisible();
  }

  /** A section by its title. */
  section(title: string): Locator {
    return this.page.locator('section').filter({ has: this.page.getByRole('heading', { level: 2, name: title }) });
  }

  /** A point or a finding by its title; one that needs attention is told in full before its row. */
  entry(title: string): Locator {
    const heading = this.page.getByRole('heading', { name: title, exact: true });
    return this.page.locator('article').filter({ has: heading }).first();
  }

  fact(label: string): Locator {
    return this.page
      .locator('dl > div')
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .locator('dd');
  }
}
