import type { Locator, Page } from '@playwright/test';
import { SignInForm } from './sign-in-form.ts';

export class LoginPage extends SignInForm {
  readonly heading: Locator;
  readonly question: Locator;
  readonly status: Locator;
  /** The people of the demo, by one button each. */
  readonly cast: Locator;

  constructor(page: Page) {
    super(page);
    this.heading = page.getByRole('heading', { level: 1 });
    this.question = page.getByRole('dialog', { name: 'Reset password' });
    this.status = page.getByRole('status');
    this.cast = page.getByRole('region', { name: 'Or look around as' });
  }

  async sendLink(): Promise<void> {
    await this.forgot.click();
    await this.question.getByRole('button', { name: 'Send link' }).click();
  }
}
