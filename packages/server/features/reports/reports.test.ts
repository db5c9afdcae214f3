import { inspectionReports, type ReportChange } from '@assay/contract/inspection-reports';
import { inspections } from '@assay/contract/inspections';
import type { ReportDocument } from '@assay/contract/reports/document';
import { newId } from '@assay/domain/id';
import { pointTypes } from '@assay/domain/points/point-types';
import { ratings } from '@assay/domain/ratings';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CastName } from '../../testing/cast.ts';
import {
  addInspectable,
  answerAll,
  expectStatus,
  putStatus,
  startInspection,
  submitInspection,
  writeResult,
} from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addImage } from '../../testing/uploads.ts';

const secret = 'Nobody outside may read this';

describe('the report of an inspection', () => {
  const app = useTestApp();
  const ask = (
    call: keyof typeof inspectionReports,
    id: string,
    query: Record<string, string> = {},
    as: CastName = 'max',
  ) => app().call(inspectionReports[call], { as, params: { id }, query });
  const document = async (id: string, query: Record<string, string> = {}, as: CastName = 'max') =>
    expectStatus<ReportDocument>(200, await ask('document', id, query, as));
  const put = async (id: string, field: string, text: string, as: CastName = 'uma') =>
    expectStatus(200, await app().call(inspections.updateField, { as, params: { id, field }, body: { text } }));

  /** Version 1 of all types of points, with a photo, a finding and a signature; then version 2 with another comment. */
  let id: string;
  let photo: string;
  beforeAll(async () => {
    const inspectable = await addInspectable(app(), { types: pointTypes });
    const inspection = await startInspection(app(), inspectable);
    id = inspection.id;
    await answerAll(app(), inspection);
    const first = inspection.runs[0]?.results[0]?.id ?? '';
    photo = await addImage(app(), 'uma');
    const photos = [{ imageId: photo, caption: 'The <b>gap</b>', layout: 'Default' as const }];
    await writeResult(app(), id, first, { photos, rating: ratings.Repair, internalComment: secret });
    await put(id, 'internalComment', secret);
    await put(id, 'summary', 'All in all good');
    const finding = { title: 'A crack', photos: [{ imageId: await addImage(app(), 'uma') }] };
    const params = { id, findingId: newId() };
    expectStatus(200, await app().call(inspections.putFinding, { as: 'uma', params, body: finding }));
    const signed = { name: 'Aino', imageId: await addImage(app(), 'uma') };
    const role = { id, role: 'customer' };
    expectStatus(200, await app().call(inspections.sign, { as: 'uma', params: role, body: signed }));
    await submitInspection(app(), id);
    expectStatus(200, await putStatus(app(), id, { status: 'In_Use', reason: 'Blurred' }, 'max'));
    await writeResult(app(), id, first, { comment: 'Worn through' });
    expectStatus(200, await putStatus(app(), id, { status: 'Waiting', useOldSignatures: true }));
  });

  it('is a document with its facts, its verdict and every point', async () => {
    const report = await document(id);
    expect(report).toMatchObject({ version: 2, language: 'en', inspectionId: id, verdict: { tone: 'repair' } });
    const points = report.sections.find(({ key }) => key === 'points');
    expect(points?.blocks.flatMap((block) => (block.kind === 'points' ? block.rows : []))).toHaveLength(
      pointTypes.length,
    );
    expect(report.sections.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['summary', 'findings', 'signatures']),
    );
  });

  it('is read in another language, and of any version, which never changes [FLD-06]', async () => {
    expect((await document(id, { lang: 'fi' })).sections[0]?.title).toBe('Yhteenveto');
    const first = await document(id, { version: '1' });
    expect(first.version).toBe(1);
    expect(JSON.stringify(first)).not.toContain('Worn through');
    const judged = { as: 'rita', params: { id }, body: { rating: 'Nok' } } as const;
    expectStatus(200, await app().call(inspections.rate, judged));
    expect(await document(id, { version: '1' })).toEqual(first);
  });

  it('tells on which version a signature was given', async () => {
    const signatures = (await document(id)).sections.find(({ key }) => key === 'signatures');
    expect(JSON.stringify(signatures)).toContain('Signed: version 1');
  });

  it('tells what a version changed since the one before, and of the first nothing [FLD-06]', async () => {
    const changes = expectStatus<ReportChange[]>(200, await ask('changes', id));
    expect(changes).toContainEqual({
      place: ['Points that need attention', 'A Comment', 'Comment'],
      kind: 'changed',
      before: 'As it should be',
      after: 'Worn through',
    });
    expect(changes.filter(({ place }) => place[0] === 'Points that need attention')).toHaveLength(1);
    expect(expectStatus(200, await ask('changes', id, { version: '1' }))).toEqual([]);
  });

  it('is one page that carries its pictures and asks for nothing', async () => {
    const reply = await ask('html', id, { lang: 'de' });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src data:; frame-ancestors 'none'$/,
    );
    expect(reply.text).toContain('<html lang="de">');
    expect(reply.text.match(/<img src="data:image\/jpeg;base64,/g)).toHaveLength(3);
    expect(reply.text).toContain('The &lt;b&gt;gap&lt;/b&gt;');
    expect(reply.text).not.toMatch(/<b>|<script|style=|http/);
  });

  it('holds no internal comment, whoever reads it', async () => {
    for (const call of ['document', 'changes', 'html'] as const)
      for (const query of [{ lang: 'en' }, { version: '1' }] as Record<string, string>[])
        expect((await ask(call, id, query, 'ada')).text).not.toContain(secret);
  });

  it.each([
    [{ version: '3' }, 404],
    [{ version: '0' }, 400],
    [{ version: 'last' }, 400],
    [{ lang: 'xx' }, 400],
    [{ language: 'fi' }, 400],
  ])('requested with %j answers %i', async (query, status) => {
    for (const call of ['document', 'changes', 'html'] as const)
      expect((await ask(call, id, query as Record<string, string>)).status, call).toBe(status);
  });

  it('is a draft before the first submit', async () => {
    const draft = await startInspection(app(), await addInspectable(app()));
    expect(await document(draft.id)).toMatchObject({ version: 0 });
    expect((await document(draft.id)).edition).toContain('Draft');
    expect(expectStatus(200, await ask('changes', draft.id))).toEqual([]);
    expect((await ask('html', draft.id)).status).toBe(200);
    expect((await ask('document', draft.id, { version: '1' })).status).toBe(404);
  });
});
