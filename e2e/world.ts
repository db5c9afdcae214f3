/** What every journey starts from: a server of its worker, its people signed in, and an eye on faults. */
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import type { Name } from './cast.ts';
import { Faults } from './faults.ts';
import { House } from './house.ts';
import { giveToken } from './in-page.ts';
import { type LocalPage, serveLocalPage } from './local-page.ts';
import { MailServer } from './mail-server.ts';

interface OpenOptions extends BrowserContextOptions {
  /** The token that the browser holds; none when absent. */
  token?: string;
  house?: House;
}

interface World {
  faults: Faults;
  /** A browser of its own, without a page yet asked for. */
  open: (options?: OpenOptions) => Promise<Page>;
  /** Like `open`, with the shared session of this person. */
  as: (name: Name, options?: Omit<OpenOptions, 'token'>) => Promise<Page>;
}

interface Worker {
  house: House;
  /** A real mail server; nobody listens until it is opened. */
  mail: MailServer;
  /** Where the staff of the other house go after logging out. */
  goodbye: LocalPage;
  /** Below a path, with debug tokens off and a page for those who log out. */
  otherHouse: House;
}

export const basePath = '/tools/assay/';

export const test = base.extend<World, Worker>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture without needs is declared so.
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture without needs is declared so.
    async ({}, use) => {
      const mail = new MailServer();
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  goodbye: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture without needs is declared so.
    async ({}, use) => {
      const page = await serveLocalPage('You have left.');
      await use(page);
      page.close();
    },
    { scope: 'worker' },
  ],
  otherHouse: [
    async ({ goodbye }, use) => {
      const house = await House.open({
        ASSAY_BASE_PATH: basePath,
        ASSAY_DEBUG_TOKENS: 'false',
        ASSAY_LOGOUT_URL: goodbye.url,
      });
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ house }, use) => use(house.url),
  faults: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture without needs is declared so.
    async ({}, use) => {
      const faults = new Faults();
      await use(faults);
      faults.check();
    },
    { auto: true },
  ],
  context: async ({ context, faults }, use) => {
    faults.watch(context);
    await use(context);
  },
  open: async ({ browser, house: ordinary, faults }, use) => {
    const opened: Page[] = [];
    await use(async ({ token, house = ordinary, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: house.url, ...options });
      faults.watch(context);
      const page = await context.newPage();
      if (token) await giveToken(page, house.url, token);
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
  as: async ({ open, house: ordinary }, use) => {
    await use(async (name, { house = ordinary, ...options } = {}) =>
      open({ token: await house.tokenOf(name), house, ...options }),
    );
  },
});
