import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from '../in-page.ts';

/** The screen on which an inspection is carried out. */
/** Whether nothing that stays at the edge of the screen lies over the foot of it. */
export const isClear = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, width, bottom } = element.getBoundingClientRect();
    const top = element.ownerDocument.elementFromPoint(left + width / 2, bottom - 2);
    return top !== null && element.contains(top);
  });

export class PerformPage {
  readonly page: Page;
  readonly title: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly comment: Locator;
  readonly record: Locator;
  readonly recording: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.locator('#point-title');
    this.next = page.getByRole('button', { name: 'Next', exact: true });
    this.previous = page.getByRole('button', { name: 'Previous', exact: true });
    this.comment = page.getByLabel('Comment', { exact: true });
    this.record = page.getByRole('button', { name: 'Record', exact: true });
    this.recording = page.getByLabel('Voice comment of this point');
    this.submit = page.getByRole('button', { name: 'Submit', exact: true });
  }

  async open(id: string): Promise<void> {
    await visit(this.page, `/Reports/${id}/perform`);
    await expect(this.title).toBeVisible();
  }

  async tab(name: string): Promise<void> {
    const tab = this.page.getByRole('tab', { name, exact: true });
    const menu = this.page.getByRole('button', { name: 'Menu of the inspection' });
    // On a phone and a tablet the parts are in the menu.
    await expect(tab.or(menu).first()).toBeVisible();
    if (await tab.isVisible()) return tab.click();
    await menu.click();
    await this.page.getByRole('menuitem', { name, exact: true }).click();
  }

  /** What goes with an answer is folded away on a phone: 'Comment', 'Staff only', 'Voice', 'Camera'. */
  async unfold(name: string): Promise<void> {
    const extra = this.page.getByRole('button', { name, exact: true, expanded: false });
    if (await extra.isVisible()) await extra.click();
  }

  /** Steps on, and sees the point that follows. */
  async stepTo(name: string): Promise<void> {
    await this.next.click();
    await expect(this.title).toHaveText(name);
  }

  rating(name: string): Locator {
    return this.page.getByRole('group', { name: 'Rating' }).getByRole('radio', { name, exact: true });
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** The file field behind a button. */
  files(label: string): Locator {
    return this.page.locator(`input[type=file][aria-label="${label}"]`);
  }

  /** Speaks for a second, and hears that it was kept. */
  async recordVoice(): Promise<void> {
    await this.unfold('Voice');
    await this.record.click();
    await expect(this.page.getByRole('timer')).toContainText('Recording, 1 s');
    await this.page.getByRole('button', { name: 'Stop recording' }).click();
    await expect(this.recording).toBeVisible();
  }

  async saved(): Promise<void> {
    await expect(this.page.getByText('Everything is saved')).toBeVisible();
  }

  #paper(panel: string) {
    const paper = this.page.getByRole('img', { name: `Draw the signature here, ${panel}` });
    return { paper, part: this.page.locator('section').filter({ has: paper }) };
  }

  /** Draws something over the paper. */
  async draw(panel: string, name: string): Promise<void> {
    const { paper, part } = this.#paper(panel);
    await part.getByLabel('Name of the signer').fill(name);
    await paper.scrollIntoViewIfNeeded();
    const box = await paper.boundingBox();
    if (!box) throw new Error('There is no paper to sign on.');
    await this.page.mouse.move(box.x + 20, box.y + box.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(box.x + box.width / 2, box.y + 15, { steps: 5 });
    await this.page.mouse.move(box.x + box.width - 20, box.y + box.height - 15, { steps: 5 });
    await this.page.mouse.up();
  }

  /** Signs what is drawn. */
  async signDrawn(panel: string, name: string): Promise<void> {
    await this.#paper(panel).part.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(this.page.getByText(`Signed by ${name}`)).toBeVisible();
  }

  async sign(panel: string, name: string): Promise<void> {
    await this.draw(panel, name);
    await this.signDrawn(panel, name);
  }
}
