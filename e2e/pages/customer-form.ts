import type { Locator, Page } from '@playwright/test';

export class CustomerForm {
  readonly page: Page;
  readonly name: Locator;
  readonly mdmId: Locator;
  readonly save: Locator;
  readonly addSite: Locator;
  readonly addContact: Locator;
  readonly conflict: Locator;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByRole('textbox', { name: 'Name', exact: true }).first();
    this.mdmId = page.getByRole('textbox', { name: 'MDM ID', exact: true }).first();
    this.save = page.getByRole('button', { name: 'Save customer' });
    this.addSite = page.getByRole('button', { name: 'Add site' });
    this.addContact = page.getByRole('button', { name: 'Add contact' });
    this.conflict = page.getByRole('dialog', { name: 'Changed by somebody else meanwhile' });
  }

  site(number: number): Locator {
    return this.page.getByRole('group', { name: `Site ${number}`, exact: true });
  }

  contact(number: number): Locator {
    return this.page.getByRole('group', { name: `Contact ${number}`, exact: true });
  }

  /** The two values of one difference, and the choice between them. */
  difference(label: string): { mine: Locator; theirs: Locator } {
    const group = this.conflict.getByRole('radiogroup', { name: label, exact: true });
    return {
      mine: group.getByRole('radio', { name: /^Yours/ }),
      theirs: group.getByRole('radio', { name: /^Theirs/ }),
    };
  }
}
