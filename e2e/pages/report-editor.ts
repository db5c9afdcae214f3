import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from '../in-page.ts';
import { PerformPage } from './perform-page.ts';

/** The screen on which a submitted report is corrected; its points are answered as while performing. */
export class ReportEditor {
  readonly page: Page;
  readonly points: PerformPage;
  readonly save: Locator;
  readonly confirm: Locator;
  readonly confirmSave: Locator;
  readonly sending: Locator;

  constructor(page: Page) {
    this.page = page;
    this.points = new PerformPage(page);
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.confirm = page.getByRole('dialog', { name: 'Confirm saving' });
    this.confirmSave = this.confirm.getByRole('button', { name: 'SAVE', exact: true });
    this.sending = page.getByRole('dialog', { name: 'Sending' });
  }

  async open(id: string): Promise<void> {
    await visit(this.page, `/Reports/${id}/edit`);
    await expect(this.page.getByText('You are editing a submitted report')).toBeVisible();
  }

  tab(name: string): Promise<void> {
    return this.points.tab(name);
  }

  field(label: string): Locator {
    return this.points.field(label);
  }

  /** Saves what needs no further word, and waits until the editor has closed. */
  async saveAs(version: number): Promise<void> {
    await this.save.click();
    await this.confirmSave.click();
    await this.closedAs(version);
  }

  async closedAs(version: number): Promise<void> {
    await expect(this.page.getByText(`The report was saved as version ${version}`)).toBeVisible();
    await expect(this.page).not.toHaveURL(/\/edit/);
  }
}
