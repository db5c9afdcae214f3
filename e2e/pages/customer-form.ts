import type { Locator, Page } from '@playwright/test';

export class CustomerForm {
  readonly page: Page;
  readonly name: Locator;
  readonly save: Locator;
  readonly addSite: Locator;
  readonly conflict: Locator;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByRole('textbox', { name: 'Name', exact: true }).first();
    this.save = page.getByRole('button', { name: 'Save customer' });
    this.addSite = page.getByRole('button', { name: 'Add site' });
    this.conflict = page.getByRole('dialog', { name: 'Changed by somebody else meanwhile' });
  }

  site(number: number): Locator {
    return this.page.getByRole('group', { name: `Site ${number}`, exact: true });
  }
}
