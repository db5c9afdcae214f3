import { expect, type Page } from '@playwright/test';
import { addRun, beginAudit, makeAuditable, makeAuditProtocol, readAuditRun, readOutline } from '../audits.ts';
import { replaceToken } from '../in-page.ts';
import { beginInspection, type GivenCategory, makeInspectable, readInspection } from '../inspections.ts';
import { AuditPage } from '../pages/audit-page.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { serveReleases } from '../releases.ts';
import { test } from '../world.ts';

const points: GivenCategory[] = [
  {
    title: 'Chamber',
    points: ['Noise', 'Dust', 'Wear'].map((name) => ({ type: 'Comment', name })),
  },
];

const storedHere = (page: Page) => page.getByText(/^Stored on this device: \d+\. The server cannot be reached/);
/** Takes the network from this tab alone. */
async function cutOff(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
const offline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline);

/** Takes one's own text wherever somebody else wrote another. */
async function takeOwn(page: Page, theirs: string): Promise<void> {
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(theirs);
  await dialog.locator('input[value=mine]').check();
  await dialog.getByRole('button', { name: 'Save these choices' }).click();
  await expect(dialog).toBeHidden();
}

test('two devices without network work on the same inspection: what each wrote alone is joined, and what both wrote is offered to whoever came second [FLD-03]', async ({
  as,
  server,
  faults,
}) => {
  // What others wrote may arrive before one's own is sent, and then nothing has to be refused.
  faults.allow(/status of 412/, /ERR_INTERNET_DISCONNECTED/);
  const inspection = await beginInspection(server, await makeInspectable(server, points));
  const [uma, max] = [
    new PerformPage(await as('uma', { fresh: true })),
    new PerformPage(await as('max', { fresh: true })),
  ];
  for (const one of [uma, max]) await one.open(inspection.id);
  for (const { page } of [uma, max]) await offline(page, true);
  for (const [one, who] of [
    [uma, 'Uma'],
    [max, 'Max'],
  ] as const) {
    await one.field('Answer').fill(`${who} on noise`);
    await one.stepTo('Dust');
    if (one === uma) await one.field('Answer').fill('Uma on dust');
    else await one.rating('Follow up').check();
    await expect(storedHere(one.page)).toBeVisible();
  }
  const results = async () => (await readInspection(server, inspection.id)).runs[0]?.results;
  await offline(max.page, false);
  await max.saved();
  await offline(uma.page, false);
  await expect(uma.page.getByText(/Needs you/).first()).toBeVisible();
  // Neither has overwritten the other, and what was written apart is there.
  await expect
    .poll(results)
    .toMatchObject([{ value: 'Max on noise' }, { value: 'Uma on dust', rating: 1 }, { value: '' }]);
  await uma.previous.click();
  await takeOwn(uma.page, 'Max on noise');
  await uma.saved();
  await expect.poll(results).toMatchObject([{ value: 'Uma on noise' }, { value: 'Uma on dust', rating: 1 }, {}]);
});

test('two devices without network work on the same audit: fields, comments and answers are joined or offered, and none is lost [FLD-03]', async ({
  as,
  server,
  faults,
}) => {
  // What others wrote may arrive before one's own is sent, and then nothing has to be refused.
  faults.allow(/status of 412/, /ERR_INTERNET_DISCONNECTED/);
  const auditable = await makeAuditable(server);
  const protocol = await makeAuditProtocol(server, 'Audit_Machine', points, auditable.productFamilyId);
  const { id } = await beginAudit(server, auditable.customer);
  const run = await addRun(server, id, {
    protocolId: protocol.protocolId,
    protocolRunType: 'Audit_Machine:stage_1',
    equipment: { id: auditable.machines[0].id },
  });
  const [uma, max] = [new AuditPage(await as('uma', { fresh: true })), new AuditPage(await as('max', { fresh: true }))];
  for (const one of [uma, max]) {
    await one.open(id, `?run=${run.id}`);
    for (const point of [/^1 Noise/, /^2 Dust/, /^3 Wear/]) await one.point(point).click();
    await offline(one.page, true);
  }
  await uma.field('Summary').fill('Uma sums it up');
  await uma.answerAt(/^1 Noise/).fill('Uma on noise');
  await uma.answerAt(/^2 Dust/).fill('Uma on dust');
  await max.field('Comment').first().fill('Max comments');
  await max.answerAt(/^1 Noise/).fill('Max on noise');
  await max.answerAt(/^3 Wear/).fill('Max on wear');
  for (const { page } of [uma, max]) await expect(storedHere(page)).toBeVisible();
  await offline(max.page, false);
  await max.saved();
  await offline(uma.page, false);
  await expect(uma.page.getByRole('button', { name: 'Compare' })).toBeVisible();
  const answers = async () => (await readAuditRun(server, id, run.id)).results.map(({ value }) => value);
  await expect.poll(answers).toEqual(['Max on noise', 'Uma on dust', 'Max on wear']);
  await takeOwn(uma.page, 'Max on noise');
  await uma.saved();
  await expect.poll(answers).toEqual(['Uma on noise', 'Uma on dust', 'Max on wear']);
  expect((await readOutline(server, id)).fields).toMatchObject({
    summary: { value: 'Uma sums it up' },
    comment: { value: 'Max comments' },
  });
});

test('another release of the application comes while work waits: the page of the old one goes on, and the new one sends what it left; so does one tab what another left that was closed [FLD-03]', async ({
  open,
  server,
  faults,
}) => {
  test.setTimeout(120_000);
  faults.expect(/net::ERR_EMPTY_RESPONSE/);
  faults.allow(
    /net::ERR_(CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_REFUSED|FAILED|INTERNET_DISCONNECTED)/,
  );
  const inspection = await beginInspection(server, await makeInspectable(server, points));
  const releases = await serveReleases(server.url);
  try {
    const old = await open({ baseURL: releases.url, serviceWorkers: 'allow' });
    await old.goto('/healthz');
    await replaceToken(old, await server.tokenOf('uma'));
    const perform = new PerformPage(old);
    await old.goto(`/Reports/${inspection.id}/perform`);
    await old.evaluate('navigator.serviceWorker.ready.then(() => true)');
    releases.lose();
    await perform.field('Answer').fill('Typed before the release');
    await expect(storedHere(old)).toBeVisible();

    releases.publish();
    const page = await old.context().newPage();
    await page.goto('/');
    await expect(page.getByText('There is no connection').first()).toBeVisible();
    expect(await page.locator('script[src*="-next."]').count()).toBe(0);
    releases.find();
    await page.goto('/');
    await expect(page.locator('script[src*="-next."]')).not.toHaveCount(0);
    await page.evaluate(`navigator.serviceWorker.getRegistration().then((it) => it.update())`);
    // A part of the old application that it had not opened before.
    await old.getByRole('link', { name: 'Reports', exact: true }).click();
    await expect(old.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
    await old.close();
    const answer = async () => (await readInspection(server, inspection.id)).runs[0]?.results[0]?.value;
    await expect.poll(answer).toBe('Typed before the release');
    const stored = page.getByRole('link', { name: /^Stored on this device/ });
    await expect(stored).toBeHidden();

    // A tab that cannot send is closed: the other one learns of it and sends what was left.
    const left = await page.context().newPage();
    await left.goto(`/Reports/${inspection.id}/perform`);
    await expect(new PerformPage(left).field('Answer')).toHaveValue('Typed before the release');
    await cutOff(left);
    await new PerformPage(left).field('Answer').fill('Left in a closed tab');
    await expect(storedHere(left)).toBeVisible();
    await left.close();
    await expect.poll(answer).toBe('Left in a closed tab');
    await expect(stored).toBeHidden();
  } finally {
    releases.close();
  }
});
