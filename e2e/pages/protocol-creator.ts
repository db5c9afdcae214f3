import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from '../in-page.ts';

/** Where protocols are made: the points to choose from, the protocol, and what stands in the way of saving it. */
export class ProtocolCreator {
  readonly page: Page;
  readonly search: Locator;
  readonly entries: Locator;
  readonly chosen: Locator;
  readonly type: Locator;
  readonly name: Locator;
  readonly automatic: Locator;
  readonly categories: Locator;
  readonly faults: Locator;
  readonly save: Locator;
  readonly kept: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByRole('searchbox', { name: 'Search points' });
    this.entries = page.getByRole('list', { name: 'Inspection points' }).getByRole('button');
    this.chosen = page.getByRole('region', { name: 'The chosen point' });
    this.type = page.getByRole('combobox', { name: 'Inspection type' }).last();
    this.name = page.getByRole('textbox', { name: 'Name', exact: true });
    this.automatic = page.getByRole('checkbox', { name: 'Automatic name' });
    this.categories = page.getByRole('region', { name: /^Category \d+$/ });
    this.faults = page.getByRole('list', { name: 'Before this can be saved:' }).getByRole('button');
    this.save = page.getByRole('button', { name: 'Save protocol' });
    this.kept = page.getByText('Kept in this browser');
  }

  /** With only those points in the list whose names contain the word. */
  async open(word = ''): Promise<void> {
    await visit(this.page, `/Protocols?tab=tab-2${word && `&pointSearch=${word}`}`);
    await this.save.waitFor();
    await expect(this.page.getByText('Loading the data for protocols')).toBeHidden();
  }

  async pick(picker: Locator, text: string): Promise<void> {
    await picker.fill(text);
    await picker.press('Enter');
  }

  chooseType(text: string): Promise<void> {
    return this.pick(this.type, text);
  }

  /** Fields of the product at this place, from 1. */
  product(number: number): Locator {
    return this.page.getByRole('group', { name: `Product ${number}`, exact: true });
  }

  async chooseProduct(number: number, family: string, model = '', equipment = ''): Promise<void> {
    const field = (name: string) => this.product(number).getByRole('combobox', { name });
    await this.pick(field('Product family'), family);
    if (model) await this.pick(field('Product model'), model);
    if (equipment) {
      await field('Single equipment').fill(equipment);
      await this.page.getByRole('option', { name: equipment }).click();
    }
  }

  entry(name: string): Locator {
    return this.entries.filter({ hasText: name }).first();
  }

  async add(...names: string[]): Promise<void> {
    for (const name of names) await this.entry(name).dblclick();
  }

  async addCategory(title: string): Promise<void> {
    await this.page.getByLabel('Title of the new category').fill(title);
    await this.page.getByRole('button', { name: 'Add category', exact: true }).click();
  }

  /** From 1. */
  category(number: number): Locator {
    return this.page.getByRole('region', { name: `Category ${number}`, exact: true });
  }

  /** The row of a point. */
  row(name: string): Locator {
    return this.categories.getByRole('listitem').filter({ has: this.handle(name) });
  }

  handle(name: string): Locator {
    return this.page.getByRole('button', { name: `Move ${name}`, exact: true });
  }

  async openOptions(name: string): Promise<Locator> {
    await this.row(name)
      .getByRole('button', { name: `Options of ${name}` })
      .click();
    return this.page.getByRole('group', { name: `Options of ${name}` });
  }

  async openGeneralOptions(): Promise<void> {
    await this.page.locator('summary', { hasText: 'Options' }).click();
  }

  /** The names of the points, a text for each category. */
  async expectOrder(...categories: string[][]): Promise<void> {
    const names = (category: Locator): Locator =>
      category.locator('[data-path$=".inspectionPointId"] > span:first-child');
    await expect(this.categories).toHaveCount(categories.length);
    for (const [place, expected] of categories.entries())
      await expect(names(this.category(place + 1))).toHaveText(expected.map((name, index) => `${index + 1}. ${name}`));
  }

  /** Saves, and answers the protocol as the server keeps it. */
  async saveIt(): Promise<ProtocolReply> {
    const answer = this.page.waitForResponse(
      (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/inspectionProtocols'),
    );
    await this.save.click();
    return (await answer).json();
  }

  /** Gives up what was not saved the last time. */
  async discardDraft(): Promise<void> {
    const discard = { name: 'Discard draft' };
    await this.page.getByRole('button', discard).click();
    await this.page.getByRole('dialog', discard).getByRole('button', discard).click();
  }

  /** By the pointer, to just above or below the middle of something. */
  async drag(from: Locator, to: Locator, where: 'above' | 'below'): Promise<void> {
    await to.scrollIntoViewIfNeeded();
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (!start || !end) throw new Error('There is nothing to drag, or nowhere to drag it.');
    const { mouse } = this.page;
    await mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await mouse.down();
    await mouse.move(end.x + 60, end.y + end.height / 2 + (where === 'above' ? -6 : 6), { steps: 6 });
    await mouse.up();
  }
}
