import type { Browser, Page } from '@playwright/test';
import { emptyDevice, signOutElsewhere } from './in-page.ts';

const ordinary = { width: 1440, height: 900 };

/**
 * Pages that one journey leaves to the next, since reading and compiling the application costs more than most journeys.
 * Between two of them the person signs out, which the application promises to leave nothing behind.
 */
export class SharedPages {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #idle: Page[] = [];

  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  async take(): Promise<Page> {
    return this.#idle.pop() ?? this.#load();
  }

  /** Back to the login screen, as if no journey had been there; a page that does not get there is not used again. */
  async giveBack(page: Page): Promise<void> {
    try {
      if (!page.url().startsWith(this.#url) || page.context().pages().length > 1)
        throw new Error('It left the application.');
      if (await page.evaluate("localStorage.getItem('assay.color-scheme')"))
        throw new Error('It keeps its colours in memory too.');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      for (const event of ['request', 'response']) page.removeAllListeners(event);
      await signOutElsewhere(page);
      await emptyDevice(page);
      await page.context().clearCookies();
      await page.context().setOffline(false);
      await page.mouse.move(0, 0);
      await page.setViewportSize(ordinary);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      this.#idle.push(page);
    } catch {
      await page.context().close();
    }
  }

  async close(): Promise<void> {
    for (const page of this.#idle) await page.context().close();
  }

  async #load(): Promise<Page> {
    const context = await this.#browser.newContext({ baseURL: this.#url });
    const page = await context.newPage();
    // What cannot be taken back would reach the next journey.
    const refuse = () => {
      throw new Error('This outlasts its journey, which therefore needs a page of its own: as(name, { fresh: true }).');
    };
    page.addInitScript = refuse;
    page.clock.install = refuse;
    context.newCDPSession = refuse;
    await page.goto('/');
    await signOutElsewhere(page);
    return page;
  }
}
