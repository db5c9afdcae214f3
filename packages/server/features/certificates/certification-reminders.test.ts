import { type BackgroundService, backgroundServices } from '@assay/contract/background-services';
import { certifiedUsers } from '@assay/contract/certificates';
import { externalUsers } from '@assay/contract/people';
import { days, later, listDay } from '@assay/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import { addCertifiedUser } from '../../testing/certificates.ts';
import { dayFromNow, remindersIn } from '../../testing/reminders.ts';
import { startTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts';

const id = 'certification-reminders';

describe('the reminders of certificates', () => {
  const app = useTestApp();
  /** A second process on the same database. */
  let other: TestApp;
  let begun: Date;
  let family: { productFamilyId: string; name: string };
  beforeAll(async () => {
    begun = app().now();
    other = await startTestApp({ databaseUrl: app().databaseUrl });
    const products = await addProducts(app(), { family: 'Gyra' });
    family = { productFamilyId: products.productFamilyId, name: 'Gyra' };
  });
  afterAll(() => other.close());
  beforeEach(async () => {
    setNow(begun);
    await app().pool.query('delete from mail; delete from certified_user');
  });

  function setNow(moment: Date): void {
    for (const process of [app(), other]) process.setNow(moment);
  }
  const setDay = (n: number) => setNow(later(begun, days(n)));
  const run = () => app().jobs.service({ id });
  const runInBoth = () => Promise.all([app(), other, app(), other].map((process) => process.jobs.service({ id })));
  const certify = (email: string, ends: number, productFamilyId = family.productFamilyId) =>
    addCertifiedUser(app(), {
      email,
      certifications: [
        { productFamilyId, certificationDate: dayFromNow(app(), -600), expirationDate: dayFromNow(app(), ends) },
      ],
    });
  /** By somebody who is signed in now, whatever the day is elsewhere. */
  async function enable(body: boolean): Promise<void> {
    setNow(begun);
    expect((await app().call(backgroundServices.setEnabled, { as: 'max', params: { id }, body })).status).toBe(200);
  }
  const received = async () => (await remindersIn(app())).map(({ to }) => to);

  it('go out 60, 30 and 7 days before the end, each once whatever the number of processes [CRT-03]', async () => {
    await certify('uma@provider.example', 70);
    const on: Record<number, number> = {};
    for (let day = 0; day <= 75; day++) {
      setDay(day);
      const before = (await received()).length;
      await (day % 10 === 0 || day === 63 ? runInBoth() : run());
      const sent = (await received()).length - before;
      if (sent > 0) on[70 - day] = sent;
    }
    expect(on).toEqual({ 60: 1, 30: 1, 7: 1 });
    const end = listDay(new Date(later(begun, days(70))).toISOString());
    const [first, , last] = await remindersIn(app());
    expect(first).toMatchObject({ to: 'uma@provider.example', subject: `Your certificate for Gyra expires on ${end}` });
    expect(first?.text).toContain(`Gyra: expires on ${end}, in 60 days`);
    expect(last?.text).toContain('in 7 days');
  });

  it('that were missed become one mail, when a clock jumps a day and when the service was off for a week or for months', async () => {
    await certify('uma@provider.example', 61);
    await certify('rita@provider.example', 33);
    await run();
    expect(await received()).toEqual(['rita@provider.example']);
    setDay(2);
    await runInBoth();
    expect(await received()).toEqual(['rita@provider.example', 'uma@provider.example']);
    await enable(false);
    setDay(8);
    await runInBoth();
    expect(await received()).toHaveLength(2);
    await enable(true);
    setDay(9);
    await runInBoth();
    expect((await received()).slice(2)).toEqual(['rita@provider.example']);
    setDay(56);
    await runInBoth();
    setDay(57);
    await runInBoth();
    expect((await received()).slice(3)).toEqual(['uma@provider.example']);
  });

  it('of several certificates are one mail, and none is of a certificate that was renewed', async () => {
    const products = await addProducts(app(), { family: 'Impa' });
    const { id: userId, certifications } = await certify('uma@provider.example', 60);
    const second = {
      productFamilyId: products.productFamilyId,
      certificationDate: dayFromNow(app(), -1),
      expirationDate: dayFromNow(app(), 20),
    };
    const patch = (certs: object[]) =>
      app().call(certifiedUsers.update, {
        as: 'carl',
        params: { id: userId },
        body: { certifications: certs } as never,
      });
    await patch([...certifications, second]);
    await run();
    const [mail, ...more] = await remindersIn(app());
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('2 of your certificates expire soon');
    expect(mail?.text).toMatch(/Gyra: .*, in 60 days\nImpa: .*, in 20 days/);

    // One is renewed by a second certificate, the other prolonged: the new end has reminders of its own.
    const renewed = { ...certifications[0], id: '', expirationDate: dayFromNow(app(), 800) };
    await patch([...certifications, renewed, { ...second, expirationDate: dayFromNow(app(), 100) }]);
    setDay(40);
    await run();
    expect((await remindersIn(app())).slice(1).map(({ subject }) => subject)).toEqual([
      `Your certificate for Impa expires on ${listDay(dayFromNow(app(), 60))}`,
    ]);
  });

  it('never reach whoever was removed, whose accounts are closed, or whose certificate has ended', async () => {
    const leaving = await certify('leaving@provider.example', 30);
    await app().call(certifiedUsers.delete, { as: 'carl', params: { id: leaving.id } });
    await certify('eeva@distributor.example', 30);
    await certify('dina@distributor.example', 30);
    await app().call(externalUsers.delete, { as: 'max', params: { id: app().userIdOf('dina') } });
    await certify('ended@provider.example', -1);
    await certify('without-account@provider.example', 30);
    await certify('noel@distributor.example', 30);
    await run();
    expect(await received()).toEqual(['noel@distributor.example', 'without-account@provider.example']);
  });

  it('that cannot be written down are not sent, show on the page and go out once after that [BGS-01]', async () => {
    await certify('uma@provider.example', 30);
    const state = async () =>
      ((await app().call(backgroundServices.list, { as: 'max' })).body as BackgroundService[]).find(
        (service) => service.id === id,
      );
    await app().pool.query('alter table certification_reminder rename to somewhere_else');
    await run();
    await app().pool.query('alter table somewhere_else rename to certification_reminder');
    expect(await state()).toMatchObject({
      status: 'retrying',
      data: { failures: 1, lastError: { message: expect.stringContaining('certification_reminder') } },
    });
    expect(await received()).toEqual([]);
    await app().call(backgroundServices.reset, { as: 'max', params: { id } });
    await runInBoth();
    await app().call(backgroundServices.reset, { as: 'max', params: { id } });
    await run();
    expect(await state()).toMatchObject({ status: 'idle', data: { failures: 0, lastError: null } });
    expect(await received()).toEqual(['uma@provider.example']);
  });
});
