import { inspectionEdits } from '@assay/contract/inspection-edits';
import { inspectionReports } from '@assay/contract/inspection-reports';
import type { Inspection } from '@assay/contract/inspections';
import type { PointResultReply } from '@assay/contract/runs/result';
import { newSummaryField, newSummaryRow } from '@assay/domain/points/new-parts';
import type { FieldError } from '@assay/domain/problem';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEquipment, addProducts } from '../../testing/builders.ts';
import {
  addSubmitted,
  expectStatus,
  putResult,
  putStatus,
  startInspection,
  submitInspection,
  writeResult,
} from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { addPoint } from '../../testing/points.ts';
import { aCategory, addProtocol, aProtocolPoint, aTarget } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('a table that is filled in from the last visit', () => {
  const app = useTestApp();
  let inspectable: { protocolId: string; equipmentId: string };

  beforeAll(async () => {
    const { categoryId, productFamilyId, productModelId } = await addProducts(app());
    const fields = ['Left', 'Right', 'Mean'].map((title, index) => ({
      ...newSummaryField(index),
      title,
      inspectionPointFieldAggregation: title === 'Mean' ? ('Average' as const) : ('No' as const),
    }));
    const point = await addPoint(app(), 'SummaryWithRows', {
      productCategoryId: categoryId,
      name: 'Liner',
      inspectionPointAggregationDirection: 'Row',
      fields,
      rows: ['Top', 'Low'].map((title, index) => ({ ...newSummaryRow(index), title })),
    });
    const { protocolId } = await addProtocol(app(), {
      targets: [aTarget({ productFamilyId })],
      categories: [aCategory('Wear', [aProtocolPoint(point.id, { prefill: true })])],
    });
    inspectable = { protocolId, equipmentId: (await addEquipment(app(), { productModelId })).id };
    const { id } = await addSubmitted(app(), inspectable, { inspectionDate: '2025-01-10T08:00:00.000Z' });
    expectStatus(200, await putStatus(app(), id, { status: 'Finished' }, 'ada'));
  });

  const begin = async () => {
    const inspection = await startInspection(app(), inspectable);
    const [result] = inspection.runs[0]?.results ?? [];
    if (!result?.content) throw new Error('There is no table.');
    const { rows, fields, values } = result.content;
    const cell = (row: number, field: number) => `${rows[row]?.id}/${fields[field]?.id}`;
    const typed = [cell(0, 0), cell(0, 1), cell(1, 0), cell(1, 1)];
    /** The whole table, as a client that knows nothing of cells sends it. */
    const with9At = (changed: string) => ({
      content: {
        values: values.map((one) => ({ ...one, value: `${one.rowId}/${one.fieldId}` === changed ? '9' : one.value })),
      },
    });
    return { inspection, result, typed, cell, with9At };
  };

  const htmlOf = async ({ id }: Inspection) =>
    (await app().call(inspectionReports.html, { as: 'uma', params: { id } })).text;
  const measuredAt = (result: PointResultReply) =>
    app().db.selectFrom('measurement').select(['series', 'value']).where('result_id', '=', result.id).execute();

  it('counts as found today in the cells that were changed or confirmed, in measurements and in the report', async () => {
    const { inspection, result, typed, cell, with9At } = await begin();
    expect([result.prefilled, result.prefilledCells]).toEqual([true, undefined]);
    const changed = await writeResult(app(), inspection.id, result.id, { ...with9At(typed[0] ?? ''), rating: 0 });
    expect([changed.prefilled, changed.prefilledCells]).toEqual([false, typed.slice(1)]);
    const confirmed = await writeResult(app(), inspection.id, result.id, { prefilledCells: typed.slice(2) });
    expect(confirmed.prefilledCells).toEqual(typed.slice(2));
    await submitInspection(app(), inspection.id);
    const seriesOf = (id: string) => `row:${id.replace('/', '/field:')}`;
    const measured = await measuredAt(result);
    const ofTheTop = [cell(0, 0), cell(0, 1), cell(0, 2)].map(seriesOf);
    expect(measured.map(({ series }) => series).sort()).toEqual(ofTheTop.sort());
    expect(measured).toContainEqual({ series: seriesOf(cell(0, 0)), value: 9 });
    const html = await htmlOf(inspection);
    expect(html).toContain('* As at the last visit');
    expect(html.match(/>\d[\d.]* \*</g)).toHaveLength(3);
  });

  it('is measured and printed as a whole once one tap has confirmed the rest', async () => {
    const { inspection, result, typed, with9At } = await begin();
    await writeResult(app(), inspection.id, result.id, { ...with9At(typed[3] ?? ''), rating: 0 });
    const all = await writeResult(app(), inspection.id, result.id, { prefilledCells: [] });
    expect(all.prefilledCells).toBeUndefined();
    await submitInspection(app(), inspection.id);
    expect(await measuredAt(result)).toHaveLength(6);
    expect(await htmlOf(inspection)).not.toContain('As at the last visit');
  });

  it('stays as at the last visit when its point is only rated, and can be confirmed in the report editor', async () => {
    const { inspection, result, typed } = await begin();
    const { id } = inspection;
    const rated = await writeResult(app(), id, result.id, { rating: 0 });
    expect(rated.prefilledCells).toEqual(typed);
    await submitInspection(app(), id);
    expect(await measuredAt(result)).toEqual([]);
    const runs = [{ id: inspection.runs[0]?.id ?? '', results: [{ id: result.id, prefilledCells: [] }] }];
    expectStatus(
      200,
      await app().call(inspectionEdits.update, { as: 'max', query: { id }, body: { runs, sendEmail: false } }),
    );
    expect(await measuredAt(result)).toHaveLength(6);
  });

  it('refuses cells that it does not have, by their place', async () => {
    const { inspection, result, typed } = await begin();
    const { status, body } = await putResult(app(), inspection.id, result.id, {
      prefilledCells: [typed[0] ?? '', 'somewhere/else'],
    });
    expect([status, (body as { errors: FieldError[] }).errors.map(({ path }) => path)]).toEqual([
      400,
      ['prefilledCells.1'],
    ]);
  });

  it('leaves everything whole', async () => {
    expect(await brokenInvariants(app())).toEqual([]);
  });
});
