import { expect } from '@playwright/test';
import { replaceToken, visit } from '../in-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ProtocolCreator } from '../pages/protocol-creator.ts';
import { test } from '../world.ts';

test('a page that one journey leaves to the next holds nothing of it', async ({ server, sharedPages }) => {
  const page = await sharedPages.take();
  await replaceToken(page, await server.tokenOf('ada'));
  await new ProtocolCreator(page).open();
  await page.getByLabel('Title of the new category').fill('Not saved');
  await page.getByRole('button', { name: 'Add category' }).click();
  await page.route(/\/api\/v1\/inspectionProtocols\/types$/, (route) => route.fulfill({ status: 500, body: 'down' }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().setOffline(true);
  await sharedPages.giveBack(page);

  expect(await sharedPages.take()).toBe(page);
  await expect(new LoginPage(page).email).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate('[localStorage.length, sessionStorage.length]')).toEqual([0, 0]);
  expect(page.viewportSize()).toEqual({ width: 1440, height: 900 });
  await replaceToken(page, await server.tokenOf('ada'));
  await new ProtocolCreator(page).open();
  await expect(page.getByText('Not saved')).toHaveCount(0);
  await expect(page.getByText('You have an unsaved draft')).toHaveCount(0);
  await visit(page, '/');
  for (const lasting of [
    () => page.addInitScript(''),
    () => page.clock.install(),
    () => page.context().newCDPSession(page),
  ])
    expect(lasting).toThrow('needs a page of its own');
  await sharedPages.giveBack(page);
});

test('a page is handed on once all that was asked for in it is answered', async ({ server, sharedPages }) => {
  const page = await sharedPages.take();
  await replaceToken(page, await server.tokenOf('uma'));
  await visit(page, '/Account');
  let isAnswered = false;
  // Of the context, since routes of the page end when it is given back, and what they hold is then sent on.
  await page.context().route(/\/slow$/, async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    isAnswered = true;
    await route.fulfill({ status: 200 });
  });
  await Promise.all([page.waitForRequest(/\/slow$/), page.evaluate("void fetch('/slow')")]);
  await sharedPages.giveBack(page);
  expect(isAnswered).toBe(true);
  expect(await sharedPages.take()).toBe(page);
  await page.context().unrouteAll();
  await sharedPages.giveBack(page);
});
