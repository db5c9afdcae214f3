import type { Inspection } from '@assay/contract/inspections';
import { hours, later } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { withoutScopedTables } from '../../../db/pool.ts';
import { throttle } from '../../../http/frame/throttle.ts';
import { aContact, addCustomer, aSite, companyIdOf } from '../../../testing/builders.ts';
import type { CastName } from '../../../testing/cast.ts';
import { putEdit } from '../../../testing/inspection-edits.ts';
import { addInspectable, addSubmitted, openInspectable } from '../../../testing/inspections.ts';
import { type TestApp, useTestApp } from '../../../testing/test-app.ts';

/** A submitted inspection of dina's at a customer who has a contact. */
async function addDistributorReport(app: TestApp): Promise<Inspection> {
  const customer = await addCustomer(app, {
    sites: [aSite()],
    contacts: [aContact({ email: 'Site.Manager@mine.example' })],
  });
  const companyIds = [await companyIdOf(app, 'dina')];
  const inspectable = await addInspectable(app, { companyIds, customerSiteId: customer.sites[0]?.id ?? null });
  await openInspectable(app, 'dina', inspectable);
  return addSubmitted(app, inspectable, { contactEmail: 'aino@mine.example' }, 'dina');
}

const mailTo = (app: TestApp, id: string, emailRecipients: string[], as: CastName) =>
  putEdit(app, id, { sendEmail: true, emailRecipients }, { as });

const addresses = (count: number) => Array.from({ length: count }, (_, place) => `reader-${place}@mine.example`);

const stored = async (app: TestApp, id: string) => {
  const { rows } = await app.pool.query<{ version: number; mails: number }>(
    `select current_version as version, (select count(*)::int from report_mail where visit_id = $1) as mails
     from visit where id = $1`,
    [id],
  );
  return rows[0];
};

describe('a report that an external user mails', () => {
  const app = useTestApp();

  it('goes to contacts of the inspection, contacts of its customer and colleagues', async () => {
    const { id } = await addDistributorReport(app());
    const known = ['AINO@mine.example', 'site.manager@mine.example', 'dora@distributor.example'];
    expect((await mailTo(app(), id, known, 'dina')).status).toBe(200);
    expect(await stored(app(), id)).toEqual({ version: 2, mails: 1 });
  });

  it('goes to nobody else: each such address is named, and nothing is stored', async () => {
    const { id } = await addDistributorReport(app());
    const strangers = ['free@elsewhere.example', 'otto@other-distributor.example'];
    const refused = await mailTo(app(), id, ['aino@mine.example', ...strangers], 'dina');
    expect(refused.body).toMatchObject({
      status: 400,
      detail: expect.stringMatching(/^free@elsewhere\.example is neither /),
      errors: [
        { path: 'emailRecipients.1', message: expect.stringContaining('free@elsewhere.example') },
        { path: 'emailRecipients.2', message: expect.stringContaining('otto@other-distributor.example') },
      ],
    });
    expect(await stored(app(), id)).toEqual({ version: 1, mails: 0 });
    expect((await mailTo(app(), id, strangers, 'uma')).status).toBe(200);
  });
});

describe('where the installation allows external users any recipient', () => {
  const app = useTestApp({ env: { ASSAY_EXTERNAL_RECIPIENTS: 'any' } });

  it('a report goes to whom they name', async () => {
    const { id } = await addDistributorReport(app());
    expect((await mailTo(app(), id, ['free@elsewhere.example'], 'dina')).status).toBe(200);
  });

  it('a company mails to 500 addresses an hour', async () => {
    const { id } = await addDistributorReport(app());
    const bucket = `report-mail:company:${await companyIdOf(app(), 'dina')}`;
    const others = [{ bucket, limit: 500, windowMs: hours(1), cost: 490 }];
    await throttle(withoutScopedTables(app().db), others, app().now());
    const refused = await mailTo(app(), id, addresses(20), 'dina');
    expect(refused.body).toMatchObject({
      status: 429,
      code: 'mailLimit',
      detail: expect.stringMatching(
        /^Your company may mail reports to 500 addresses an hour\. Try again in 60 minutes/,
      ),
    });
    expect(await stored(app(), id)).toEqual({ version: 1, mails: 0 });
    expect((await mailTo(app(), id, ['uma@provider.example'], 'uma')).status).toBe(200);
  });
});

describe('a person who mails reports', () => {
  const app = useTestApp();

  it('reaches 100 addresses an hour, and what is refused counts for nothing', async () => {
    const { id } = await addSubmitted(app(), await addInspectable(app()));
    const send = (count: number, as: CastName = 'uma') => mailTo(app(), id, addresses(count), as);
    for (const count of [20, 20, 20, 20, 15]) expect((await send(count)).status).toBe(200);
    const refused = await send(6);
    expect(refused.body).toMatchObject({
      status: 429,
      code: 'mailLimit',
      reason: 'mail.personWaitMinutes',
      values: { limit: 100, count: 60 },
      detail: 'You may mail reports to 100 addresses an hour. Try again in 60 minutes, or save without e-mail.',
    });
    expect(refused.headers['retry-after']).toBe('3600');
    expect(await stored(app(), id)).toEqual({ version: 6, mails: 5 });

    expect((await send(5)).status).toBe(200);
    expect((await send(1)).status).toBe(429);
    expect((await putEdit(app(), id, {})).status).toBe(200);
    expect((await send(20, 'max')).status).toBe(200);
    app().setNow(later(app().now(), hours(1)));
    expect((await send(20)).status).toBe(200);
  });
});
