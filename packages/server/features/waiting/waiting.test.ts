import { audits } from '@assay/contract/audits';
import { certifiedUsers } from '@assay/contract/certificates';
import { followUps } from '@assay/contract/follow-ups';
import { inspections } from '@assay/contract/inspections';
import { externalUsers } from '@assay/contract/people';
import { inspectionPoints } from '@assay/contract/points';
import { type WaitingCount, waiting } from '@assay/contract/waiting';
import { newId } from '@assay/domain/id';
import { dayOf, days, later } from '@assay/domain/time';
import type { WaitingKind } from '@assay/domain/waiting/waiting-kinds';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAuditable, startAudit } from '../../testing/audits.ts';
import { companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { addCertifiedUser } from '../../testing/certificates.ts';
import { statementsOf } from '../../testing/explain.ts';
import {
  addInspectable,
  addSubmitted,
  answerAll,
  expectStatus,
  type Inspectable,
  openInspectable,
  putStatus,
  startInspection,
} from '../../testing/inspections.ts';
import { addPoint, inputOf, setDivisions } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';

type Counts = Partial<Record<WaitingKind, number>>;

describe('what waits', () => {
  const app = useTestApp();
  let machine: Inspectable;
  const counts = async (as: CastName): Promise<Counts> => {
    const found = expectStatus<WaitingCount[]>(200, await app().call(waiting.counts, { as }));
    expect(found.every(({ exact }) => exact)).toBe(true);
    return Object.fromEntries(found.map(({ kind, count }) => [kind, count]));
  };
  const listed = async (as: CastName, query: Record<string, string>) =>
    expectStatus<{ count: number }>(200, await app().call(inspections.list, { as, query })).count;
  /** Leaves a finding behind that is due on a day. */
  const addFinding = async (as: CastName, due: string, ownerId?: string) => {
    const findingId = newId();
    const started = await startInspection(app(), machine, {}, as);
    const params = { id: started.id, findingId };
    expectStatus(200, await app().call(inspections.putFinding, { as, params, body: { title: `Due ${due}` } }));
    const body = { due, ...(ownerId && { ownerId }) };
    expectStatus(200, await app().call(followUps.finding, { as, params: { id: findingId }, body }));
    return started;
  };

  beforeAll(async () => {
    machine = await addInspectable(app(), {
      types: ['Comment'],
      companyIds: [await companyIdOf(app(), 'dina')],
    });
    for (const name of ['dina', 'dora'] as const) await openInspectable(app(), name, machine);
  });

  it('is nothing at first, of the kinds that concern each person', async () => {
    const own = { sentBack: 0, inUse: 0, overdueFollowUps: 0 };
    expect(await counts('uma')).toEqual({ ...own, submitted: 0, openAudits: 0 });
    expect(await counts('rita')).toEqual({ ...own, toRate: 0, submitted: 0, openAudits: 0 });
    expect(await counts('max')).toEqual({ ...own, submitted: 0, openAudits: 0 });
    const leading = { expiringAccounts: 0, outdatedTranslations: 0 };
    expect(await counts('ada')).toEqual({ ...own, ...leading, toReview: 0, openAudits: 0, failedServices: 0 });
    expect(await counts('dora')).toEqual({ ...own, ...leading, submitted: 0 });
    expect((await app().call(waiting.counts, { as: 'nia' })).status).toBe(403);
  });

  it('is to be finished by an admin, rated by a rater, and waited for by others: own work, or all that they lead', async () => {
    await addSubmitted(app(), machine, {}, 'uma');
    const { id } = await addSubmitted(app(), machine, {}, 'dina');
    expect(await counts('ada')).toMatchObject({ toReview: 2 });
    expect(await counts('max')).toMatchObject({ submitted: 2 });
    for (const name of ['ada', 'max'] as const) expect(await listed(name, { statuses: 'Waiting' })).toBe(2);
    expect(await counts('rita')).toMatchObject({ toRate: 2, submitted: 0 });
    expectStatus(200, await app().call(inspections.rate, { as: 'rita', params: { id }, body: { rating: 'Ok' } }));
    expect(await counts('rita')).toMatchObject({ toRate: 1 });
    expect(await listed('rita', { statuses: 'Waiting', unrated: 'true' })).toBe(1);
    expect(await counts('ada')).toMatchObject({ toReview: 2 });
    expect(await counts('uma')).toMatchObject({ submitted: 1 });
    expect(await counts('dina')).toMatchObject({ submitted: 1, sentBack: 0 });
    expect(await counts('dora')).toMatchObject({ submitted: 1, inUse: 0 });
    expect((await counts('dora')).toReview).toBeUndefined();
    expect(await listed('dora', { statuses: 'Waiting' })).toBe(1);
    expect(await counts('otto')).toMatchObject({ submitted: 0 });
    await putStatus(app(), id, { status: 'In_Use', reason: 'A photo is missing' }, 'max');
    expect(await counts('dina')).toMatchObject({ submitted: 0, sentBack: 1, inUse: 1 });
    const mine = { statuses: 'In_Use', mineOnly: 'true' };
    expect(await listed('dina', { ...mine, sentBack: 'true' })).toBe(1);
    await startInspection(app(), machine, {}, 'dina');
    expect(await counts('dina')).toMatchObject({ sentBack: 1, inUse: 2 });
    expect([await listed('dina', mine), await listed('dina', { ...mine, sentBack: 'true' })]).toEqual([2, 1]);
    expect(await counts('uma')).toMatchObject({ sentBack: 0 });
    await putStatus(app(), id, { status: 'Waiting' }, 'dina');
    expect(await counts('dina')).toMatchObject({ submitted: 1, sentBack: 0, inUse: 1 });
  });

  it('is overdue for its owner, and for those who lead within their scope, until it is done', async () => {
    const [yesterday, today] = [dayOf(later(app().now(), -days(1))), dayOf(app().now())];
    const begun = await addFinding('uma', yesterday, app().userIdOf('rita'));
    expect(await counts('max')).toMatchObject({ overdueFollowUps: 0 });
    await answerAll(app(), begun);
    expectStatus(200, await putStatus(app(), begun.id, { status: 'Waiting' }));
    await addFinding('uma', today);
    const overdue = async (as: CastName) =>
      expectStatus<{ id: string; title: string; inspectionId: string }[]>(
        200,
        await app().call(followUps.overdue, { as }),
      );
    expect(await overdue('rita')).toMatchObject([{ title: `Due ${yesterday}`, inspectionId: begun.id }]);
    expect(await counts('rita')).toMatchObject({ overdueFollowUps: 1 });
    expect(await counts('max')).toMatchObject({ overdueFollowUps: 1 });
    // Somebody else's to see to.
    expect(await counts('uma')).toMatchObject({ overdueFollowUps: 0 });
    expect([await overdue('uma'), await overdue('dora'), await overdue('otto')]).toEqual([[], [], []]);
    expect(await counts('dora')).toMatchObject({ overdueFollowUps: 0 });
    const [one] = await overdue('rita');
    const done = { as: 'rita', params: { id: one?.id ?? '' }, body: { state: 'done' } } as const;
    expectStatus(200, await app().call(followUps.finding, done));
    expect(await counts('rita')).toMatchObject({ overdueFollowUps: 0 });
  });

  it('is an audit that one has open', async () => {
    const { id } = await startAudit(app(), await addAuditable(app()), {}, 'uma');
    expect(await counts('uma')).toMatchObject({ openAudits: 1 });
    expect(await counts('max')).toMatchObject({ openAudits: 0 });
    expectStatus(200, await app().call(audits.delete, { as: 'max', params: { id } }));
    expect(await counts('uma')).toMatchObject({ openAudits: 0 });
  });

  it('is an account that ends within 30 days, for admins and for the admin of its company alone', async () => {
    const expire = (name: CastName, inDays: number) =>
      app()
        .db.updateTable('app_user')
        .set({ expires_at: later(app().now(), days(inDays)) })
        .where('id', '=', app().userIdOf(name))
        .execute();
    await expire('dina', 29);
    await expire('otto', 31);
    expect(await counts('ada')).toMatchObject({ expiringAccounts: 1 });
    expect(await counts('dora')).toMatchObject({ expiringAccounts: 1 });
    expect((await counts('max')).expiringAccounts).toBeUndefined();
    await expire('otto', 30);
    const expiring = async (as: CastName) =>
      expectStatus<{ count: number; result: { email: string }[] }>(
        200,
        await app().call(externalUsers.list, { as, query: { expiring: 'true' } }),
      );
    expect((await expiring('ada')).count).toBe(2);
    expect((await expiring('dora')).result.map(({ email }) => email)).toEqual(['dina@distributor.example']);
    expect(await counts('ada')).toMatchObject({ expiringAccounts: 2 });
    expect(await counts('dora')).toMatchObject({ expiringAccounts: 1 });
    for (const name of ['dina', 'otto'] as const) await expire(name, 300);
    expect(await counts('ada')).toMatchObject({ expiringAccounts: 0 });
  });

  it('is a certificate that ends within 60 days, for whoever keeps them', async () => {
    const { productFamilyId } = machine;
    const certify = (email: string, inDays: number) =>
      addCertifiedUser(app(), {
        email,
        certifications: [
          { productFamilyId, certificationDate: '2024-01-01', expirationDate: dayOf(later(app().now(), days(inDays))) },
        ],
      });
    for (const inDays of [-1, 0, 60, 61]) await certify(`in${inDays}@provider.example`, inDays);
    expect(await counts('carl')).toMatchObject({ expiringCertificates: 2 });
    expect((await counts('ada')).expiringCertificates).toBeUndefined();
    const query = { expiring: 'true', orderKey: 'email', orderDirection: 'asc' };
    const { body } = await app().call(certifiedUsers.list, { as: 'carl', query });
    const { result } = body as { result: { email: string }[] };
    expect(result.map(({ email }) => email)).toEqual(['in0@provider.example', 'in60@provider.example']);
  });

  it('is a point with an outdated translation, for the authors who may change it', async () => {
    const point = await addPoint(app(), 'Comment', { productCategoryId: machine.categoryId });
    await setDivisions(app(), 'dora', [machine.categoryId]);
    const translated = { as: 'ada', params: { id: point.id }, body: [{ name: 'fi', value: 'Kommentti' }] } as const;
    expectStatus(200, await app().call(inspectionPoints.updateTranslations, translated));
    expect(await counts('ada')).toMatchObject({ outdatedTranslations: 0 });
    app().setNow(later(app().now(), 60_000));
    const renamed = { as: 'ada', params: { id: point.id }, body: { ...inputOf(point), name: 'Another name' } } as const;
    expectStatus(200, await app().call(inspectionPoints.update, renamed));
    expect(await counts('ada')).toMatchObject({ outdatedTranslations: 1 });
    // The provider's own: nothing for a distributor to do.
    expect(await counts('dora')).toMatchObject({ outdatedTranslations: 0 });
    const shown = expectStatus<{ id: string; editable: boolean; languages: { outdated: boolean }[] }[]>(
      200,
      await app().call(inspectionPoints.list, { as: 'ada' }),
    );
    const outdated = shown.filter(({ editable, languages }) => editable && languages.some((one) => one.outdated));
    expect(outdated.map(({ id }) => id)).toEqual([point.id]);
    const confirmed = { ...translated, body: [{ name: 'fi', value: 'Kommentti', confirmed: true }] };
    expectStatus(200, await app().call(inspectionPoints.updateTranslations, confirmed));
    expect(await counts('ada')).toMatchObject({ outdatedTranslations: 0 });
  });

  it('is a service that failed, unless it is switched off', async () => {
    const set = (row: { status: 'retrying' | 'idle'; enabled: boolean }) =>
      app().db.updateTable('background_service').set(row).where('id', '=', 'email-outbox').execute();
    await set({ status: 'retrying', enabled: true });
    expect(await counts('ada')).toMatchObject({ failedServices: 1 });
    expect((await counts('max')).failedServices).toBeUndefined();
    await set({ status: 'retrying', enabled: false });
    expect(await counts('ada')).toMatchObject({ failedServices: 0 });
    await set({ status: 'idle', enabled: true });
  });

  it('is counted up to a bound, each kind by one statement', async () => {
    const sent = await statementsOf(() => counts('ada'));
    const counting = sent.filter(({ text }) => /^\s*(select count|with followed)/i.test(text));
    expect(counting).toHaveLength(8);
    for (const { text } of counting) expect(text).toMatch(/ limit \$\d+/);
  });
});

describe('whom to ask for rights', () => {
  const app = useTestApp();
  const named = async (as: CastName) =>
    expectStatus<{ email: string }[]>(200, await app().call(waiting.whomToAsk, { as })).map(({ email }) => email);

  it('is an administrator for staff without any, and the admin of their own company for others', async () => {
    expect(await named('nia')).toEqual(['ada@provider.example', 'dev@provider.example']);
    expect(await named('ada')).toEqual(['dev@provider.example']);
    expect(await named('dina')).toEqual(['dora@distributor.example']);
    expect(await named('otto')).toEqual([]);
  });
});
