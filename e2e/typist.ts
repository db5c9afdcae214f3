import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { AuditPage } from './pages/audit-page.ts';

const wordsIn = (text: string, mark: string): string[] => text.match(new RegExp(`\\b${mark}\\d+\\b`, 'g')) ?? [];

/** Somebody who types numbered words into an audit, and what becomes of each of them. */
export class Typist {
  readonly page: Page;
  readonly audit: AuditPage;
  readonly #mark: string;
  #typed = 0;
  /** What the server has answered to: every text as a whole. */
  readonly acknowledged: string[] = [];
  /** What the page has shown in a choice between two texts, or as replaced. */
  readonly offered: string[] = [];
  settled = 0;

  constructor(page: Page, mark: string) {
    this.page = page;
    this.audit = new AuditPage(page);
    this.#mark = mark;
    page.on('response', (reply) => this.#hear(reply));
  }

  #hear(reply: Response): void {
    const sent = reply.request();
    if (sent.method() !== 'PUT' || !reply.ok() || !sent.url().includes('/api/v1/audits/')) return;
    const { text, value } = (sent.postDataJSON() ?? {}) as { text?: string; value?: string };
    this.acknowledged.push(text ?? value ?? '');
  }

  get typed(): number {
    return this.#typed;
  }

  /** Types one more word behind what stands there. */
  async write(field: Locator): Promise<void> {
    await field.focus();
    await this.page.keyboard.press('Control+End');
    this.#typed += 1;
    await this.page.keyboard.type(` ${this.#mark}${this.#typed}`, { delay: 25 });
  }

  /** Chooses between both texts wherever the page asks for it. */
  async settle(side: 'Yours' | 'Theirs'): Promise<void> {
    const compare = this.page.getByRole('button', { name: 'Compare' });
    while ((await compare.count()) > 0) {
      await compare.first().click();
      const dialog = this.page.getByRole('dialog');
      this.offered.push(await dialog.innerText());
      // The other side is called by the name of its author where that is known.
      await dialog.locator(`input[value=${side === 'Yours' ? 'mine' : 'theirs'}]`).check();
      await dialog.getByRole('button', { name: 'Save these choices' }).click();
      await expect(dialog).toBeHidden();
      this.settled += 1;
    }
  }

  /** Reads what others have replaced, and puts it away. */
  async readReplaced(): Promise<void> {
    const notes = this.page.getByText(/has replaced what you wrote/).locator('..');
    for (let tries = 0; (await notes.count()) > 0; tries += 1) {
      expect(tries, 'notes that cannot be put away').toBeLessThan(20);
      const text = await notes
        .first()
        .innerText({ timeout: 3_000 })
        .catch(() => '');
      this.offered.push(text);
      // One whose words have come back meanwhile goes by itself.
      await notes
        .first()
        .getByRole('button', { name: 'Dismiss' })
        .click({ timeout: 3_000 })
        .catch(() => undefined);
    }
  }

  /** The acknowledged words of this person that stand in none of these texts. */
  missingIn(texts: readonly string[]): string[] {
    const there = new Set(texts.flatMap((text) => wordsIn(text, this.#mark)));
    const words = new Set(this.acknowledged.flatMap((text) => wordsIn(text, this.#mark)));
    return [...words].filter((word) => !there.has(word));
  }
}
