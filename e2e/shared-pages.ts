import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { emptyDevice, signOutElsewhere } from './in-page.ts';

const ordinary = { width: 1440, height: 900 };

/** How long a page may take until all that its last journey asked for is answered. */
const patience = 5_000;

/**
 * Pages that one journey leaves to the next, since reading and compiling the application costs more than most journeys.
 * Between two of them the person signs out, which the application promises to leave nothing behind.
 */
export class SharedPages {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #idle: Page[] = [];
  readonly #unanswered = new Map<BrowserContext, Set<Request>>();

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
      await page.context().setOffline(false);
      await signOutElsewhere(page);
      await this.#untilQuiet(page);
      await emptyDevice(page);
      await page.context().clearCookies();
      await page.mouse.move(0, 0);
      await page.setViewportSize(ordinary);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      this.#idle.push(page);
    } catch {
      await page.context().close();
    }
  }

  /** Whoever comes next must not meet the answers to what was asked before. */
  async #untilQuiet(page: Page): Promise<void> {
    const unanswered = this.#unanswered.get(page.context());
    for (const until = Date.now() + patience; Date.now() < until; ) {
      // What has happened in the page by now is known here after it has answered, too.
      await page.evaluate('new Promise((done) => setTimeout(done))');
      if (!unanswered?.size) return;
      await new Promise((done) => setTimeout(done, 20));
    }
    throw new Error('It goes on asking.');
  }

  async close(): Promise<void> {
    for (const page of this.#idle) await page.context().close();
  }

  async #load(): Promise<Page> {
    const context = await this.#browser.newContext({ baseURL: this.#url });
    const unanswered = new Set<Request>();
    this.#unanswered.set(context, unanswered);
    context.on('request', (request) => unanswered.add(request));
    context.on('requestfinished', (request) => unanswered.delete(request));
    context.on('requestfailed', (request) => unanswered.delete(request));
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
