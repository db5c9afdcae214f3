import { audits } from '@assay/contract/audits';
import { inspectionRuns, inspections } from '@assay/contract/inspections';
import type { PointResultReply } from '@assay/contract/runs/result';
import { auditEvents, inspectionEvents } from '@assay/contract/visit-events';
import { newId } from '@assay/domain/id';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addAuditable, addMachineRun, readRun, startAudit, writeAuditResult } from '../../../testing/audits.ts';
import { addDistributorInspection } from '../../../testing/distributor-inspections.ts';
import { changesIn, type Following, followVisit, peopleIn } from '../../../testing/follow-visit.ts';
import { expectStatus, putStatus, startInspection, useInspectable, writeResult } from '../../../testing/inspections.ts';
import { startTestApp, type TestApp, useTestApp } from '../../../testing/test-app.ts';

describe('what happens to a visit', () => {
  const app = useTestApp();
  const inspectable = useInspectable(app);
  const opened: Following[] = [];
  let other: TestApp;
  beforeAll(async () => {
    other = await startTestApp({ databaseUrl: app().databaseUrl });
  });
  afterAll(() => other.close());
  afterEach(() => {
    for (const one of opened.splice(0)) one.stop();
  });

  const follow = async (...given: Parameters<typeof followVisit>): Promise<Following> => {
    const following = await followVisit(...given);
    opened.push(following);
    if (following.status === 200) await expect.poll(() => following.lastId()).not.toBe('');
    return following;
  };
  /** An inspection with the id of its first result. */
  const begin = async () => {
    const { id, runs } = await startInspection(app(), inspectable());
    // Whoever begins to follow is told of the last minutes, too: here of nothing.
    await query('delete from visit_change where visit_id = $1', [id]);
    return { id, at: `inspections/${id}`, runId: runs[0]?.id ?? '', resultId: runs[0]?.results[0]?.id ?? '' };
  };
  const comment = (id: string, resultId: string, text: string) => writeResult(app(), id, resultId, { comment: text });
  const query = async (text: string, values: unknown[] = []) => (await app().pool.query(text, values)).rows;

  it('is told to those who follow it, whichever process they and the writer are connected to', async () => {
    const { id, at, resultId } = await begin();
    const [here, there] = [await follow(app(), at, { as: 'max' }), await follow(other, at, { as: 'ada' })];
    await comment(id, resultId, 'Worn');
    for (const one of [here, there]) await expect.poll(() => changesIn(one)).toEqual([`result ${resultId} 2`]);
    expect(there.events.at(-1)).toMatchObject({ type: 'change', gone: false, by: 'Uma Virtanen' });
    await writeResult(other, id, resultId, { comment: 'Badly worn' }, 'ada');
    for (const one of [here, there]) await expect.poll(() => changesIn(one).at(-1)).toBe(`result ${resultId} 3`);
  });

  it('names the part that changed, whatever it is', async () => {
    const { id, at, runId, resultId } = await begin();
    const following = await follow(app(), at, { as: 'max' });
    const call = async (endpoint: typeof inspections.putFinding, params: object, body: object) =>
      expectStatus(200, await app().call(endpoint, { as: 'uma', params: { id, ...params } as never, body }));
    const [findingId, actionId] = [newId(), newId()];
    await call(inspections.putFinding, { findingId }, { title: 'A crack', photos: [] });
    await call(inspections.putPriorityAction as never, { actionId }, { title: 'Weld it', priority: 'High' });
    await call(inspections.orderFollowUps as never, { list: 'findings' }, { ids: [findingId] });
    await call(inspections.updateField as never, { field: 'summary' }, { text: 'All in all' });
    await call(inspectionRuns.start as never, { runId }, { samples: {} });
    await comment(id, resultId, 'Seen');
    await call(inspections.removeFinding as never, { findingId }, {});
    const parts = ['finding', 'priorityAction', 'order', 'field', 'run', 'result'];
    await expect.poll(() => new Set(changesIn(following).map((line) => line.split(' ')[0]))).toEqual(new Set(parts));
    expect(changesIn(following)).toContain('field summary 2');
    await expect
      .poll(() => following.events.filter((event) => event.type === 'change' && event.gone))
      .toMatchObject([{ part: 'finding', id: findingId }]);
  });

  it('is told to those who begin to follow, as far as they may have missed it while the page was loading', async () => {
    const { id, at, resultId } = await begin();
    await comment(id, resultId, 'While it loads');
    const following = await follow(app(), at, { as: 'max' });
    expect(changesIn(following)).toEqual([`result ${resultId} 2`]);
  });

  it('is told of audits: runs, action points and the end', async () => {
    const auditable = await addAuditable(app());
    const { id } = await startAudit(app(), auditable);
    const following = await follow(other, `audits/${id}`, { as: 'max' });
    const run = await addMachineRun(app(), id, auditable);
    const [result] = (await readRun(app(), id, run.id)).results;
    await writeAuditResult(app(), id, result?.id ?? '', { comment: 'Loose' });
    const body = { type: 'ShortTerm', text: 'Weld it' };
    const added = await app().call(audits.addSuggestion, { as: 'uma', params: { id }, body });
    const { id: suggestionId } = expectStatus<{ id: string }>(201, added);
    await app().call(audits.setFinished, { as: 'uma', params: { id }, body: true });
    await expect
      .poll(() => changesIn(following))
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(`^run ${run.id}`),
          `result ${result?.id} 2`,
          `suggestion ${suggestionId} 1`,
          `visit ${id} 2`,
        ]),
      );
  });

  it('arrives although a later change was committed first', async () => {
    const { id, at, resultId, runId } = await begin();
    const following = await follow(app(), at, { as: 'max' });
    const slow = await app().pool.connect();
    try {
      await slow.query('begin');
      await slow.query('update run set revision = revision + 1 where id = $1', [runId]);
      await comment(id, resultId, 'Quick');
      await expect.poll(() => changesIn(following)).toEqual([`result ${resultId} 2`]);
      const between = following.lastId();
      await slow.query('commit');
      await expect.poll(() => changesIn(following)).toEqual([`result ${resultId} 2`, `run ${runId} 2`]);
      // Whoever lost the connection in between gets exactly what was missing.
      const resumed = await follow(other, at, { as: 'max', after: between });
      expect(changesIn(resumed)).toEqual([`run ${runId} 2`]);
    } finally {
      slow.release();
    }
  });

  it('is caught up with after a lost connection, without a gap', async () => {
    const { id, at, resultId } = await begin();
    const first = await follow(app(), at, { as: 'max' });
    await comment(id, resultId, 'One');
    await expect.poll(() => changesIn(first)).toHaveLength(1);
    first.stop();
    await comment(id, resultId, 'Two');
    await comment(id, resultId, 'Three');
    const second = await follow(app(), at, { as: 'max', after: first.lastId() });
    expect(second.events[0]).toEqual({ type: 'open' });
    expect(changesIn(second)).toEqual([`result ${resultId} 4`]);
  });

  it('is to be read again by those who come from another time or another installation', async () => {
    const { id, at, resultId } = await begin();
    const { lastId, stop } = await follow(app(), at, { as: 'max' });
    stop();
    for (const after of ['', 'nonsense', `${newId()}.7.9`, lastId().replace(/\.\d+\./, '.999999.')]) {
      const { events } = await follow(app(), at, { as: 'max', after });
      expect(events, after).toEqual([{ type: 'reset' }]);
    }
    await comment(id, resultId, 'Long ago');
    await query(`update visit_change set at = at - interval '2 days'`);
    await app().jobs.service({ id: 'log-retention' });
    expect(await query('select 1 from visit_change')).toEqual([]);
    const { events } = await follow(app(), at, { as: 'max', after: lastId() });
    expect(events).toEqual([{ type: 'reset' }]);
  });

  it('is read again after a crash of the database took the feed', async () => {
    const { id, at, resultId } = await begin();
    const following = await follow(app(), at, { as: 'max' });
    await query('truncate visit_feed, visit_change');
    await expect.poll(() => following.events.at(-1)).toEqual({ type: 'reset' });
    await comment(id, resultId, 'Afterwards');
    await expect.poll(() => changesIn(following)).toEqual([`result ${resultId} 2`]);
  });

  it('arrives although nobody hears of it and the line for news is cut', async () => {
    const { id, at, resultId } = await begin();
    const following = await follow(other, at, { as: 'max' });
    const lines = () =>
      query(`select pid from pg_stat_activity where application_name = 'assay feed' and datname = current_database()`);
    const before = await lines();
    await query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'assay feed' and datname = current_database()`,
    );
    // Past the API, so that no process tells the others.
    await query('update result set revision = revision + 1 where id = $1', [resultId]);
    await expect.poll(() => changesIn(following)).toEqual([`result ${resultId} 2`]);
    await expect.poll(async () => (await lines()).length).toBe(before.length);
    await comment(id, resultId, 'Again');
    await expect.poll(() => changesIn(following).at(-1)).toBe(`result ${resultId} 3`);
  });

  it('is nothing to those who may not read it', async () => {
    const { id } = await addDistributorInspection(app());
    const audit = await startAudit(app(), await addAuditable(app()));
    const { id: internal } = await begin();
    for (const [visit, as] of [
      [`inspections/${id}`, 'otto'],
      [`inspections/${internal}`, 'dina'],
      [`audits/${audit.id}`, 'dina'],
      [`audits/${audit.id}`, 'dora'],
    ] as const)
      expect((await follow(app(), visit, { as })).status, `${as} ${visit}`).toBe(404);
    expect((await follow(app(), `inspections/${id}`, { as: 'dina' })).status).toBe(200);
  });

  it('does not tell people from outside of internal comments', async () => {
    const { id } = await addDistributorInspection(app());
    const [inside, outside] = [
      await follow(app(), `inspections/${id}`, { as: 'max' }),
      await follow(app(), `inspections/${id}`, { as: 'dina' }),
    ];
    for (const field of ['internalComment', 'comment'])
      await app().call(inspections.updateField, { as: 'max', params: { id, field }, body: { text: 'So' } });
    for (const one of [inside, outside]) await expect.poll(() => changesIn(one)).toContain('field comment 2');
    expect(changesIn(inside)).toContain('field internalComment 2');
    expect(changesIn(outside)).not.toContain('field internalComment 2');
  });

  it('ends for those whose session ends, and for everybody when it is deleted', async () => {
    const { id, at, resultId } = await begin();
    const token = await app().signIn('max');
    const [leaving, staying] = [await follow(app(), at, { as: 'max', token }), await follow(app(), at, { as: 'ada' })];
    await app().ask('GET', '/api/v1/auth/logout', { token });
    await comment(id, resultId, 'Unheard');
    await expect.poll(() => leaving.hasEnded()).toBe(true);
    await expect.poll(() => changesIn(staying)).toHaveLength(1);
    expect(changesIn(leaving)).toEqual([]);
    expectStatus(200, await app().call(inspections.delete, { as: 'max', params: { id } }));
    await expect.poll(() => staying.hasEnded()).toBe(true);
    expect((await follow(app(), at, { as: 'ada' })).status).toBe(404);
  });

  it('shows who else is there and where, until they leave or are not heard of any more', async () => {
    const { id, at } = await begin();
    const tab = newId();
    const watching = await follow(other, at, { as: 'ada', tab: newId() });
    expect(peopleIn(watching)).toBeUndefined();
    const there = await follow(app(), at, { as: 'uma', tab });
    await expect.poll(() => peopleIn(watching)).toEqual(['Uma Virtanen']);
    expect(peopleIn(there)).toEqual([expect.stringMatching(/^Ada/)]);
    const move = (as: 'uma' | 'max') =>
      app().call(inspectionEvents.presence, { as, params: { id }, body: { tabId: tab, place: `point of ${as}` } });
    expectStatus(200, await move('uma'));
    await expect.poll(() => peopleIn(watching)).toEqual(['Uma Virtanen point of uma']);
    // The page of somebody else stays where it is.
    expectStatus(200, await move('max'));
    await follow(app(), at, { as: 'dev', tab: newId() });
    await expect.poll(() => peopleIn(watching)?.length).toBe(2);
    expect(peopleIn(watching)).toContain('Uma Virtanen point of uma');
    there.stop();
    await expect.poll(() => peopleIn(watching)?.length).toBe(1);
    await query(`update presence set seen_at = now() - interval '31 seconds' where name not like 'Ada%'`);
    await expect.poll(() => peopleIn(watching)).toEqual([]);
  });

  it('is followed by one person a limited number of times at once', async () => {
    const { at } = await begin();
    const streams = await Promise.all(Array.from({ length: 30 }, () => follow(app(), at, { as: 'rita' })));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await follow(app(), at, { as: 'rita' })).status).toBe(429);
    expect((await follow(app(), at, { as: 'carl' })).status).toBe(200);
    streams[0]?.stop();
    await expect.poll(async () => (await follow(app(), at, { as: 'rita' })).status).toBe(200);
  });

  it('goes with the visit, and does not keep the server from stopping', async () => {
    const third = await startTestApp({ databaseUrl: app().databaseUrl });
    const { at } = await begin();
    const following = await follow(third, at, { as: 'max', tab: newId() });
    await third.close();
    await expect.poll(() => following.hasEnded()).toBe(true);
    expect(await query(`select 1 from presence where visit_id = $1`, [at.split('/')[1]])).toEqual([]);
  });

  it('leads to one result, as it stands for whoever asks', async () => {
    const { id, resultId } = await addDistributorInspection(app());
    await writeResult(app(), id, resultId, { comment: 'Loose', internalComment: 'Again' }, 'max');
    const read = async (as: 'max' | 'dina') =>
      expectStatus<PointResultReply>(200, await app().call(inspectionRuns.result, { as, params: { id, resultId } }));
    expect(await read('max')).toMatchObject({ comment: 'Loose', internalComment: 'Again' });
    expect((await read('dina')).internalComment).toBeUndefined();
    const params = { id, resultId: newId() };
    expect((await app().call(inspectionRuns.result, { as: 'max', params })).status).toBe(404);
    expect((await putStatus(app(), newId(), { status: 'Waiting' })).status).toBe(404);
    expect(
      (await app().call(auditEvents.presence, { as: 'max', params: { id }, body: { tabId: newId(), place: '' } }))
        .status,
    ).toBe(404);
  });
});
