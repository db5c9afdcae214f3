/** What every journey starts from: a server of its worker, its people signed in, and an eye on faults. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, test as base, type Page, type ViewportSize } from '@playwright/test';
import type { Name } from './cast.ts';
import { Faults } from './faults.ts';
import { giveToken, replaceToken } from './in-page.ts';
import { type LocalPage, serveLocalPage } from './local-page.ts';
import { MailServer } from './mail-server.ts';
import { SharedPages } from './shared-pages.ts';
import { TestServer } from './test-server.ts';

interface OpenOptions extends BrowserContextOptions {
  /** The token that the browser holds; none when absent. */
  token?: string;
  server?: TestServer;
}

interface AsOptions extends OpenOptions {
  /** A browser that no journey had before, for what cannot be taken back: clocks, slow lines, scripts of one's own. */
  fresh?: boolean;
  /** A page of this journey whose person has seen what they should: the next visit in it is this one's. */
  instead?: Page;
}

interface World {
  faults: Faults;
  /** A browser of its own, without a page yet. */
  open: (options?: OpenOptions) => Promise<Page>;
  /** A page that other journeys had before, with nothing of theirs in it: the login screen, until it is given a token. */
  borrow: (given?: { token?: string; viewport?: ViewportSize }) => Promise<Page>;
  /** A page with the shared session of this person, or with one of its own; borrowed where nothing but its size is given. */
  as: (name: Name, options?: AsOptions) => Promise<Page>;
}

interface Worker {
  server: TestServer;
  sharedPages: SharedPages;
  /** A real mail server; nobody listens until it is opened. */
  mail: MailServer;
  /** Where the served server looks for files of master data. */
  masterData: string;
  /** Sends its mail to the mail server, and reads that folder. */
  served: TestServer;
  /** Where the staff of the other server go after logging out. */
  goodbye: LocalPage;
  /** Below a path, with debug tokens off and a page for those who log out. */
  otherServer: TestServer;
}

export const basePath = '/tools/assay/';

export const test = base.extend<World, Worker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture without needs is declared so.
    async ({}, use) => {
      const server = await TestServer.open();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  sharedPages: [
    async ({ browser, server }, use) => {
      const pages = new SharedPages(browser, server.url);
      await use(pages);
      await pages.close();
    },
    { scope: 'worker' },
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
  masterData: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture without needs is declared so.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'assay-master-data-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  served: [
    async ({ mail, masterData }, use) => {
      const server = await TestServer.open({ ASSAY_SMTP_URL: await mail.open(), ASSAY_MASTER_DATA: masterData });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 150_000 },
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
  otherServer: [
    async ({ goodbye }, use) => {
      const server = await TestServer.open({
        ASSAY_BASE_PATH: basePath,
        ASSAY_DEBUG_TOKENS: 'false',
        ASSAY_LOGOUT_URL: goodbye.url,
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
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
  open: async ({ browser, server: ordinary, faults }, use) => {
    const opened: Page[] = [];
    await use(async ({ token, server = ordinary, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: server.url, ...options });
      faults.watch(context);
      const page = await context.newPage();
      if (token) await giveToken(page, server.url, token);
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
  borrow: async ({ sharedPages, faults }, use, { errors }) => {
    const taken: Page[] = [];
    await use(async ({ token, viewport } = {}) => {
      const page = await sharedPages.take();
      taken.push(page);
      faults.watch(page.context());
      if (viewport) await page.setViewportSize(viewport);
      if (token) await replaceToken(page, token);
      return page;
    });
    for (const page of taken) {
      faults.unwatch(page.context());
      if (errors.length > 0) await page.context().close();
      else await sharedPages.giveBack(page);
    }
  },
  as: async ({ open, borrow, server: ordinary }, use) => {
    await use(async (name, { fresh = false, instead, server = ordinary, viewport, token: own, ...options } = {}) => {
      const token = own ?? (await server.tokenOf(name));
      if (instead) {
        await replaceToken(instead, token);
        return instead;
      }
      const given = { token, ...(viewport && { viewport }) };
      const isBorrowed = !fresh && server === ordinary && Object.keys(options).length === 0;
      return isBorrowed ? borrow(given) : open({ ...given, server, ...options });
    });
  },
});
