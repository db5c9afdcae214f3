import type { Locator, Page } from '@playwright/test';
import { visit } from '../in-page.ts';

/** The editor of inspection points: its list, its form and its preview. */
export class PointEditor {
  readonly page: Page;
  readonly search: Locator;
  readonly entries: Locator;
  readonly form: Locator;
  readonly preview: Locator;
  readonly name: Locator;
  readonly save: Locator;
  readonly create: Locator;
  readonly cancel: Locator;
  readonly conflict: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByRole('searchbox', { name: 'Search points' });
    this.entries = page.getByRole('list', { name: 'Inspection points' }).getByRole('link');
    this.form = page.locator('form');
    this.preview = page.getByRole('complementary', { name: 'Preview' });
    this.name = this.text('Name').first();
    this.save = page.getByRole('button', { name: 'Save point' });
    this.create = page.getByRole('button', { name: 'Create point' });
    this.cancel = page.getByRole('button', { name: 'Cancel' });
    this.conflict = page.getByRole('dialog', { name: 'Changed by somebody else meanwhile' });
  }

  async open(id: string): Promise<void> {
    await visit(this.page, `/InspectionPoints?point=${id}`);
    await this.page.getByRole('heading', { name: 'Common settings' }).waitFor();
  }

  /** Begins a point of this template, with a name and a category. */
  async begin(template: string, name: string): Promise<void> {
    await visit(this.page, '/InspectionPoints?tab=tab-2');
    await this.page.getByRole('link', { name: template }).first().click();
    await this.name.fill(name);
    await this.pick('Product category', 'crushers');
  }

  text(name: string): Locator {
    return this.form.getByRole('textbox', { name, exact: true });
  }

  select(name: string): Locator {
    return this.form.getByRole('combobox', { name, exact: true });
  }

  check(name: string): Locator {
    return this.form.getByRole('checkbox', { name, exact: true });
  }

  async pick(name: string, text: string, within: Locator = this.form): Promise<void> {
    const picker = within.getByRole('combobox', { name }).first();
    await picker.fill(text);
    await picker.press('Enter');
  }

  /** A part by the name that it is read out with: 'Option 2'. */
  part(name: string, within: Locator = this.form): Locator {
    return within.getByRole('group', { name, exact: true });
  }

  async add(label: string, within: Locator = this.form): Promise<void> {
    await within.getByRole('button', { name: label }).click();
  }

  /** Types into the part that was added last, in which the cursor stands. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async unfold(label: string, within: Locator): Promise<void> {
    await within.getByRole('button', { name: label }).click();
  }
}
