import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';
import { finishAnimations } from './in-page.ts';

const farthest = 40;

/** Goes through a page by its keys alone, and insists that the place of the focus can be seen at each stop. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async tabTo(target: Locator): Promise<void> {
    // Not visible: a radio button may be drawn by its label alone.
    await expect(target).toBeAttached();
    for (let steps = 0; steps < farthest; steps += 1) {
      if (await hasFocus(target)) return;
      await this.#tab();
    }
    throw new Error(`The Tab key does not lead to ${target}.`);
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Tabs to a button, link or box and presses the key that uses it. */
  async use(target: Locator, key = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.press(key);
  }

  async #tab(): Promise<void> {
    const left = await this.#page
      .locator(':focus:not(main)')
      .elementHandle({ timeout: 1 })
      .catch(() => null);
    const focused = left && (await this.#lookOf(left));
    await this.press('Tab');
    if (!left) return;
    expect(await this.#lookOf(left), `the focus is seen on ${left}`).not.toBe(focused);
  }

  async #lookOf(element: ElementHandle): Promise<string> {
    await finishAnimations(this.#page);
    return element.evaluate((node) => {
      // A control may show its focus on what is drawn beside or around it.
      const near = [node, node.parentElement, node.nextElementSibling, node.previousElementSibling];
      return near
        .filter(Boolean)
        .map((part) => node.ownerDocument.defaultView.getComputedStyle(part))
        .map((style) => [style.outline, style.border, style.boxShadow, style.transform].join(' '))
        .join('\n');
    });
  }
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);
