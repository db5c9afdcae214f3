import type { Locator, Page } from '@playwright/test';
import { SignInForm } from './sign-in-form.ts';

export class LoginPage extends SignInForm {
  readonly heading: Locator;
  readonly question: Locator;
  readonly status: Locator;

  constructor(page: Page) {
    super(page);
    this.heading = page.getByRole('heading', { level: 1 });
    this.question = page.getByRole('dialog', { name: 'Reset password' });
    this.status = page.getByRole('status');
  }

  async sendLink(): Promise<void> {
    await this.forgot.click();
    await this.question.getByRole('button', { name: 'Send link' }).click();
  }
}
