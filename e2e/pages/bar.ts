import type { Locator, Page } from '@playwright/test';

/** What stands above every page of a signed-in person. */
export class Bar {
  readonly root: Locator;
  readonly name: Locator;
  readonly person: Locator;
  readonly logOut: Locator;
  readonly menu: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('banner');
    this.name = this.root.getByRole('link').first();
    this.person = this.root.getByRole('button', { name: /^Your menu/ });
    this.logOut = this.root.getByRole('link', { name: 'Log out' });
    this.menu = page.getByRole('dialog', { name: /^Your menu/ });
  }
}
