import type { Locator, Page } from '@playwright/test';

export const tokenIn = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('assay.token'));

/** Puts the token there before the first load, and never again: kept state would cost a load of its own. */
export const giveToken = (page: Page, url: string, token: string): Promise<unknown> =>
  page.addInitScript(`
    if (location.origin === '${new URL(url).origin}' && !sessionStorage.getItem('journey.begun')) {
      sessionStorage.setItem('journey.begun', 'yes');
      localStorage.setItem('assay.token', '${token}');
    }
  `);

/** The next load is another person's; the page that is open does not notice. */
export const replaceToken = (page: Page, token: string): Promise<unknown> =>
  page.evaluate((given) => localStorage.setItem('assay.token', given), token);

/** As if somebody signed out in another tab: the page shows the login screen, and holds nothing any more. */
export async function signOutElsewhere(page: Page): Promise<void> {
  const begins = page.getByRole('button', { name: 'Continue', exact: true });
  await page.evaluate(`(async () => {
    localStorage.removeItem('assay.token');
    dispatchEvent(new StorageEvent('storage', { key: 'assay.token', storageArea: localStorage }));
    // Now the page is gone, unless it needs no session.
    await new Promise((done) => setTimeout(done));
    history.pushState(null, '', '/');
  })()`);
  const isThere = await begins.waitFor({ timeout: 1_000 }).then(
    () => true,
    () => false,
  );
  // Only now: what was not saved is kept for its author as its page goes.
  await page.evaluate('localStorage.clear(); sessionStorage.clear()');
  if (isThere) return;
  // The login in its second step, or in another language.
  await page.goto('/');
  await begins.waitFor({ timeout: 15_000 });
}

/** What this browser keeps of anybody's field work. */
export const emptyDevice = (page: Page): Promise<unknown> =>
  page.evaluate(`(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'assay')) return;
    const { promise, resolve, reject } = Promise.withResolvers();
    const opening = indexedDB.open('assay');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const work = db.transaction([...db.objectStoreNames], 'readwrite');
      for (const name of db.objectStoreNames) work.objectStore(name).clear();
      work.oncomplete = () => (db.close(), resolve());
      work.onerror = () => reject(work.error);
    };
    return promise;
  })()`);

/**
 * Opens an address anew: what pages held is gone and everything is requested again, as after a load, but the browser
 * need not read the application's code once more, which is most of what a load costs.
 */
export async function visit(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path);
    return;
  }
  await page.evaluate(`(async () => {
    const key = 'assay.token';
    const tell = () => dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    const token = localStorage.getItem(key);
    if (token === null) return history.pushState(null, '', ${JSON.stringify(path)});
    localStorage.removeItem(key);
    tell();
    // Now the page that was open is gone, with all that would keep somebody from leaving it.
    await new Promise((done) => setTimeout(done));
    history.pushState(null, '', ${JSON.stringify(path)});
    localStorage.setItem(key, token);
    tell();
  })()`);
}

/** Holds back the answers to calls of this address until told to let them go. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Goes to an address as a link of the application would, without loading the page anew. */
export const follow = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})`);

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.locator('html').evaluate((root) => root.scrollWidth > root.clientWidth);

/** Whether a part shows less than is in it. */
export const isCut = (part: Locator): Promise<boolean> =>
  part.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight,
  );

/** Whether the middle of a part is on the screen with nothing over it. */
export const isOnTop = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Keeps all texts that the page ever shows, however briefly, from its next load on. */
export async function rememberTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(`
    globalThis.textsShown = [];
    new MutationObserver(() => textsShown.push(document.body?.innerText ?? ''))
      .observe(document, { childList: true, subtree: true, characterData: true });
  `);
  return () => page.evaluate('textsShown');
}

/** Brings every transition to its end; what turns for ever turns on. */
export const finishAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(`
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect.getComputedTiming().endTime)) animation.finish();
    }
  `);

/** Keeps what others change from a page that is about to open a visit: it meets it when it saves. */
export async function hearNothing(page: Page): Promise<void> {
  const silent = { status: 200, contentType: 'text/event-stream', body: '' };
  await page.route('**/events?*', (route) => route.fulfill(silent));
}
