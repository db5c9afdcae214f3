import type { Locator, Page } from '@playwright/test';
import { visit } from '../in-page.ts';

/** One protocol, with its categories, points and rules. */
export class ProtocolPage {
  readonly page: Page;
  readonly back: Locator;
  readonly export: Locator;
  readonly copy: Locator;
  readonly delete: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.back = page.getByRole('link', { name: 'All protocols' });
    this.export = page.getByRole('button', { name: 'Export to spreadsheet' });
    this.copy = page.getByRole('link', { name: 'Create copy' });
    this.delete = page.getByRole('button', { name: 'Delete', exact: true });
    this.dialog = page.getByRole('dialog', { name: 'Delete protocol' });
  }

  async open(id: string): Promise<void> {
    await visit(this.page, `/Protocols/${id}`);
    await this.page.getByRole('heading', { name: 'Categories and points' }).waitFor();
  }

  /** The value beside a label. */
  fact(label: string): Locator {
    return this.page
      .locator('dl > div')
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .locator('dd');
  }

  /** The rows of a category by the name that its table is read out with: '1. Drive'. */
  points(category: string): Locator {
    return this.page.getByRole('region', { name: category, exact: true }).locator('tbody > tr:not([data-below])');
  }

  dependencies(point: string): Locator {
    return this.page.getByRole('group', { name: `Dependencies of ${point}`, exact: true });
  }

  rule(point: string): Locator {
    return this.dependencies(point).getByRole('textbox', { name: 'Rule (JSON)' });
  }

  saveRule(point: string): Locator {
    return this.dependencies(point).getByRole('button', { name: 'Save rule' });
  }
}
