import type { Locator, Page } from '@playwright/test';

export class SetPasswordPage {
  readonly first: Locator;
  readonly second: Locator;
  readonly submit: Locator;
  readonly status: Locator;
  readonly failure: Locator;
  readonly sendEmail: Locator;

  constructor(page: Page) {
    this.first = page.getByLabel('New password', { exact: true });
    this.second = page.getByLabel('New password again', { exact: true });
    this.submit = page.getByRole('button', { name: 'Set password' });
    this.status = page.getByRole('status');
    this.failure = page.getByRole('alert');
    this.sendEmail = page.getByRole('button', { name: 'Send email' });
  }

  async type(first: string, second = first): Promise<void> {
    await this.first.fill(first);
    await this.second.fill(second);
  }
}
