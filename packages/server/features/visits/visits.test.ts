import { inspections } from '@assay/contract/inspections';
import { newId } from '@assay/domain/id';
import { days, later } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { meetAt } from '../../testing/held-row.ts';
import {
  addSubmitted,
  addVoice,
  answerAll,
  expectStatus,
  putResult,
  putStatus,
  readInspection,
  startInspection,
  useInspectable,
  writeResult,
} from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addImage } from '../../testing/uploads.ts';
import { visitRemover } from './remove-visits.ts';

describe('a visit', () => {
  const app = useTestApp();
  const inspectable = useInspectable(app);
  const rows = async <T extends object>(text: string, values: unknown[] = []) =>
    (await app().pool.query<T>(text, values)).rows;

  const finding = (title: string) => ({
    ...{ title, description: '', consequence: '', corrective: '', preventive: '' },
    photos: [],
  });
  const putFinding = (id: string, title: string) =>
    app().call(inspections.putFinding, { as: 'uma', params: { id, findingId: newId() }, body: finding(title) });

  it('lets those who write different parts of it go on at the same time', async () => {
    const { id, runs } = await startInspection(app(), inspectable());
    const resultId = runs[0]?.results[0]?.id ?? '';
    const writer = await app().pool.connect();
    try {
      // Somebody is in the middle of writing something else below the same visit.
      await writer.query('begin');
      await writer.query('select from visit where id = $1 for share', [id]);
      await writer.query('select from inspection where id = $1 for no key update', [id]);
      expect((await putResult(app(), id, resultId, { comment: 'Meanwhile' })).status).toBe(200);
      expect((await putFinding(id, 'Worn liner')).status).toBe(200);
    } finally {
      await writer.query('rollback');
      writer.release();
    }
  });

  it('is submitted only when all writes below it are done, and holds them back until then', async () => {
    const begun = await startInspection(app(), inspectable());
    const { id, runs } = begun;
    await answerAll(app(), begun);
    const resultId = runs[0]?.results[0]?.id ?? '';
    const [submit, write] = await meetAt(app(), { table: 'visit', id }, [
      () => putStatus(app(), id, { status: 'Waiting' }),
      () => putResult(app(), id, resultId, { comment: 'While it is submitted' }),
    ]);
    expect(submit?.status).toBe(200);
    const report = await app().call(inspections.web, { as: 'uma', params: { id } });
    const isIn = JSON.stringify(report.body).includes('While it is submitted');
    expect([write?.status, isIn]).toEqual(write?.status === 200 ? [200, true] : [409, false]);
  });

  it('joins what two write at one result, one finding list and one field at the same moment', async () => {
    const { id, runs } = await startInspection(app(), inspectable());
    const resultId = runs[0]?.results[0]?.id ?? '';
    const [one, other] = await Promise.all([addImage(app(), 'uma'), addImage(app(), 'max')]);
    const photo = (imageId: string, as: 'uma' | 'max') =>
      app().ask('PUT', `/api/v1/inspections/${id}/pointResults/${resultId}/images/${imageId}`, { as, body: {} });
    const replies = await meetAt(app(), { table: 'result', id: resultId }, [
      () => photo(one, 'uma'),
      () => photo(other, 'max'),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const titles = Array.from({ length: 6 }, (_, n) => `Finding ${n}`);
    await Promise.all(titles.map(async (title) => expectStatus(200, await putFinding(id, title))));
    const fields = ['summary', 'comment', 'internalComment', 'contactName', 'inspectionDate', 'inspector'];
    const text = (field: string) => (field === 'inspectionDate' ? '2026-01-02T03:04:05.000Z' : `New ${field}`);
    await Promise.all(
      fields.map(async (field) => {
        const body = { text: text(field) };
        expectStatus(200, await app().call(inspections.updateField, { as: 'uma', params: { id, field }, body }));
      }),
    );
    const now = await readInspection(app(), id);
    expect(now.runs[0]?.results[0]?.photos.map(({ imageId }) => imageId).sort()).toEqual([one, other].sort());
    expect(now.findings.map(({ title }) => title).sort()).toEqual(titles);
    expect(now.findings.map(({ index }) => index).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    for (const field of fields)
      expect(now.fields[field as 'summary'], field).toEqual({ value: text(field), revision: 2 });
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('counts its status and its versions, and nothing that is written below it', async () => {
    const begun = await startInspection(app(), inspectable());
    await answerAll(app(), begun);
    expect((await readInspection(app(), begun.id)).revision).toBe(begun.revision);
    expect(
      (await expectStatus<{ revision: number }>(200, await putStatus(app(), begun.id, { status: 'Waiting' }))).revision,
    ).toBe(begun.revision + 1);
  });

  it('says what its header says, or neither is stored', async () => {
    const { id } = await startInspection(app(), inspectable());
    const differ = ['update visit set name = $2 where id = $1', 'update inspection set name = $2 where id = $1'];
    for (const text of differ)
      await expect(app().pool.query(text, [id, 'Another name'])).rejects.toThrow('says otherwise');
    const deleted = 'update inspection set deleted_at = now() where id = $1';
    await expect(app().pool.query(deleted, [id])).rejects.toThrow('says otherwise');
  });

  it('of another kind has many machine runs, one of each other role, and a history under its own name', async () => {
    const { id } = await startInspection(app(), inspectable());
    const audit = newId();
    await rows(
      `insert into visit (id, kind, company_id, name, visited_at, status)
       select $2, 'audit', company_id, 'A plant', now(), 'In_Use' from visit where id = $1`,
      [id, audit],
    );
    const addRun = (role: string, index: number) =>
      rows(
        `insert into run (id, visit_id, role, stage, index, protocol_id, snapshot_id, equipment_id, machine)
         select gen_random_uuid(), $2, $3, 'stage_1', $4, protocol_id, snapshot_id, equipment_id, machine from run where visit_id = $1`,
        [id, audit, role, index],
      );
    for (const place of [0, 1, 2]) await addRun('machine', place);
    await addRun('site', 0);
    await expect(addRun('site', 1)).rejects.toThrow('run_role_uq');
    await rows(
      `insert into finding (id, visit_id, equipment_id, index, title, description, consequence, corrective, preventive)
       select gen_random_uuid(), $1, $2, 0, 'Loose belt', '', '', '', ''`,
      [audit, inspectable().equipmentId],
    );
    expect(await rows('select record_type from event where record_id = $1', [audit])).toEqual([
      { record_type: 'audit' },
    ]);
    await rows('delete from visit where id = $1', [audit]);
  });

  it('that was deleted goes for good after thirty days, with its files, and leaves nothing broken', async () => {
    const imageId = await addImage(app(), 'uma');
    const kept = await addSubmitted(app(), inspectable());
    const begun = await startInspection(app(), inspectable());
    await answerAll(app(), begun);
    const resultId = begun.runs[0]?.results[0]?.id ?? '';
    const layout = 'Default' as const;
    const shown = { photos: [{ imageId, caption: '', layout }], voiceCommentId: await addVoice(app(), 'uma') };
    await writeResult(app(), begun.id, resultId, shown);
    await putFinding(begun.id, 'Cracked frame');
    expectStatus(200, await putStatus(app(), begun.id, { status: 'Waiting' }));
    expectStatus(200, await app().call(inspections.delete, { as: 'max', params: { id: begun.id } }));
    const events = await rows('select count(*) from event');
    const files = await rows<{ file_id: string }>('select file_id from report_version_file where visit_id = $1', [
      begun.id,
    ]);
    expect(files.length).toBeGreaterThan(2);
    const sweepAfter = (count: number) => visitRemover(app().pool)(later(app().now(), days(count)));
    expect(await sweepAfter(29)).toBe(0);
    expect(await sweepAfter(31)).toBe(1);
    expect(await rows('select id from visit where id = $1', [begun.id])).toEqual([]);
    for (const table of ['inspection', 'image', 'voice_comment'])
      expect(
        await rows(`select id from ${table} where id = any($1)`, [[begun.id, imageId, shown.voiceCommentId]]),
      ).toEqual([]);
    const ids = files.map(({ file_id }) => file_id);
    expect(await rows('select distinct state from stored_file where id = any($1)', [ids])).toEqual([
      { state: 'doomed' },
    ]);
    // What happened to it stays on record.
    expect(await rows('select count(*) from event')).toEqual(events);
    expect((await readInspection(app(), kept.id)).status).toBe('Waiting');
    expect(await brokenInvariants(app())).toEqual([]);
  });
});
