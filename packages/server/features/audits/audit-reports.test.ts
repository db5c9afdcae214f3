import { type AuditReportHead, auditReportFiles, auditReportHeads, auditReports } from '@assay/contract/audit-reports';
import { auditRuns, audits } from '@assay/contract/audits';
import { equipmentTrends } from '@assay/contract/equipment-trends';
import type { ReportChange } from '@assay/contract/inspection-reports';
import type { ReportDocument } from '@assay/contract/reports/document';
import { ratings } from '@assay/domain/ratings';
import { days, later, minutes } from '@assay/domain/time';
import { textsOf } from '@assay/report/document-texts';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../providers/pdf/testing/read-pdf.ts';
import {
  type Auditable,
  addAuditable,
  addMachineRun,
  finishAudit,
  readOutline,
  readRun,
  startAudit,
  writeAuditResult,
} from '../../testing/audits.ts';
import { addEquipment } from '../../testing/builders.ts';
import { expectStatus } from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { addPoint } from '../../testing/points.ts';
import { aCategory, addProtocol, aProtocolPoint } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addImage, follow } from '../../testing/uploads.ts';

describe('the report of an audit', () => {
  const app = useTestApp();
  let auditable: Auditable;
  beforeAll(async () => {
    auditable = await addAuditable(app());
  });

  const documentOf = async (id: string, query: Record<string, string> = {}): Promise<ReportDocument> =>
    expectStatus(200, await app().call(auditReports.document, { as: 'uma', params: { id }, query }));
  const rowsOf = (id: string) =>
    app().db.selectFrom('report_file').selectAll().where('visit_id', '=', id).orderBy('wanted_at').execute();
  const pdfOf = (id: string, query: Record<string, string> = {}) =>
    app().http.inject({
      method: 'GET',
      url: `/api/v1/audits/${id}/reportpdf`,
      query,
      headers: { authorization: `Bearer ${app().tokenOf('uma')}` },
    });
  /** Asks, and lets the report be made once somebody waits for it. */
  const makePdf = async (id: string, query: Record<string, string> = {}) => {
    const before = (await rowsOf(id)).length;
    const reply = pdfOf(id, query);
    await expect.poll(async () => (await rowsOf(id)).length).toBeGreaterThan(before);
    await app().jobs.service({ id: 'report-renderer' });
    return reply;
  };
  const write = async (id: string, field: string, text: string) =>
    expectStatus(200, await app().call(audits.updateField, { as: 'uma', params: { id, field }, body: { text } }));
  const firstResult = async (id: string, runId: string) => (await readRun(app(), id, runId)).results[0]?.id ?? '';

  it('shows the plant, the machines by stage and nothing that is left out or internal', async () => {
    const { id, runs } = await startAudit(app(), auditable);
    const screen = await addMachineRun(app(), id, auditable, {
      protocolId: auditable.protocolIds.Audit_Screen,
      protocolRunType: 'Audit_Screen:stage_1',
    });
    const third = await addMachineRun(app(), id, auditable, { protocolRunType: 'Audit_Machine:stage_3' });
    const first = await addMachineRun(app(), id, auditable);
    const left = await addMachineRun(app(), id, auditable, { protocolRunType: 'Audit_Machine:stage_2' });
    const leftOut = { id, runId: left.id };
    expectStatus(200, await app().call(auditRuns.includeInReport, { as: 'uma', params: leftOut, body: false }));
    const imageId = await addImage(app(), 'uma');
    await writeAuditResult(app(), id, await firstResult(id, first.id), {
      rating: ratings.Repair,
      comment: 'The mantle is worn',
      internalComment: 'Sell them a new one',
      photos: [{ imageId, caption: 'The mantle', layout: 'Default' }],
    });
    await writeAuditResult(app(), id, await firstResult(id, left.id), {
      rating: ratings.ImmediateAction,
      comment: 'Left out of it',
    });
    await write(id, 'summary', 'A plant in need of liners');
    await write(id, 'internalComment', 'They have a budget');
    for (const [type, text] of [
      ['LongTerm', 'A second line'],
      ['ShortTerm', 'Change the mantle'],
      ['ShortTerm', ' '],
    ] as const)
      expectStatus(201, await app().call(audits.addSuggestion, { as: 'uma', params: { id }, body: { type, text } }));

    const document = await documentOf(id);
    const [site, operational] = runs;
    expect(document.sections.map(({ key, title }) => [key, title])).toEqual([
      ['summary', 'Summary'],
      ['actions', 'Action points'],
      ['ratings', 'Plant and machines'],
      [`run-${site?.id}`, '1\u00a0North quarry'],
      [`run-${operational?.id}`, '2\u00a0Operation'],
      [`run-${first.id}`, expect.stringMatching(/^3\u00a0Primary crusher: /)],
      [`run-${third.id}`, expect.stringMatching(/^4\u00a0Tertiary crusher: /)],
      [`run-${screen.id}`, expect.stringMatching(/^5\u00a0Primary screen: /)],
    ]);
    expect(document.front).toMatchObject({
      reason: expect.stringMatching(/^Repair or replace: \D.* \(chapter\u00a03\)\.$/),
      taskNote: '1 open',
      tasks: [{ references: [{ number: '3.1' }], what: expect.stringMatching(/: The mantle is worn$/) }],
    });
    const told = JSON.stringify(document.sections).match(new RegExp(`"toldAt":"${first.id}/`, 'g'));
    expect(told).toHaveLength(1);
    const texts = textsOf(document).join('\n');
    expect(texts).toContain('A plant in need of liners');
    expect(texts.indexOf('Change the mantle')).toBeLessThan(texts.indexOf('A second line'));
    expect(texts).toContain('The mantle is worn');
    for (const hidden of ['Sell them', 'budget', 'Left out of it']) expect(texts).not.toContain(hidden);
    expect(document.verdict).toMatchObject({ tone: 'repair', title: 'Repair or replacement needed' });
    const table = document.sections.flatMap(({ blocks }) => blocks).find(({ key }) => key === 'machines');
    const rows = table?.kind === 'table' ? table.rows : [];
    expect(rows.map(({ key }) => key)).toEqual([
      ...[site?.id, operational?.id, first.id, third.id, screen.id],
      'total',
    ]);
    expect(rows.at(-1)?.cells.map(({ text }) => text)).toEqual(['Total', '', '', '–', '–', '1', '–', '–']);
    const keys = document.sections.flatMap(({ blocks }) => blocks.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);

    const page = await app().call(auditReports.html, { as: 'uma', params: { id } });
    expect([page.status, page.text.includes('>Draft<'), page.text.includes('data:image/')]).toEqual([200, true, true]);
    expect(page.text).not.toContain('budget');
  });

  it('puts a configuration into the machine that it is of, and leaves it out with that', async () => {
    const { id: pointId } = await addPoint(app(), 'Measurement', {
      productCategoryId: auditable.categoryId,
      name: 'Liner type',
    });
    const { protocolId } = await addProtocol(app(), {
      type: 'Equipment_Configurator',
      targets: [],
      categories: [aCategory('Configuration', [aProtocolPoint(pointId)])],
    });
    const other = await addEquipment(app(), {
      productModelId: auditable.productModelId,
      customerSiteId: auditable.customerSiteId,
    });
    const { id } = await startAudit(app(), auditable);
    const machine = await addMachineRun(app(), id, auditable);
    await addMachineRun(app(), id, auditable, { equipment: { id: other.id } });
    const configurator = await addMachineRun(app(), id, auditable, {
      protocolId,
      protocolRunType: 'Equipment_Configurator',
    });
    await writeAuditResult(app(), id, await firstResult(id, configurator.id), { value: '471' });
    const holding = async () =>
      (await documentOf(id)).sections.flatMap((section) =>
        JSON.stringify(section.blocks).includes('"471"') ? [section.key] : [],
      );
    expect(await holding()).toEqual([`run-${machine.id}`]);
    const params = { id, runId: machine.id };
    expectStatus(200, await app().call(auditRuns.includeInReport, { as: 'uma', params, body: false }));
    expect(await holding()).toEqual([]);
  });

  it('is a draft while the audit is open, made once for each content, and named by its day', async () => {
    const { id, inspectionDate } = await startAudit(app(), auditable);
    const first = await makePdf(id);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
    const day = inspectionDate.slice(0, 10).replaceAll('-', '');
    expect(first.headers['content-disposition']).toContain(`filename="${day}_audit_en.pdf"`);
    const pages = (await readPdf(first.rawPayload)).pages.map(({ texts }) => texts.map(({ text }) => text).join(' '));
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) expect(page).toContain('Draft');
    expect((await pdfOf(id)).rawPayload.equals(first.rawPayload)).toBe(true);
    expect(await rowsOf(id)).toMatchObject([{ version: null, language: 'en', attempts: 1 }]);
    await write(id, 'comment', 'Something new');
    const second = await makePdf(id);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
    expect(await rowsOf(id)).toHaveLength(2);
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('is made of what was hashed, whatever is written before it is made', async () => {
    const { id } = await startAudit(app(), auditable);
    await write(id, 'summary', 'As it was asked for');
    const reply = pdfOf(id);
    await expect.poll(async () => (await rowsOf(id)).length).toBe(1);
    await write(id, 'summary', 'Written meanwhile');
    await app().jobs.service({ id: 'report-renderer' });
    const { pages } = await readPdf((await reply).rawPayload);
    const texts = pages.flatMap((page) => page.texts.map(({ text }) => text)).join(' ');
    expect(texts).toContain('As it was asked for');
    expect(texts).not.toContain('meanwhile');
  });

  it('stays readable as it was finished, and is a draft again once the audit is opened', async () => {
    const { id } = await startAudit(app(), auditable);
    await write(id, 'summary', 'The first word');
    await finishAudit(app(), id);
    const finished = await documentOf(id);
    expect([finished.version, finished.mark]).toEqual([1, undefined]);
    await finishAudit(app(), id, false);
    await write(id, 'summary', 'The second word');
    expect(await documentOf(id)).toMatchObject({ version: 0, mark: 'Draft' });
    expect(await documentOf(id, { version: '1' })).toEqual(finished);
    const changes = async (query: Record<string, string> = {}): Promise<ReportChange[]> =>
      expectStatus(200, await app().call(auditReports.changes, { as: 'uma', params: { id }, query }));
    const change = { place: ['Summary'], kind: 'changed', before: 'The first word', after: 'The second word' };
    expect(await changes()).toEqual([change]);
    expect(await changes({ version: '1' })).toEqual([]);
    await finishAudit(app(), id);
    expect(await changes()).toEqual([change]);
    const head: AuditReportHead = expectStatus(
      200,
      await app().call(auditReportHeads.get, { as: 'uma', params: { id } }),
    );
    expect(head).toMatchObject({ finished: true, version: 2 });
    expect(head.versions.map(({ version }) => version)).toEqual([2, 1]);
    await app().jobs.service({ id: 'report-renderer' });
    expect((await rowsOf(id)).map(({ version, language }) => [version, language])).toEqual([
      [1, 'en'],
      [2, 'en'],
    ]);
    expect((await pdfOf(id, { version: '3' })).statusCode).toBe(404);
  });

  it('is always English, whatever language the customer reads', async () => {
    const { id } = await startAudit(app(), auditable);
    await app().db.updateTable('customer').set({ language: 'fi' }).where('id', '=', auditable.customerId).execute();
    await finishAudit(app(), id);
    await app().jobs.service({ id: 'report-renderer' });
    expect((await rowsOf(id)).map(({ language }) => language)).toEqual(['en']);
    expect((await pdfOf(id, { lang: 'en' })).statusCode).toBe(200);
    expect((await pdfOf(id, { lang: 'fi' })).statusCode).toBe(400);
    const html = await app().call(auditReports.html, { as: 'uma', params: { id }, query: { lang: 'fi' } });
    expect(html.status).toBe(400);
  });

  it('is downloaded by a link of five minutes that works for its session alone', async () => {
    const { id } = await startAudit(app(), auditable);
    await finishAudit(app(), id);
    await app().jobs.service({ id: 'report-renderer' });
    const reply = await app().call(auditReportFiles.storageUrl, { as: 'uma', params: { id }, query: { lang: 'en' } });
    const { url } = expectStatus<{ url: string }>(200, reply);
    const pdf = await follow(app(), url);
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.headers['content-disposition']).toContain('_audit_en.pdf');
    const another = url.replace(id, auditable.customerSiteId);
    expect((await follow(app(), another)).status).toBe(401);
    app().setNow(later(app().now(), minutes(6)));
    expect((await follow(app(), url)).status).toBe(401);
  });

  it('leaves no draft behind that nobody asked for since yesterday', async () => {
    const { id } = await startAudit(app(), auditable);
    await makePdf(id);
    const [made] = await rowsOf(id);
    const drafts = () => app().db.selectFrom('report_draft').select('id').where('visit_id', '=', id).execute();
    const yesterday = later(app().now(), -days(1) - minutes(1));
    await app().jobs.service({ id: 'report-renderer' });
    expect(await drafts()).toHaveLength(1);
    await app().db.updateTable('report_draft').set({ asked_at: yesterday }).where('visit_id', '=', id).execute();
    await app().jobs.service({ id: 'report-renderer' });
    expect([await drafts(), await rowsOf(id)]).toEqual([[], []]);
    const file = app()
      .db.selectFrom('stored_file')
      .select('state')
      .where('id', '=', made?.file_id ?? '');
    expect(await file.executeTakeFirst()).toEqual({ state: 'doomed' });
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('brings its measurements to the trends of the machine', async () => {
    const machine = await addEquipment(app(), {
      productModelId: auditable.productModelId,
      customerSiteId: auditable.customerSiteId,
    });
    const { id } = await startAudit(app(), auditable);
    const run = await addMachineRun(app(), id, auditable, { equipment: { id: machine.id } });
    await writeAuditResult(app(), id, await firstResult(id, run.id), { value: '42' });
    await finishAudit(app(), id);
    const trends = await app().call(equipmentTrends.list, { as: 'uma', params: { id: machine.id } });
    expect(
      expectStatus<{ lines: { values: { value: number }[] }[] }[]>(200, trends)[0]?.lines[0]?.values,
    ).toMatchObject([{ value: 42, inspectionId: id }]);
    expect((await readOutline(app(), id)).version).toBe(1);
  });
});
