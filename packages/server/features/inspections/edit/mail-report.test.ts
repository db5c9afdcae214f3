import type { Inspection } from '@assay/contract/inspections';
import { inspections } from '@assay/contract/inspections';
import { mailedReports } from '@assay/contract/mailed-reports';
import { newId } from '@assay/domain/id';
import type { FieldError } from '@assay/domain/problem';
import { days, later, minutes } from '@assay/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withoutScopedTables } from '../../../db/pool.ts';
import type { OutgoingMail } from '../../../providers/mail/mailer.ts';
import { putEdit, saveEdit } from '../../../testing/inspection-edits.ts';
import { addInspectable, addSubmitted, expectStatus, type Inspectable } from '../../../testing/inspections.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { emailOutbox } from '../../mail/email-outbox.job.ts';
import { reportMailTemplate } from '../../reports/report-letter.ts';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** The parts of a mail by their content type, decoded. */
function partsOf(raw: string): Map<string, { head: string; content: Buffer }> {
  const boundaries = [...raw.matchAll(/boundary="([^"]+)"/g)].map(([, boundary]) => `--${boundary}`);
  const pieces = boundaries.reduce((all, boundary) => all.flatMap((piece) => piece.split(boundary)), [raw]);
  return new Map(
    pieces.flatMap((piece) => {
      const [folded = '', ...body] = piece.trim().split('\r\n\r\n');
      const head = folded.replaceAll(/\r\n[ \t]+/g, ' ');
      const type = /content-type: ([\w/]+)/i.exec(head)?.[1] ?? '';
      const text = body.join('\r\n\r\n');
      const isBase64 = /transfer-encoding: base64/i.test(head);
      const plain = text
        .replaceAll('=\r\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      return [
        [type, { head, content: isBase64 ? Buffer.from(text, 'base64') : Buffer.from(plain, 'latin1') }] as const,
      ];
    }),
  );
}

describe('the mail of an edited report', () => {
  let server: MailServer;
  let app: TestApp;
  let inspectable: Inspectable;
  beforeAll(async () => {
    server = await startMailServer();
    app = await startTestApp({
      env: { ASSAY_SMTP_URL: server.url, ASSAY_SMTP_FROM: 'Assay <assay@provider.example>' },
    });
    inspectable = await addInspectable(app);
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });
  beforeEach(() => {
    server.received.length = 0;
  });
  const send = () => app.jobs.service({ id: 'email-outbox' });
  /** What the outbox hands over, before it is packed for the way. */
  const handedOver = async (largest = 10_000_000): Promise<OutgoingMail[]> => {
    const sent: OutgoingMail[] = [];
    const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: async () => {} };
    const templates = [reportMailTemplate({ storage: app.storage, signer: app.frame.signer, largest })];
    const outbox = emailOutbox({ db: withoutScopedTables(app.db), mailer, templates });
    await outbox.run({ now: app.now, report: async () => {}, memory: undefined });
    return sent;
  };
  const render = () => app.jobs.service({ id: 'report-renderer' });
  const submitted = (given: object = {}): Promise<Inspection> => addSubmitted(app, inspectable, given);
  const mailOf = async (id: string) =>
    (
      await app.pool.query(
        'select mail.state, mail.last_error, mail.attempts from mail join report_mail on mail_id = mail.id where visit_id = $1',
        [id],
      )
    ).rows;
  const pdfOf = (id: string, query: Record<string, string>) =>
    app.http.inject({
      method: 'GET',
      url: `/api/v1/inspections/${id}/reportpdf`,
      query,
      headers: { authorization: `Bearer ${app.tokenOf('uma')}` },
    });

  it('waits for the PDF, and brings it in the chosen language to everybody who is named, once [RED-04]', async () => {
    const { id } = await submitted();
    const emailRecipients = ['aino@mine.example', 'uma@provider.example', 'Aino@mine.example'];
    const saving = { sendEmail: true, emailRecipients };
    expectStatus(200, await putEdit(app, id, saving, { as: 'uma', query: { lang: 'fi' } }));
    await send();
    expect(server.received).toEqual([]);
    await render();
    await send();
    await send();
    expect(server.received).toMatchObject([{ to: ['aino@mine.example', 'uma@provider.example'] }]);
    const parts = partsOf(server.received[0]?.text ?? '');
    const pdf = await pdfOf(id, { lang: 'fi', version: '2' });
    expect(parts.get('application/pdf')?.content.equals(pdf.rawPayload)).toBe(true);
    expect(parts.get('application/pdf')?.head).toMatch(/filename="?\d{8}_.+_fi\.pdf/);
    expect(await mailOf(id)).toEqual([{ state: 'sent', last_error: null, attempts: 1 }]);
  });

  it.each([
    ['en', 'Inspection report: ', 'Version: 2', 'The report is attached to this mail.'],
    ['fi', 'Tarkastusraportti: ', 'Versio: 2', 'Raportti on tämän viestin liitteenä.'],
    ['fr', 'Rapport d’inspection : ', 'Version\u00a0: 2', 'Le rapport est joint à ce message.'],
    ['zh', '检查报告：', '版本：2', '报告已附在此邮件中。'],
  ])('is written in %s where its report is', async (lang, subject, version, attached) => {
    const { id, name } = await submitted();
    expectStatus(200, await putEdit(app, id, { sendEmail: true }, { as: 'uma', query: { lang } }));
    await render();
    const [letter, ...others] = await handedOver();
    expect(others).toEqual([]);
    expect(letter?.subject).toBe(subject + name);
    for (const words of [version, attached]) {
      expect(letter?.text).toContain(words);
      expect(letter?.html).toContain(words);
    }
  });

  it('greets, says what was found, what to do by when and what changed, and links beside the attachment', async () => {
    const { id } = await submitted({ contactName: 'Aino Aalto' });
    const finding = { id: newId(), title: 'Oil leaks.', description: '', photos: [] };
    const owned = { ownerId: null, due: '2026-12-24' };
    const reason = 'The value of the gap was corrected.';
    await saveEdit(app, id, { reason, findings: [{ ...finding, ...owned }], sendEmail: true });
    await render();
    const [letter] = await handedOver();
    const text = letter?.text ?? '';
    expect(text).toMatch(/^Dear Aino Aalto,/);
    expect(text).toContain('What to do:\n- Oil leaks, 24/12/2026, Open');
    expect(text).toContain(`What changed in this version: ${reason}`);
    expect(text).toMatch(/Machine: \S/);
    expect(letter?.attachments).toHaveLength(1);
    const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
    expect((await app.http.inject({ method: 'GET', url: link.pathname + link.search })).statusCode).toBe(200);
    const first = await pdfOf(id, { version: '1' });
    expect(first.headers['content-disposition']).toMatch(/_v1\.pdf/);
  });

  it('says what earlier visits left open, beside what is new and once', async () => {
    const machine = await addInspectable(app);
    const [crack, leak] = ['Crack in the frame', 'Oil leaks'].map((title) => ({ title, description: '', photos: [] }));
    const first = await addSubmitted(app, machine, { inspectionDate: '2026-01-05T08:00:00Z' });
    await saveEdit(app, first.id, { findings: [crack, leak].map((finding) => ({ ...finding, id: newId() })) });
    const second = await addSubmitted(app, machine, { inspectionDate: '2026-04-06T08:00:00Z' });
    await saveEdit(app, second.id, { findings: [{ ...leak, id: newId() }], sendEmail: true });
    await render();
    const [letter] = await handedOver();
    expect(letter?.text).toContain('What to do:\n- Oil leaks, Open\n- Crack in the frame (05/01/2026), Still open\n');
  });

  it('goes to the contacts of customer and inspector where nobody is named', async () => {
    const { id } = await submitted({ contactEmail: 'aino@mine.example' });
    await saveEdit(app, id, { sendEmail: true });
    await render();
    await send();
    expect(server.received).toMatchObject([{ to: ['aino@mine.example', 'uma@provider.example'] }]);
  });

  it('is neither written without being requested, nor without anybody to read it', async () => {
    const { id } = await submitted();
    await saveEdit(app, id, {});
    expect(await mailOf(id)).toEqual([]);
    const nobody = await putEdit(app, id, { sendEmail: true, emailRecipients: [] });
    expect([nobody.status, (nobody.body as { errors: FieldError[] }).errors[0]?.path]).toEqual([
      400,
      'emailRecipients',
    ]);
  });

  it('takes names as text, whatever they hold', async () => {
    const hostile = 'Jaw\r\nBcc: all@evil.example <script>alert(1)</script> \u202e';
    const { id } = await submitted();
    await app.pool.query(
      `with visit as (update visit set name = $2 where id = $1)
       update inspection set name = $2, serial_number = $2, customer_name = $2 where id = $1`,
      [id, hostile],
    );
    await saveEdit(app, id, { sendEmail: true, emailRecipients: ['aino@mine.example'] });
    await render();
    await send();
    expect(server.received).toMatchObject([{ to: ['aino@mine.example'] }]);
    const raw = server.received[0]?.text ?? '';
    const [head = ''] = raw.split('\r\n\r\n');
    expect(head).toMatch(/^Subject: /m);
    expect(head).not.toMatch(/^Bcc:/im);
    const parts = partsOf(raw);
    const page = parts.get('text/html')?.content.toString() ?? '';
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toMatch(/<script|\u202e/);
    const named = parts.get('application/pdf')?.head ?? '';
    expect(named).not.toContain('<script');
    expect(named.split('\r\n').filter((line) => !line.startsWith('Content-'))).toEqual([]);
  });

  it('brings a link where the report is too large, which works for thirty days and without an account', async () => {
    const { id } = await submitted();
    await saveEdit(app, id, { sendEmail: true, emailRecipients: ['aino@mine.example'] });
    await render();
    const [letter] = await handedOver(100);
    expect(letter?.attachments).toEqual([]);
    const link = new URL(/https?:\/\/\S+/.exec(letter?.text ?? '')?.[0] ?? '');
    const open = (path = link.pathname) => app.http.inject({ method: 'GET', url: path + link.search });
    const opened = await open();
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(opened.rawPayload.equals((await pdfOf(id, { version: '2' })).rawPayload)).toBe(true);

    expect((await open(link.pathname.replace('/2/en', '/1/en'))).statusCode).toBe(404);
    expect((await open(link.pathname.replace('/2/en', '/2/fi'))).statusCode).toBe(404);
    const params = { id, version: '2', language: 'en' };
    const anothers = app.frame.signer.address(mailedReports.file, params, 'somebody', later(app.now(), minutes(5)));
    expect((await app.http.inject({ method: 'GET', url: anothers })).statusCode).toBe(404);

    const now = app.now();
    app.setNow(later(now, days(30)));
    expect((await open()).statusCode).toBe(404);
    app.setNow(now);
    expect((await open()).statusCode).toBe(200);
    expectStatus(200, await app.call(inspections.delete, { as: 'max', params: { id }, query: { force: 'true' } }));
    expect((await open()).statusCode).toBe(404);
  });

  it('is given up with its inspection', async () => {
    const { id } = await submitted();
    await saveEdit(app, id, { sendEmail: true, emailRecipients: ['aino@mine.example'] });
    expectStatus(200, await app.call(inspections.delete, { as: 'max', params: { id }, query: { force: 'true' } }));
    await render();
    await send();
    expect(server.received).toEqual([]);
    expect(await mailOf(id)).toEqual([{ state: 'failed', last_error: 'The inspection was deleted.', attempts: 0 }]);
  });

  it('is given up when its report cannot be made for three days', async () => {
    const { id } = await submitted();
    await saveEdit(app, id, { sendEmail: true, emailRecipients: ['aino@mine.example'] });
    const now = app.now();
    app.setNow(later(now, days(3) + minutes(1)));
    await send();
    app.setNow(now);
    expect(await mailOf(id)).toMatchObject([{ state: 'failed', last_error: 'The report could not be made.' }]);
  });

  it('is recorded in the history', async () => {
    const { id } = await submitted();
    await saveEdit(app, id, { sendEmail: true, emailRecipients: ['aino@mine.example'] });
    const { body } = await app.call(inspections.history, { as: 'max', params: { id } });
    expect(body).toContainEqual(
      expect.objectContaining({
        action: 'report e-mailed',
        changes: [{ field: 'recipients', from: null, to: 'aino@mine.example' }],
      }),
    );
  });
});

describe('the mail of a report that was saved before its server died', () => {
  it('is made and sent by the next one, once', async () => {
    const server = await startMailServer();
    const env = { ASSAY_SMTP_URL: server.url, ASSAY_SMTP_FROM: 'Assay <assay@provider.example>' };
    const first = await startTestApp({ env });
    try {
      const { id } = await addSubmitted(first, await addInspectable(first));
      await saveEdit(first, id, { sendEmail: true, emailRecipients: ['aino@mine.example'] });
      const second = await startTestApp({ env, databaseUrl: first.databaseUrl, runsJobs: true });
      try {
        await expect.poll(() => server.received.length, { timeout: 30_000 }).toBe(1);
        const sent = 'select 1 from mail where state = $1 and attempts = 1';
        await expect.poll(async () => (await second.pool.query(sent, ['sent'])).rowCount).toBe(1);
      } finally {
        await second.close();
      }
      expect(server.received).toHaveLength(1);
    } finally {
      await first.close();
      await server.close();
    }
  });
});
