import { expect, type Locator, type Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { visit } from '../in-page.ts';

interface TableFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const csv = (name: string, ...lines: string[][]): TableFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.map((cells) => cells.join(';')).join('\n')),
});

export const xlsx = async (name: string, ...lines: string[][]): Promise<TableFile> => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: await writeExcelFile(lines.map((cells) => cells.map((value) => ({ value })))).toBuffer(),
});

/** An import with preview, of any noun. */
export class ImportPage {
  readonly page: Page;
  readonly lines: Locator;
  readonly status: Locator;

  constructor(page: Page) {
    this.page = page;
    this.lines = page.getByRole('main').locator('tbody tr');
    this.status = page.getByRole('status');
  }

  async choose(path: string, file: TableFile): Promise<void> {
    await visit(this.page, path);
    await this.page.getByLabel('Choose a CSV or XLSX file').setInputFiles(file);
  }

  /** Chooses the file and waits for its preview. */
  async begin(path: string, file: TableFile): Promise<void> {
    await this.choose(path, file);
    await expect(this.page.getByText('Nothing has been imported yet.')).toBeVisible();
  }

  chip(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async confirm(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }
}
