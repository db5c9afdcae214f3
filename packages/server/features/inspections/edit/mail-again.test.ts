import { inspectionEdits } from '@assay/contract/inspection-edits';
import { type Inspection, inspections } from '@assay/contract/inspections';
import { type ReportHead, reportHeads } from '@assay/contract/report-heads';
import type { FieldError } from '@assay/domain/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aContact, addCustomer, aSite } from '../../../testing/builders.ts';
import { addInspectable, addSubmitted, expectStatus, type Inspectable } from '../../../testing/inspections.ts';
import { type Ask, startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('a finished report', () => {
  let app: TestApp;
  let inspectable: Inspectable;
  beforeAll(async () => {
    app = await startTestApp();
    inspectable = await addInspectable(app);
  });
  afterAll(() => app.close());

  const emailRecipients = ['aino@mine.example'];
  const mail = (id: string, ask: Ask = {}) =>
    app.call(inspectionEdits.mail, { as: 'uma', body: { emailRecipients }, ...ask, params: { id } });
  const mailsOf = async (id: string) =>
    (await app.pool.query('select version, language from report_mail where visit_id = $1 order by language', [id]))
      .rows;
  const headOf = async (id: string): Promise<ReportHead> =>
    expectStatus(200, await app.call(reportHeads.get, { as: 'uma', params: { id } }));
  const finished = async (): Promise<Inspection> => {
    const { id } = await addSubmitted(app, inspectable);
    const to = { status: 'Finished' };
    return expectStatus(200, await app.call(inspections.updateStatus, { as: 'ada', params: { id }, body: to }));
  };

  it('is mailed as often as it is asked for, without another version, and its history says to whom', async () => {
    const { id } = await finished();
    const before = (await headOf(id)).versions;
    expectStatus(200, await mail(id, { query: { lang: 'fi' } }));
    expectStatus(200, await mail(id));
    expect(await mailsOf(id)).toEqual([
      { version: before.length, language: 'en' },
      { version: before.length, language: 'fi' },
    ]);
    expect((await headOf(id)).versions).toEqual(before);
    const texts = await app.pool.query(
      "select body_text from mail join report_mail on mail_id = mail.id where visit_id = $1 and language = 'en'",
      [id],
    );
    expect(texts.rows[0]?.body_text).toContain('Here is the inspection report.');
    const told = await app.pool.query("select changes from event where record_id = $1 and action = 'report e-mailed'", [
      id,
    ]);
    expect(told.rows).toHaveLength(2);
  });

  it('is mailed once where the same call is repeated', async () => {
    const { id } = await finished();
    const headers = { 'idempotency-key': 'mail-once-mail-once' };
    for (const answer of [await mail(id, { headers }), await mail(id, { headers })]) expectStatus(200, answer);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('is mailed neither to nobody nor before it is finished, nor by others', async () => {
    const { id } = await finished();
    const nobody = await mail(id, { body: { emailRecipients: [] } });
    expect([nobody.status, (nobody.body as { errors: FieldError[] }).errors[0]?.path]).toEqual([
      400,
      'emailRecipients',
    ]);
    expect((await mail(id, { as: 'dora' })).status).toBe(404);
    const waiting = await addSubmitted(app, inspectable);
    expect(await mail(waiting.id)).toMatchObject({ status: 409, body: { code: 'notFinished' } });
    expect([...(await mailsOf(id)), ...(await mailsOf(waiting.id))]).toEqual([]);
  });

  it('names whom it usually goes to, and the language of that contact, else of the customer', async () => {
    const contacts = [aContact({ email: 'aino@mine.example', language: 'fi' })];
    const { sites } = await addCustomer(app, { language: 'sv', sites: [aSite()], contacts });
    const theirs = await addInspectable(app, { customerSiteId: sites[0]?.id ?? null });
    const mailingFor = async (contactEmail: string) =>
      (await headOf((await addSubmitted(app, theirs, { contactEmail })).id)).mailing;
    expect(await mailingFor('Aino@mine.example')).toEqual({
      recipients: ['Aino@mine.example', 'uma@provider.example'],
      language: 'fi',
    });
    expect(await mailingFor('other@mine.example')).toMatchObject({ language: 'sv' });
    const { id } = await finished();
    expect((await headOf(id)).mailing.language).toBeNull();
  });
});
