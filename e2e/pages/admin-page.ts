import type { Locator, Page } from '@playwright/test';

export class AdminPage {
  readonly heading: Locator;
  readonly groups: Locator;
  readonly setToken: Locator;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Debug token' });
    this.groups = page.getByRole('checkbox');
    this.setToken = page.getByRole('button', { name: 'SET TOKEN' });
  }

  group(name: string): Locator {
    return this.page.getByRole('checkbox', { name, exact: true });
  }

  async take(...groups: string[]): Promise<void> {
    for (const group of groups) await this.group(group).check();
    await this.setToken.click();
  }
}
