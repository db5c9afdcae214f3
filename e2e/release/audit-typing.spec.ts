import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { addRun, beginAudit, makeAuditable, makeAuditProtocol, readAuditRun, readOutline } from '../audits.ts';
import type { GivenCategory } from '../inspections.ts';
import { Typist } from '../typist.ts';
import { test } from '../world.ts';

/** How long both type without a pause, and how much of that one of them has no network: `bench audit-together` takes a minute. */
const seconds = Number(process.env.TOGETHER_SECONDS ?? 4);
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

test('two people type into one audit at once, in the same and in other fields, one of them for a while without network: nothing is lost unseen, and in the end both show the same [AUP-20]', async ({
  as,
  server,
  faults,
}) => {
  // Whether one's own words leave before the feed brings those of the other.
  faults.allow(/status of 4(09|12)/, /net::ERR_(FAILED|INTERNET_DISCONNECTED)/);
  const auditable = await makeAuditable(server);
  const site = await makeAuditProtocol(server, 'Audit_Site', [
    { title: 'Yard', points: [{ type: 'Comment', name: 'Order' }] },
  ]);
  const protocol = await makeAuditProtocol(server, 'Audit_Machine', points, auditable.productFamilyId);
  const { id } = await beginAudit(server, auditable.customer, { siteProtocolId: site.protocolId });
  const run = await addRun(server, id, {
    protocolId: protocol.protocolId,
    protocolRunType: 'Audit_Machine:stage_1',
    equipment: { id: auditable.machines[0].id },
  });
  const uma = new Typist(await as('uma', { fresh: true }), 'u');
  const max = new Typist(await as('max', { fresh: true }), 'm');
  const both = [uma, max];
  for (const { audit } of both) await audit.open(id, `?run=${run.id}`);
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
});
