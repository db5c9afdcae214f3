import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import {
  addRun,
  beginAudit,
  finishAudit,
  makeAuditable,
  makeAuditProtocol,
  readAuditRun,
  readOutline,
} from '../audits.ts';
import type { GivenCategory } from '../inspections.ts';
import { Typist } from '../typist.ts';
import { test } from '../world.ts';

/** How long both type without a pause, and how much of that one of them has no network: `bench audit-together` takes a minute. */
const seconds = Number(process.env.TOGETHER_SECONDS ?? 2);
const secondsAway = seconds / 6;

test.describe.configure({ timeout: 150_000 + seconds * 2_000 });

const points: GivenCategory[] = [
  {
    title: 'Chamber',
    points: [
      { type: 'Comment', name: 'Noise' },
      { type: 'Comment', name: 'Dust' },
      { type: 'Comment', name: 'Wear' },
    ],
  },
];

test('two people edit one audit, one of them for a while without network: what others write appears by itself, nothing is lost unseen, and in the end both show the same [AUP-20]', async ({
  as,
  server,
  faults,
}) => {
  // Whether one's own words leave before the feed brings those of the other, or says that the audit is finished.
  faults.allow(/status of 4(09|12)/, /net::ERR_(FAILED|INTERNET_DISCONNECTED)/);
  const auditable = await makeAuditable(server);
  const site = await makeAuditProtocol(server, 'Audit_Site', [
    { title: 'Yard', points: [{ type: 'Comment', name: 'Order' }] },
  ]);
  const protocol = await makeAuditProtocol(server, 'Audit_Machine', points, auditable.productFamilyId);
  const { id } = await beginAudit(server, auditable.customer, { siteProtocolId: site.protocolId });
  const addMachine = (place: 0 | 1) =>
    addRun(server, id, {
      protocolId: protocol.protocolId,
      protocolRunType: `Audit_Machine:stage_${place + 1}`,
      equipment: { id: auditable.machines[place].id },
    });
  const run = await addMachine(0);
  const uma = new Typist(await as('uma', { fresh: true }), 'u');
  const max = new Typist(await as('max', { fresh: true }), 'm');
  const both = [uma, max];
  for (const { audit } of both) await audit.open(id, `?run=${run.id}`);
  await expect(
    uma.page.getByRole('list', { name: 'Also here' }).getByRole('img', { name: /^Max .*, at / }),
  ).toBeVisible();

  // Different fields, and one that the other is just typing into.
  await uma.audit.field('Summary').pressSequentially('Sound');
  await max.audit.field('Comment').first().fill('Max’s comment');
  await expect(uma.audit.field('Comment').first()).toHaveValue('Max’s comment');
  await expect(uma.audit.field('Summary')).toBeFocused();
  await uma.audit.field('Summary').pressSequentially(' plant');
  await expect(uma.audit.field('Summary')).toHaveValue('Sound plant');
  await expect(max.audit.field('Summary')).toHaveValue('Sound plant');

  // The same field, which one of them wrote without network: whose text is replaced is told, and can read it.
  await uma.page.context().setOffline(true);
  await uma.audit.field('Internal comment').first().fill('Uma’s view');
  await max.audit.field('Internal comment').first().fill('Max’s view');
  await max.audit.saved();
  await expect(uma.page.getByText(/^Stored on this device: \d+\. The server cannot be reached/)).toBeVisible();
  await uma.page.context().setOffline(false);
  await expect(uma.page.getByRole('button', { name: 'Compare' })).toBeVisible();
  await uma.settle('Yours');
  await uma.audit.saved();
  const told = max.page.getByText(/^Uma .* has replaced what you wrote/).locator('..');
  await expect(told).toContainText('Max’s view');
  await expect(max.audit.field('Internal comment').first()).toHaveValue('Uma’s view');
  await expect(max.page.getByRole('link', { name: 'Replaced by others: 1' })).toBeVisible();
  await told.getByRole('button', { name: 'Dismiss' }).click();
  await expect(told).toBeHidden();

  // Both type on, into fields and points of their own and of both.
  const fieldsOf = ({ audit }: Typist, field: string, point: RegExp) => [
    audit.field(field).first(),
    audit.field('Internal comment').first(),
    audit.answerAt(point),
    audit.answerAt(/^3 Wear/),
  ];
  for (const [{ audit }, point] of [
    [uma, /^1 Noise/],
    [max, /^2 Dust/],
  ] as const)
    for (const one of [point, /^3 Wear/]) await audit.point(one).click();
  const until = Date.now() + seconds * 1_000;
  const typeOn = async (typist: Typist, field: string, point: RegExp, first: 'Yours' | 'Theirs') => {
    const fields = fieldsOf(typist, field, point);
    for (let round = 0; Date.now() < until; round += 1) {
      for (const one of fields) await typist.write(one);
      await typist.readReplaced();
      await typist.settle((round % 2 === 0) === (first === 'Yours') ? 'Yours' : 'Theirs');
    }
  };
  const loseNetwork = async () => {
    await wait((seconds * 1_000) / 3);
    await uma.page.context().setOffline(true);
    await wait(secondsAway * 1_000);
    await uma.page.context().setOffline(false);
  };
  await Promise.all([
    typeOn(uma, 'Summary', /^1 Noise/, 'Yours'),
    typeOn(max, 'Comment', /^2 Dust/, 'Theirs'),
    loseNetwork(),
  ]);
  await expect(async () => {
    for (const typist of both) {
      await typist.readReplaced();
      await typist.settle('Yours');
      await expect(typist.page.getByText('Everything is saved')).toBeVisible({ timeout: 2_000 });
    }
    for (const typist of both) expect(await typist.page.getByRole('button', { name: 'Compare' }).count()).toBe(0);
  }).toPass({ timeout: 60_000 });

  const shown = async ({ audit }: Typist) => ({
    fields: await Promise.all(
      ['Summary', 'Comment', 'Internal comment'].map((name) => audit.field(name).first().inputValue()),
    ),
    answers: await Promise.all([/^1 Noise/, /^2 Dust/, /^3 Wear/].map((name) => audit.answerText(name))),
  });
  await expect(async () => {
    const { fields } = await readOutline(server, id);
    const { results } = await readAuditRun(server, id, run.id);
    const saved = {
      fields: [fields.summary, fields.comment, fields.internalComment].map(({ value }) => value),
      answers: results.map(({ value }) => value),
    };
    for (const typist of both) expect(await shown(typist)).toEqual(saved);
    const seen = [...saved.fields, ...saved.answers.map(String), ...both.flatMap(({ offered }) => offered)];
    for (const typist of both) expect(typist.missingIn(seen)).toEqual([]);
  }).toPass({ timeout: 20_000 });
  for (const [name, { typed, acknowledged, settled }] of Object.entries({ uma, max }))
    console.info(
      `${name}: ${typed} words typed, ${acknowledged.length} writes acknowledged, ${settled} conflicts settled`,
    );

  // A run that somebody adds is there for both.
  await addMachine(1);
  for (const { audit } of both) await expect(audit.run(auditable.machines[1].serialNumber)).toBeVisible();

  // Who finishes it sees who is still typing; what they had not saved stays theirs, and goes in once it is open again.
  await max.page.route('**/api/v1/audits/*/comment', (route) => route.abort());
  await max.audit.field('Comment').first().fill('The last words of Max');
  await uma.audit.finish.click();
  await expect(uma.audit.dialog.getByText(/^Max .*, typing in Comment$/)).toBeVisible();
  await uma.audit.answer('Finish audit').click();
  const kept = max.page.getByRole('alert').filter({ hasText: 'Typed here and not saved' });
  await max.page.unroute('**/api/v1/audits/*/comment');
  await expect(kept.getByLabel('Comment', { exact: true })).toHaveValue('The last words of Max');
  await expect(kept).toContainText('This audit was finished while you were typing');
  expect((await readOutline(server, id)).fields.comment.value).not.toContain('last words');
  await finishAudit(server, { id }, false);
  await kept.getByRole('button', { name: 'Put the text of Comment in again' }).click();
  await expect(kept).toBeHidden();
  await max.audit.saved();
  await expect(uma.audit.field('Comment').first()).toHaveValue('The last words of Max');
});
