import { type Inspection, inspectionRuns, inspections } from '@assay/contract/inspections';
import type { PointResultReply, ResultInput } from '@assay/contract/runs/result';
import { newId } from '@assay/domain/id';
import { newSummaryField, newSummaryRow } from '@assay/domain/points/new-parts';
import { pointTypes } from '@assay/domain/points/point-types';
import type { FieldError } from '@assay/domain/problem';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { ratings } from '@assay/domain/ratings';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CastName } from '../../testing/cast.ts';
import { countTrips } from '../../testing/count-trips.ts';
import {
  addInspectable,
  addSubmitted,
  anAnswer,
  expectStatus,
  type Inspectable,
  putResult,
  putStatus,
  readInspection,
  readSnapshot,
  startInspection,
  writeResult,
} from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

const pathsIn = (body: unknown) => ((body as { errors?: FieldError[] }).errors ?? []).map(({ path }) => path);

describe('a result', () => {
  const app = useTestApp();
  let inspectable: Inspectable;
  let inspection: Inspection;
  const resultOf = (type: string): PointResultReply => {
    const found = inspection.runs[0]?.results.find((result) => result.type === type);
    if (!found) throw new Error(`There is no ${type}.`);
    return found;
  };
  const put = (type: string, body: ResultInput, as: CastName = 'uma', headers: Record<string, string> = {}) =>
    putResult(app(), inspection.id, resultOf(type).id, body, { as, headers });
  const current = async (type: string) =>
    (await readInspection(app(), inspection.id)).runs[0]?.results.find((result) => result.type === type);

  beforeAll(async () => {
    inspectable = await addInspectable(app(), { types: pointTypes });
    inspection = await startInspection(app(), inspectable);
  });

  it('is there for every point from the start, and posting it answers it', async () => {
    const [run] = inspection.runs;
    for (const result of run?.results ?? []) {
      const params = { id: inspection.id, runId: run?.id ?? '', pointId: result.protocolPointId };
      expect(await app().call(inspectionRuns.createResult, { as: 'uma', params })).toMatchObject({
        status: 201,
        body: result,
      });
    }
    const params = { id: inspection.id, runId: run?.id ?? '', pointId: newId() };
    expect((await app().call(inspectionRuns.createResult, { as: 'uma', params })).status).toBe(404);
  });

  it.each(pointTypes)('of type %s keeps its answer, and refuses those of others', async (type) => {
    const { categories } = await readSnapshot(app(), inspection.id, inspection.runs[0]?.id ?? '', 'uma');
    const result = resultOf(type);
    const at = categories.flatMap((one) => one.inspectionPoints).find(({ id }) => id === result.protocolPointId);
    if (!at) throw new Error('The point is not in the snapshot.');
    const answer = anAnswer(at.point);
    const { revision, ...kept } = await writeResult(app(), inspection.id, result.id, answer);
    expect(kept).toMatchObject({ ...answer, id: result.id });
    expect(revision).toBe(result.revision + 1);
    const foreign: ResultInput = type === 'Comment' ? { selection: null } : { value: '1' };
    if (type !== 'Measurement') expect((await put(type, foreign)).status).toBe(400);
    if (answer.selection) expect(pathsIn((await put(type, { selection: newId() })).body)).toEqual(['selection']);
    if (answer.content) {
      const content = { values: [{ rowId: newId(), fieldId: newId(), value: '1' }] };
      expect(pathsIn((await put(type, { content })).body)).toContain('content.values.0.fieldId');
    }
  });

  it('computes what a table computes, whatever was sent for it', async () => {
    const fields = ['Left', 'Right', 'Mean'].map((title, index) => ({
      ...newSummaryField(index),
      title,
      ...(title === 'Mean' && { inspectionPointFieldAggregation: 'Average' }),
    }));
    const settings = {
      inspectionPointAggregationDirection: 'Row',
      fields,
      rows: [{ ...newSummaryRow(0), title: 'Top' }],
    };
    const table = await addInspectable(app(), { types: ['SummaryWithRows'], settings });
    const { id, runs } = await startInspection(app(), table);
    const { categories } = await readSnapshot(app(), id, runs[0]?.id ?? '', 'uma');
    const answer = anAnswer(categories[0]?.inspectionPoints[0]?.point as FrozenPoint);
    const { content } = await writeResult(app(), id, runs[0]?.results[0]?.id ?? '', answer);
    expect(answer.content?.values.map(({ value }) => value)).toEqual(['1', '2', '3']);
    expect(content?.values.map(({ value }) => value)).toEqual(['1', '2', '1.50']);
  });

  it('changes by what is sent of it, and keeps the rest', async () => {
    const { id } = resultOf('Comment');
    await writeResult(app(), inspection.id, id, { value: 'Worn', comment: 'Left side', rating: ratings.Follow });
    expect(await writeResult(app(), inspection.id, id, { comment: 'Right side' })).toMatchObject({
      value: 'Worn',
      comment: 'Right side',
      rating: ratings.Follow,
    });
    const kept = await app().pool.query('select content from result where id = $1', [id]);
    expect(kept.rows).toEqual([{ content: { value: 'Worn' } }]);
  });

  it('is skipped by its rating, and taking that back leaves none', async () => {
    const { id } = resultOf('Comment');
    const write = async (body: ResultInput) => (await writeResult(app(), inspection.id, id, body)).rating;
    expect(await write({ skipped: true })).toBe(ratings.NotApplicable);
    expect(await write({ skipped: false })).toBe(ratings.NotSet);
    expect(await write({ rating: ratings.Repair })).toBe(ratings.Repair);
    expect(await write({ skipped: false })).toBe(ratings.Repair);
    expect(pathsIn((await put('Comment', { rating: ratings.Obsolete })).body)).toEqual(['rating']);
    expect((await put('Comment', { rating: 6 as never })).status).toBe(400);
  });

  it('is not overwritten by somebody who looked at an older state', async () => {
    const seen = await current('Comment');
    const stale = { 'if-match': `"${seen?.revision}"` };
    await writeResult(app(), inspection.id, seen?.id ?? '', { comment: 'First' });
    const refused = await put('Comment', { comment: 'Second' }, 'max', stale);
    expect(refused).toMatchObject({ status: 412, body: { current: { comment: 'First' }, changedBy: 'Uma Virtanen' } });
    expect((await current('Comment'))?.comment).toBe('First');
    const fresh = { 'if-match': `"${(await current('Comment'))?.revision}"` };
    expect(await put('Comment', { comment: 'Second' }, 'uma', fresh)).toMatchObject({
      status: 200,
      headers: { etag: `"${(seen?.revision ?? 0) + 2}"` },
    });
  });

  it('is written once, when the answer was lost and the write repeated', async () => {
    const headers = { 'idempotency-key': newId() };
    const first = await put('Comment', { comment: 'Once' }, 'uma', headers);
    await writeResult(app(), inspection.id, resultOf('Comment').id, { comment: 'Then this' });
    const again = await put('Comment', { comment: 'Once' }, 'uma', headers);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect((await current('Comment'))?.comment).toBe('Then this');
    expect((await put('Comment', { comment: 'Other' }, 'uma', headers)).status).toBe(422);
  });

  it('lets two writers of different points pass each other', async () => {
    const [one, other] = [resultOf('Measurement'), resultOf('Comment')];
    const writes = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        putResult(app(), inspection.id, (n % 2 ? one : other).id, { comment: `Number ${n}` }, { as: 'uma' }),
      ),
    );
    expect(writes.map(({ status }) => status)).toEqual(writes.map(() => 200));
  });

  it('has another name only where its point allows it', async () => {
    expect(pathsIn((await put('Comment', { nameOverride: 'Mine' })).body)).toEqual(['nameOverride']);
    const named = await addInspectable(app(), { types: ['Comment'], settings: { nameOverridable: true } });
    const { id, runs } = await startInspection(app(), named);
    const result = await writeResult(app(), id, runs[0]?.results[0]?.id ?? '', { nameOverride: 'Mine' });
    expect(result.nameOverride).toBe('Mine');
  });

  it('is written by its inspector, the contact and Managers, while it is in use', async () => {
    const statuses = async () => {
      const found = [];
      for (const as of ['uma', 'rita', 'max', 'dev', 'nia', 'dina'] as const)
        found.push((await put('Comment', { comment: as }, as)).status);
      return found;
    };
    expect(await statuses()).toEqual([200, 403, 200, 200, 403, 404]);
    const params = { id: inspection.id, field: 'inspectorContact' };
    const text = { text: 'RITA@provider.example' };
    expectStatus(200, await app().call(inspections.updateField, { as: 'uma', params, body: text }));
    expect((await put('Comment', { comment: 'rita' }, 'rita')).status).toBe(200);
    const other = await addSubmitted(app(), inspectable);
    const id = other.runs[0]?.results[0]?.id ?? '';
    const late = await putResult(app(), other.id, id, { comment: 'Late' });
    expect(late).toMatchObject({ status: 409, body: { code: 'notInUse' } });
    expect((await putResult(app(), other.id, id, { comment: 'Late' }, { as: 'rita' })).status).toBe(403);
    expectStatus(200, await putStatus(app(), other.id, { status: 'In_Use', reason: 'More' }, 'max'));
    expect((await putResult(app(), other.id, id, { comment: 'Late' })).status).toBe(200);
  });

  it('belongs to its own inspection alone', async () => {
    const other = await startInspection(app(), inspectable);
    const id = other.runs[0]?.results[0]?.id ?? '';
    expect((await putResult(app(), inspection.id, id, { comment: 'x' })).status).toBe(404);
    expect((await putResult(app(), newId(), id, { comment: 'x' })).status).toBe(404);
  });

  it('refuses what is too long, unknown or of another kind, by name', async () => {
    const faults = async (body: object) => {
      const { status, body: problem } = await put('Comment', body as ResultInput);
      return [status, ...pathsIn(problem)];
    };
    expect(await faults({ comment: 'x'.repeat(10_001) })).toEqual([400, 'comment']);
    expect(await faults({ comment: 'a\u0000b' })).toEqual([400, 'comment']);
    expect(await faults({ content: { values: [] }, stars: 1 })).toEqual([400, 'stars']);
    expect(await faults({ value: 12 })).toEqual([400, 'value']);
    expect(await faults({ photos: 'all' })).toEqual([400, 'photos']);
    expect(await faults({ voiceCommentId: newId() })).toEqual([400, 'voiceCommentId']);
    expect((await put('Comment', { value: `'; drop table result; -- %_\\ \uD83D\uDE00` })).status).toBe(200);
  });

  it('is written in five trips to the database: session, key, hold and lock, write, commit', async () => {
    let number = 0;
    const write = async () => {
      const headers = { 'idempotency-key': newId() };
      expect((await put('Comment', { comment: `Trip ${number++}` }, 'uma', headers)).status).toBe(200);
    };
    expect(await countTrips(app().pool, write)).toBe(5);
  });
});
