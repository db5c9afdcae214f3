import { type AdminEvent, adminEvents } from '@assay/contract/admin-events';
import { auth } from '@assay/contract/auth';
import { backgroundServices } from '@assay/contract/background-services';
import { type ExternalUser, externalUsers } from '@assay/contract/people';
import { newId } from '@assay/domain/id';
import { dayOf } from '@assay/domain/time';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import { explained } from '../../testing/explain.ts';
import { expectStatus } from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

interface Page {
  result: AdminEvent[];
  count: number;
}

describe('the events of administration', () => {
  const app = useTestApp();
  const read = async (query: Record<string, string> = {}) =>
    expectStatus<Page>(200, await app().call(adminEvents.list, { as: 'max', query }));
  const told = ({ result }: Page) =>
    result.map(({ actor, kind, subject, action, changes }) => [
      `${actor} ${action} ${kind} ${subject}`,
      ...changes.map(({ field, from, to }) => `${field}: ${from} > ${to}`),
    ]);
  const today = dayOf(new Date());
  let categoryId: string;
  let user: ExternalUser;

  beforeAll(async () => {
    categoryId = (await addProducts(app())).categoryId;
  });

  it('tell who switched off, switched on and reset a service', async () => {
    const params = { id: 'storage-sweeper' };
    for (const body of [false, false, true])
      expectStatus(200, await app().call(backgroundServices.setEnabled, { as: 'max', params, body }));
    expectStatus(200, await app().call(backgroundServices.reset, { as: 'ada', params }));
    expect(told(await read({ kinds: 'backgroundService' }))).toEqual([
      ['Ada Okonkwo reset backgroundService storage-sweeper', 'service: null > storage-sweeper'],
      [
        'Max Lindqvist switched on backgroundService storage-sweeper',
        'service: null > storage-sweeper',
        'enabled: false > true',
      ],
      [
        'Max Lindqvist switched off backgroundService storage-sweeper',
        'service: null > storage-sweeper',
        'enabled: true > false',
      ],
    ]);
  });

  it('tell who made a debug token, and with which groups', async () => {
    expectStatus(200, await app().call(auth.debugToken, { as: 'ada', query: { groups: 'manager,mecu' } }));
    await app().call(auth.debugToken, { as: 'max', query: { groups: 'admin' } });
    expect(told(await read({ kinds: 'debugToken' }))).toEqual([
      ['Ada Okonkwo created debugToken Ada Okonkwo (ada@provider.example)', 'groups: null > manager, mecu'],
    ]);
  });

  it('tell who added, changed, activated and deleted a user, with names in place of ids', async () => {
    const body = {
      name: 'Ines',
      email: 'ines@new.example',
      company: { name: 'Newcomers' },
      categories: [] as object[],
    };
    body.categories = [{ productCategoryId: categoryId }];
    user = expectStatus<ExternalUser>(201, await app().call(externalUsers.create, { as: 'max', body }));
    const params = { id: user.id };
    const renamed = { ...body, name: 'Inès', company: { id: user.company.id } };
    expectStatus(200, await app().call(externalUsers.update, { as: 'ada', params, body: renamed }));
    await app().pool.query(`update app_user set password_hash = 'x', expires_at = '2020-01-01' where id = $1`, [
      user.id,
    ]);
    expectStatus(200, await app().call(externalUsers.activate, { as: 'dora', params: { id: app().userIdOf('eeva') } }));
    expectStatus(200, await app().call(externalUsers.delete, { as: 'ada', params }));
    const events = await read({ kinds: 'user', search: 'ines@new' });
    const acts = events.result.map(({ actor, action, changes }) => [
      actor,
      action,
      changes.map(({ field }) => field).sort()[0],
    ]);
    expect(acts[0]).toEqual(['Ada Okonkwo', 'changed', 'deleted_at']);
    expect(acts).toContainEqual(['Ada Okonkwo', 'changed', 'name']);
    expect(acts).toContainEqual(['Max Lindqvist', 'password link sent', undefined]);
    const created = events.result.find(({ changes }) => changes.some(({ field, to }) => field === 'email' && to));
    expect(created).toMatchObject({ actor: 'Max Lindqvist', action: 'created', subject: 'Inès (ines@new.example)' });
    expect(created?.changes).toContainEqual({ field: 'company_id', from: null, to: 'Newcomers' });
    expect(told(await read({ search: 'eeva' }))[0]?.[0]).toContain('Dora');
    expect(JSON.stringify(events)).not.toContain('password_hash');
  });

  it('tell of a password link that somebody asked for', async () => {
    await app().jobs.passwordLink({ id: app().userIdOf('noel'), appUrl: 'http://localhost/' });
    const [newest] = (await read({ search: 'noel' })).result;
    expect(newest).toMatchObject({ actor: null, action: 'password link sent', kind: 'user' });
  });

  it('leave out what people change of their own account', async () => {
    const { count } = await read();
    expectStatus(200, await app().call(auth.setPreferences, { as: 'uma', body: { language: 'fi' } }));
    expect((await read()).count).toBe(count);
  });

  it('are narrowed by person, kind and day, and paged with their exact number', async () => {
    const all = await read({ amount: '200' });
    expect(all.count).toBe(all.result.length);
    const byMax = await read({ search: 'LINDQVIST max', amount: '200' });
    expect(byMax.count).toBeGreaterThan(2);
    expect(byMax.result.every(({ actor, subject }) => `${actor} ${subject}`.includes('Max'))).toBe(true);
    const both = await read({ kinds: 'debugToken,backgroundService' });
    expect(new Set(both.result.map(({ kind }) => kind))).toEqual(new Set(['debugToken', 'backgroundService']));
    expect((await read({ from: today, to: today })).count).toBe(all.count);
    expect((await read({ to: '2020-01-01' })).count).toBe(0);
    const ids = all.result.map(({ id }) => id);
    expect((await read({ offset: '2', amount: '3' })).result.map(({ id }) => id)).toEqual(ids.slice(2, 5));
    expect((await read({ orderKey: 'at', orderDirection: 'asc', amount: '1' })).result[0]?.id).toBe(ids.at(-1));
  });

  it.each([
    [{ kinds: 'customer' }, 'kinds.0'],
    [{ from: 'yesterday' }, 'from'],
  ])('refuse %o by its name', async (query, path) => {
    const { status, body } = await app().call(adminEvents.list, { as: 'max', query });
    expect([status, (body as { errors: { path: string }[] }).errors[0]?.path]).toEqual([400, path]);
  });

  it('are found by their index among everything else that happened', async () => {
    await app().pool.query(
      `insert into event (record_type, record_id, action) select 'customer', $1, 'changed' from generate_series(1, 60000)`,
      [newId()],
    );
    await app().pool.query(
      `insert into event (record_type, record_id, action, at) select 'user', $1, 'changed', now() - n * interval '1 hour'
       from generate_series(1, 3000) n`,
      [newId()],
    );
    await app().pool.query('vacuum analyze event');
    for (const query of [{}, { kinds: 'user', from: '2026-01-01' }, { search: 'max' }] as Record<string, string>[]) {
      const plans = await explained(app(), () => read(query), /from "event"/);
      expect(plans).toHaveLength(2);
      for (const plan of plans) {
        expect(plan).toContain('event_admin_ix');
        expect(plan).not.toContain('Seq Scan on event');
      }
    }
  });
});
