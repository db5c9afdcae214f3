import type { Locator, Page } from '@playwright/test';

/** The page on which an inspection begins. */
export class StartPage {
  readonly page: Page;
  readonly machine: Locator;
  readonly start: Locator;
  readonly protocols: Locator;

  constructor(page: Page) {
    this.page = page;
    this.machine = page.getByRole('combobox', { name: 'Machine' });
    this.start = page.getByRole('button', { name: 'Start inspection' });
    this.protocols = page.getByRole('radiogroup', { name: 'Which protocol' });
  }

  /** Types into a picker, and takes the first choice of that name. */
  async pick(picker: string, name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: picker, exact: true }).fill(name);
    await this.page.getByRole('option', { name }).first().click();
  }

  protocol(name: string): Locator {
    return this.protocols.getByRole('radio', { name });
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name });
  }

  group(name: string): Locator {
    return this.protocols.getByRole('region', { name });
  }
}
