import type { Locator, Page } from '@playwright/test';

/** The steps of signing in, on the login screen and over a page alike. */
export class SignInForm {
  readonly email: Locator;
  readonly continue: Locator;
  readonly password: Locator;
  readonly logIn: Locator;
  readonly back: Locator;
  readonly forgot: Locator;
  readonly failure: Locator;

  constructor(scope: Page | Locator) {
    const button = (name: string) => scope.getByRole('button', { name, exact: true });
    this.email = scope.getByRole('textbox', { name: 'E-mail' });
    this.continue = button('Continue');
    this.password = scope.getByLabel('Password', { exact: true });
    this.logIn = button('Log in');
    this.back = button('Back');
    this.forgot = button('Forgot password');
    this.failure = scope.getByRole('alert');
  }

  async identify(email: string): Promise<void> {
    await this.email.fill(email);
    await this.continue.click();
  }

  async logInWith(password: string): Promise<void> {
    await this.password.fill(password);
    await this.logIn.click();
  }
}
