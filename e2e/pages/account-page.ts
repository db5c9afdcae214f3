import type { Locator, Page } from '@playwright/test';

export class AccountPage {
  readonly heading: Locator;
  readonly language: Locator;
  readonly sessions: Locator;
  readonly question: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { name: 'Your account' });
    this.language = page.getByRole('combobox', { name: 'Language' });
    this.sessions = page.getByRole('listitem');
    this.question = page.getByRole('dialog', { name: 'End session' });
  }

  sessionOf(device: string): Locator {
    return this.sessions.filter({ hasText: device });
  }

  fact(label: string): Locator {
    return this.heading.page().locator(`dt:text-is("${label}") + dd`);
  }

  /** Which language the person has chosen, as its own name. */
  chosenLanguage(): Locator {
    return this.language.locator('option:checked');
  }
}
