import { expect, type Locator, type Page } from '@playwright/test';

export class EquipmentForm {
  readonly page: Page;
  readonly serial: Locator;
  readonly nickname: Locator;
  readonly save: Locator;
  readonly conflict: Locator;

  constructor(page: Page) {
    this.page = page;
    this.serial = page.getByRole('textbox', { name: 'Serial number' });
    this.nickname = page.getByRole('textbox', { name: 'Nickname' });
    this.save = page.getByRole('button', { name: 'Save equipment' });
    this.conflict = page.getByRole('dialog', { name: 'Changed by somebody else meanwhile' });
  }

  picker(name: string): Locator {
    return this.page.getByRole('combobox', { name });
  }

  /** Types into a picker and presses Enter at once, as fast as a browser can. */
  async name(picker: string, text: string): Promise<void> {
    await this.picker(picker).fill(text);
    await this.picker(picker).press('Enter');
  }

  /** Names a choice and waits until it is made. */
  async pick(picker: string, text: string): Promise<void> {
    await this.name(picker, text);
    await expect(this.picker(picker)).toHaveAttribute('aria-expanded', 'false');
  }
}
