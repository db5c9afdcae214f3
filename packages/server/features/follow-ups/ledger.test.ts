import { followUps, type MachineFollowUp } from '@assay/contract/follow-ups';
import type { Inspection } from '@assay/contract/inspections';
import { inspections } from '@assay/contract/inspections';
import { newId } from '@assay/domain/id';
import { later, minutes } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import {
  addInspectable,
  answerAll,
  expectStatus,
  type Inspectable,
  openInspectable,
  putStatus,
  readInspection,
  startInspection,
  submitInspection,
} from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('the ledger of the last visit', () => {
  const app = useTestApp();

  /** A submitted visit that has found a crack at its first point, and asks for an order. */
  async function visited(inspectable: Inspectable, as: CastName = 'uma'): Promise<{ finding: string; action: string }> {
    const visit = await startInspection(app(), inspectable, {}, as);
    const [finding, action] = [newId(), newId()];
    const pointId = visit.runs[0]?.results[0]?.protocolPointId;
    const [id, title] = [visit.id, `A crack seen by ${as}`];
    const put = { as, params: { id, findingId: finding }, body: { title, pointId } };
    expectStatus(200, await app().call(inspections.putFinding, put));
    const order = { title: 'Order liners', priority: 'High' };
    const ordered = { as, params: { id, actionId: action }, body: order };
    expectStatus(200, await app().call(inspections.putPriorityAction, ordered));
    await answerAll(app(), visit, as);
    await submitInspection(app(), id, as);
    return { finding, action };
  }

  async function next(inspectable: Inspectable, as: CastName = 'uma'): Promise<Inspection> {
    const visit = await startInspection(app(), inspectable, {}, as);
    await answerAll(app(), visit, as);
    return visit;
  }

  const say = (id: string, kind: string, followUpId: string, answer: string, as: CastName = 'uma', revision?: number) =>
    app().call(inspections.dispose, {
      as,
      params: { id, kind, followUpId },
      body: { answer },
      ...(revision !== undefined && { headers: { 'if-match': `"${revision}"` } }),
    });

  /** What the page of the machine says of each thing, the open ones first. */
  async function saidOf({ equipmentId }: Inspectable, as: CastName = 'uma') {
    const reply = await app().call(followUps.ofEquipment, { as, params: { id: equipmentId } });
    return expectStatus<MachineFollowUp[]>(200, reply).map(({ id, said }) => [id, said ?? null] as const);
  }

  it('stands in the next visit at its point, and holds the submit until each thing is disposed of', async () => {
    const inspectable = await addInspectable(app());
    const { finding, action } = await visited(inspectable);
    const visit = await next(inspectable);
    const results = visit.runs[0]?.results ?? [];
    expect(visit.ledger).toMatchObject([
      {
        ...{ id: finding, kind: 'finding', title: 'A crack seen by uma', state: 'open', disposal: null },
        ...{ pointId: results[0]?.protocolPointId, inspectionPointId: results[0]?.inspectionPointId },
      },
      { id: action, kind: 'priorityAction', priority: 'High', disposal: null, pointId: null },
    ]);

    const refused = await putStatus(app(), visit.id, { status: 'Waiting' });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'incomplete',
      errors: [
        { path: `ledger.finding.${finding}`, message: 'Say what became of this: A crack seen by uma' },
        { path: `ledger.priorityAction.${action}`, message: 'Say what became of this: Order liners' },
      ],
    });
    expect(expectStatus(200, await say(visit.id, 'finding', finding, 'fixedOnSite'))).toMatchObject({
      ...{ id: finding, answer: 'fixedOnSite', state: 'done', revision: 1 },
    });
    expectStatus(200, await say(visit.id, 'priorityAction', action, 'stillOpen'));
    const submitted = await submitInspection(app(), visit.id);
    expect(submitted.ledger.map(({ state, disposal }) => [state, disposal])).toEqual([
      ['done', 'fixedOnSite'],
      ['open', 'stillOpen'],
    ]);
    const third = await next(inspectable);
    expect(third.ledger.map(({ id, state, disposal }) => [id, state, disposal])).toEqual([
      [finding, 'done', null],
      [action, 'open', null],
    ]);
    // What waits to be verified is seen there, and holds nobody; whoever finds it as it was says so.
    expectStatus(200, await say(third.id, 'priorityAction', action, 'done'));
    expect(expectStatus(200, await say(third.id, 'finding', finding, 'stillOpen'))).toMatchObject({ state: 'open' });
    expectStatus(200, await putStatus(app(), third.id, { status: 'Waiting' }));
    const fourth = await next(inspectable);
    const verified = { as: 'max', params: { id: action }, body: { state: 'verified' } } as const;
    expectStatus(200, await app().call(followUps.priorityAction, verified));
    expect((await readInspection(app(), fourth.id)).ledger.map(({ id }) => id)).toEqual([finding]);
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('remembers what came to a visit as reported done, whatever the visit says of it', async () => {
    const inspectable = await addInspectable(app());
    const { finding, action } = await visited(inspectable);
    const done = { as: 'uma', params: { id: finding }, body: { state: 'done' } } as const;
    expectStatus(200, await app().call(followUps.finding, done));
    const { id, ledger } = await next(inspectable);
    const came = (items: Inspection['ledger']) => items.map((item) => [item.id, item.wasReported]);
    const asItCame = [
      [finding, true],
      [action, false],
    ];
    expect(came(ledger)).toEqual(asItCame);
    for (const answer of ['stillOpen', 'done', 'void', 'stillOpen'])
      for (const [kind, key] of [
        ['finding', finding],
        ['priorityAction', action],
      ] as const) {
        expectStatus(200, await say(id, kind, key, answer, 'max'));
        expect(came((await readInspection(app(), id)).ledger)).toEqual(asItCame);
      }
  });

  it('lets a word be taken back, keeps a newer one, and tells the history', async () => {
    const inspectable = await addInspectable(app());
    const { finding } = await visited(inspectable);
    const { id } = await next(inspectable);
    expectStatus(200, await say(id, 'finding', finding, 'done', 'uma', 0));
    const stale = await say(id, 'finding', finding, 'stillOpen', 'max', 0);
    expect([stale.status, stale.body]).toMatchObject([412, { current: { answer: 'done', revision: 1 } }]);
    expect(expectStatus(200, await say(id, 'finding', finding, 'stillOpen', 'max', 1))).toMatchObject({
      ...{ state: 'open', revision: 2 },
    });
    const history = await app().call(inspections.history, { as: 'max', params: { id } });
    expect(expectStatus<{ changes: object[] }[]>(200, history)[0]?.changes).toEqual([
      { field: 'earlier', from: null, to: 'A crack seen by uma' },
      { field: 'disposal', from: 'done', to: 'stillOpen' },
    ]);
  });

  it('lets Managers alone say that something is void, and takes a word on what was closed elsewhere', async () => {
    const inspectable = await addInspectable(app());
    const { finding, action } = await visited(inspectable);
    const { id } = await next(inspectable);
    expect((await say(id, 'finding', finding, 'void')).status).toBe(403);
    expect(expectStatus(200, await say(id, 'finding', finding, 'void', 'max'))).toMatchObject({ state: 'void' });
    expect((await say(id, 'finding', finding, 'stillOpen')).status).toBe(403);
    const verified = { as: 'max', params: { id: action }, body: { state: 'verified' } } as const;
    expectStatus(200, await app().call(followUps.priorityAction, verified));
    expect((await readInspection(app(), id)).ledger.map((item) => item.id)).toEqual([finding]);
    expect(expectStatus(200, await say(id, 'priorityAction', action, 'stillOpen'))).toMatchObject({
      ...{ state: 'verified', answer: 'stillOpen' },
    });
    await submitInspection(app(), id);
  });

  it('is told on the page of the machine: what was said last, by whom and when', async () => {
    const inspectable = await addInspectable(app());
    const { finding, action } = await visited(inspectable);
    const done = { as: 'uma', params: { id: finding }, body: { state: 'done' } } as const;
    expectStatus(200, await app().call(followUps.finding, done));
    expect(await saidOf(inspectable)).toEqual([
      [action, null],
      [finding, null],
    ]);
    const { id } = await next(inspectable);
    expectStatus(200, await say(id, 'finding', finding, 'stillOpen', 'max'));
    const at = app().now().toISOString();
    expectStatus(200, await say(id, 'finding', finding, 'done', 'uma'));
    expectStatus(200, await say(id, 'priorityAction', action, 'stillOpen', 'max'));
    expect(await saidOf(inspectable)).toEqual([
      [action, { answer: 'stillOpen', wasReported: false, by: 'Max Lindqvist', at }],
      [finding, { answer: 'done', wasReported: true, by: 'Uma Virtanen', at }],
    ]);
  });

  it('tells a company no name of another one, and no word of another one’s visit', async () => {
    const inspectable = await addInspectable(app(), { companyIds: [await companyIdOf(app(), 'dina')] });
    await openInspectable(app(), 'dina', inspectable);
    const { finding, action } = await visited(inspectable, 'dina');
    const own = await next(inspectable, 'dina');
    expectStatus(200, await say(own.id, 'finding', finding, 'done', 'dina'));
    expectStatus(200, await say(own.id, 'priorityAction', action, 'done', 'max'));
    const bySide = async (as: CastName) =>
      Object.fromEntries((await saidOf(inspectable, as)).map(([id, said]) => [id, said && [said.answer, said.by]]));
    const dina = await app()
      .db.selectFrom('app_user')
      .select('name')
      .where('id', '=', app().userIdOf('dina'))
      .executeTakeFirstOrThrow();
    expect(await bySide('dina')).toEqual({ [finding]: ['done', dina.name], [action]: ['done', null] });
    expect(await bySide('max')).toEqual({ [finding]: ['done', dina.name], [action]: ['done', 'Max Lindqvist'] });
    const provider = await next(inspectable);
    app().setNow(later(app().now(), minutes(1)));
    expectStatus(200, await say(provider.id, 'finding', finding, 'stillOpen'));
    expect(await bySide('dina')).toMatchObject({ [finding]: ['done', dina.name] });
    expect(await bySide('max')).toMatchObject({ [finding]: ['stillOpen', 'Uma Virtanen'] });
  });

  it('names no other company’s findings, neither in the ledger nor by a guess', async () => {
    const inspectable = await addInspectable(app(), { companyIds: [await companyIdOf(app(), 'dina')] });
    await openInspectable(app(), 'dina', inspectable);
    const { finding } = await visited(inspectable);
    const own = await next(inspectable, 'dina');
    expect(own.ledger).toEqual([]);
    expect((await say(own.id, 'finding', finding, 'done', 'dina')).status).toBe(404);
    await submitInspection(app(), own.id, 'dina');
  });

  it('refuses what is no answer, what is of this visit and what is of another machine', async () => {
    const [inspectable, other] = [await addInspectable(app()), await addInspectable(app())];
    const { finding } = await visited(other);
    const { id } = await next(inspectable);
    const own = newId();
    const put = { as: 'uma', params: { id, findingId: own }, body: { title: 'New' } } as const;
    expectStatus(200, await app().call(inspections.putFinding, put));
    expect((await say(id, 'finding', finding, 'done')).status).toBe(404);
    expect((await say(id, 'finding', own, 'done')).status).toBe(404);
    const wrong = await say(id, 'finding', finding, 'perhaps');
    expect([wrong.status, wrong.body]).toMatchObject([400, { errors: [{ path: 'answer' }] }]);
  });
});
