import { expect, type Locator, type Page } from '@playwright/test';

export class ServicesPage {
  readonly page: Page;
  readonly rows: Locator;
  readonly refresh: Locator;
  readonly failure: Locator;

  constructor(page: Page) {
    this.page = page;
    this.rows = page.getByRole('main').locator('tbody').getByRole('row');
    this.refresh = page.getByRole('button', { name: 'REFRESH' });
    this.failure = page.getByRole('main').getByRole('alert');
  }

  row(id: string): Locator {
    return this.rows.filter({ has: this.page.getByText(id, { exact: true }) });
  }

  enabled(id: string): Locator {
    return this.page.getByRole('checkbox', { name: `Enabled: ${id}` });
  }

  async switchOff(id: string): Promise<void> {
    await this.enabled(id).click();
    await this.page
      .getByRole('dialog', { name: `Switch off ${id}` })
      .getByRole('button', { name: 'Switch off' })
      .click();
  }

  async reset(id: string): Promise<void> {
    await this.page.getByRole('button', { name: `RESET ${id}` }).click();
    await this.page
      .getByRole('dialog', { name: `Reset ${id}` })
      .getByRole('button', { name: 'RESET' })
      .click();
  }

  /** Presses REFRESH until the service's row says all of this: the work goes on beside the page. */
  async sees(id: string, ...texts: (string | RegExp)[]): Promise<void> {
    await expect(async () => {
      await this.refresh.click();
      for (const text of texts) await expect(this.row(id)).toContainText(text, { timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
  }
}
