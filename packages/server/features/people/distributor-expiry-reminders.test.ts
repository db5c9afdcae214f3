import { type BackgroundService, backgroundServices } from '@assay/contract/background-services';
import { externalUsers } from '@assay/contract/people';
import { days, later, listDay } from '@assay/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CastName } from '../../testing/cast.ts';
import { dayFromNow, remindersIn } from '../../testing/reminders.ts';
import { startTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts';

const id = 'distributor-expiry-reminders';

describe('the reminders of accounts', () => {
  const app = useTestApp();
  /** A second process on the same database. */
  let other: TestApp;
  let begun: Date;
  beforeAll(async () => {
    begun = app().now();
    other = await startTestApp({ databaseUrl: app().databaseUrl });
  });
  afterAll(() => other.close());
  beforeEach(async () => {
    setNow(begun);
    await app().pool.query(`delete from mail; delete from account_reminder;
      update app_user set expires_at = now() + interval '9 years' where kind = 'external' and expires_at is not null`);
  });

  function setNow(moment: Date): void {
    for (const process of [app(), other]) process.setNow(moment);
  }
  const setDay = (n: number) => setNow(later(begun, days(n)));
  const run = () => app().jobs.service({ id });
  const runInBoth = () => Promise.all([app(), other, app(), other].map((process) => process.jobs.service({ id })));
  const expire = (name: CastName, n: number) =>
    app().pool.query('update app_user set expires_at = $1 where id = $2', [
      later(begun, days(n)),
      app().userIdOf(name),
    ]);
  const received = async () => (await remindersIn(app())).map(({ to }) => to);

  it('go out 30 and 7 days before an account ends, each once whatever the number of processes', async () => {
    await expire('dina', 40);
    const on: Record<number, number> = {};
    for (let day = 0; day <= 45; day++) {
      setDay(day);
      const before = (await received()).length;
      await (day === 10 || day === 33 ? runInBoth() : run());
      const sent = (await received()).length - before;
      if (sent > 0) on[40 - day] = sent;
    }
    expect(on).toEqual({ 30: 1, 7: 1 });
    setNow(begun);
    const end = listDay(dayFromNow(app(), 40));
    expect((await remindersIn(app()))[0]).toMatchObject({
      to: 'dina@distributor.example',
      subject: `Your Assay account expires on ${end}`,
      text: expect.stringContaining(`Hello Dina Salmela,\n\nyour account for Assay is open until ${end}.`),
    });
  });

  it('that were missed become one mail, and an account that was opened again begins anew', async () => {
    await expire('dina', 31);
    await run();
    setDay(2);
    await runInBoth();
    expect(await received()).toHaveLength(1);
    setDay(9);
    await runInBoth();
    expect(await received()).toHaveLength(1);
    await app().pool.query('delete from account_reminder; delete from mail');
    setDay(28);
    await runInBoth();
    setDay(29);
    await runInBoth();
    expect(await received()).toHaveLength(1);
    await expire('dina', 365);
    setDay(340);
    await runInBoth();
    expect(await received()).toHaveLength(2);
  });

  it('never reach whoever was deleted, has expired or never set a password, nor staff', async () => {
    await expire('dora', 20);
    await expire('otto', 20);
    await app().call(externalUsers.delete, { as: 'max', params: { id: app().userIdOf('otto') } });
    await app().pool.query(`update app_user set expires_at = $1 where email like 'noel@%' or kind = 'internal'`, [
      later(begun, days(20)),
    ]);
    await app().pool.query(`update app_user set expires_at = $1 where email like 'eeva@%'`, [later(begun, -days(1))]);
    await run();
    expect(await received()).toEqual(['dora@distributor.example']);
    await app().pool.query(`update app_user set expires_at = null where kind = 'internal'`);
  });

  it('that cannot be written down are not sent, show on the page and go out once after that [BGS-01]', async () => {
    await expire('dina', 7);
    const state = async () =>
      ((await app().call(backgroundServices.list, { as: 'max' })).body as BackgroundService[]).find(
        (service) => service.id === id,
      );
    await app().pool.query('alter table account_reminder rename to somewhere_else');
    await run();
    await app().pool.query('alter table somewhere_else rename to account_reminder');
    expect(await state()).toMatchObject({
      status: 'retrying',
      data: { lastError: { message: expect.stringContaining('account_reminder') } },
    });
    expect(await received()).toEqual([]);
    await app().call(backgroundServices.reset, { as: 'max', params: { id } });
    await runInBoth();
    expect(await state()).toMatchObject({ status: 'idle', data: { lastError: null } });
    expect(await received()).toEqual(['dina@distributor.example']);
  });
});
