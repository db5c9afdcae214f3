import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from '../in-page.ts';

/** The page on which an audit is edited. */
export class AuditPage {
  readonly page: Page;
  readonly dialog: Locator;
  /** The way on from a point that is unfolded. */
  readonly onward: Locator;
  /** At the head of the page; it stands below the last run, too. */
  readonly finish: Locator;
  readonly atEnd: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
    this.finish = page.getByRole('button', { name: 'Finish', exact: true }).first();
    this.atEnd = page.getByRole('group', { name: 'End of the audit' });
    this.onward = page.locator('[data-onward]');
  }

  async open(id: string, search = ''): Promise<void> {
    await visit(this.page, `/Audits/${id}${search}`);
    await expect(this.page.getByRole('heading', { name: 'Crushers' })).toBeVisible();
  }

  /** A part of the page by its heading. */
  panel(name: string): Locator {
    const heading = this.page.getByRole('heading', { level: 2, name, exact: true });
    return this.page.locator('section').filter({ has: heading });
  }

  /** A run by the name at its head. */
  run(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** What unfolds a run. */
  headOf(name: string): Locator {
    return this.run(name).getByRole('heading', { name }).getByRole('button');
  }

  async unfold(name: string): Promise<void> {
    await this.headOf(name).click();
  }

  point(name: RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  #pointAround(name: RegExp): Locator {
    return this.page.locator('[id^="point-"]').filter({ has: this.point(name) });
  }

  /** The answer of a point that is unfolded. */
  answerAt(point: RegExp): Locator {
    return this.#pointAround(point).getByLabel('Answer', { exact: true });
  }

  /** What a point says, unfolded or not. */
  async answerText(point: RegExp): Promise<string> {
    const field = this.answerAt(point);
    if ((await field.count()) > 0) return field.inputValue();
    await this.point(point).click();
    return field.inputValue();
  }

  /** The ratings of the points that are unfolded. */
  rating(name: string): Locator {
    return this.page.getByRole('group', { name: 'Rating' }).getByRole('radio', { name, exact: true });
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** Chooses from a list, after typing into it where it is long. */
  async pick(label: string, option: string | RegExp, typed?: string): Promise<void> {
    const field = this.dialog.getByRole('combobox', { name: label });
    await field.click();
    if (typed) await field.fill(typed);
    await this.dialog.getByRole('option', { name: option }).click();
  }

  answer(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  async saved(): Promise<void> {
    await expect(this.page.getByText('Everything is saved')).toBeVisible();
  }
}
