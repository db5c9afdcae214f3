import { type EquipmentTrend, equipmentTrends } from '@assay/contract/equipment-trends';
import { inspections } from '@assay/contract/inspections';
import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import { addEquipment, addProducts, companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { statementsOf } from '../../testing/explain.ts';
import {
  addInspectable,
  addSubmitted,
  answerAll,
  expectStatus,
  type Inspectable,
  openInspectable,
  startInspection,
  submitInspection,
  writeResult,
} from '../../testing/inspections.ts';
import { addPoint } from '../../testing/points.ts';
import { aCategory, addProtocol, aProtocolPoint, aTarget } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';

const noLimits = { criticalLow: null, low: null, high: null, criticalHigh: null };

describe('the trends of an equipment', () => {
  const app = useTestApp();
  const trends = async (id: string, as: CastName = 'uma'): Promise<EquipmentTrend[]> =>
    expectStatus(200, await app().call(equipmentTrends.list, { as, params: { id } }));
  const valuesOf = (all: readonly EquipmentTrend[]) =>
    all.map(({ lines }) => lines.map(({ values }) => values.map(({ value }) => value)));

  async function measure(inspectable: Inspectable, day: string, value: string, as: CastName = 'uma') {
    const inspection = await startInspection(app(), inspectable, { inspectionDate: `${day}T00:00:00Z` }, as);
    await answerAll(app(), inspection, as);
    const [result] = inspection.runs[0]?.results ?? [];
    await writeResult(app(), inspection.id, result?.id ?? '', { value }, as);
    return submitInspection(app(), inspection.id, as);
  }

  /** An inspectable machine whose one measurement wears down towards 10. */
  async function addWearing(companyIds: string[] = []): Promise<Inspectable> {
    const { categoryId, productFamilyId, productModelId } = await addProducts(app());
    const limit = (given: object) => ({ id: `temp-id-${newId()}`, ...noLimits, ...given });
    const point = await addPoint(app(), 'Measurement', {
      name: 'Liner',
      productCategoryId: categoryId,
      lifeEstimate: 'Min',
      measurementLimits: [
        limit({ productFamilyId, productModelId: null, criticalLow: 1 }),
        limit({ productFamilyId, productModelId, criticalLow: 10, low: 20 }),
      ],
    } as never);
    const { protocolId } = await addProtocol(app(), {
      targets: [aTarget({ productFamilyId })],
      categories: [aCategory('Wear', [aProtocolPoint(point.id)])],
    });
    const machine = await addEquipment(app(), { productModelId, companyIds });
    return { categoryId, productFamilyId, productModelId, protocolId, equipmentId: machine.id };
  }

  it('are the submitted values with their inspections, the limits of the model and the end of life', async () => {
    const inspectable = await addWearing();
    expect(await trends(inspectable.equipmentId)).toEqual([]);
    const second = await measure(inspectable, '2026-02-01', '30');
    const first = await measure(inspectable, '2026-01-01', '40.5');
    await answerAll(app(), await startInspection(app(), inspectable));
    expect(await trends(inspectable.equipmentId)).toMatchObject([
      {
        title: 'Liner',
        unit: '',
        limits: { ...noLimits, criticalLow: 10, low: 20 },
        lines: [
          {
            title: 'Thickness',
            values: [
              { at: '2026-01-01T00:00:00.000Z', value: 40.5, inspectionId: first.id, inspectionName: first.name },
              { at: '2026-02-01T00:00:00.000Z', value: 30, inspectionId: second.id, inspectionName: second.name },
            ],
          },
        ],
        lifeEnd: null,
        replacements: [],
      },
    ]);
    await measure(inspectable, '2026-03-04', '20');
    const [liner] = await trends(inspectable.equipmentId);
    expect(liner?.lifeEnd?.limit).toBe(10);
    // On 3 April by the line alone.
    expect(liner?.lifeEnd?.at).toMatch(/^2026-03-29/);
    expect(liner?.lifeEnd?.late).toMatch(/^2026-04-/);
    await measure(inspectable, '2026-04-04', '40');
    expect((await trends(inspectable.equipmentId))[0]?.replacements, 'nobody says so, the value does').toEqual([
      { at: '2026-04-04T00:00:00.000Z', presumed: true },
    ]);
  });

  it('forget what was deleted', async () => {
    const inspectable = await addWearing();
    const { id } = await measure(inspectable, '2026-01-01', '7');
    expect(valuesOf(await trends(inspectable.equipmentId))).toEqual([[[7]]]);
    await app().call(inspections.delete, { as: 'max', params: { id } });
    expect(await trends(inspectable.equipmentId)).toEqual([]);
  });

  it('hold no value of another company', async () => {
    const companyIds = [await companyIdOf(app(), 'dina'), await companyIdOf(app(), 'otto')];
    const inspectable = await addWearing(companyIds);
    for (const name of ['dina', 'otto'] as const) await openInspectable(app(), name, inspectable);
    await measure(inspectable, '2026-01-01', '1', 'dina');
    await measure(inspectable, '2026-02-01', '2', 'otto');
    await measure(inspectable, '2026-03-01', '3', 'uma');
    expect(valuesOf(await trends(inspectable.equipmentId, 'dina'))).toEqual([[[1]]]);
    expect(valuesOf(await trends(inspectable.equipmentId, 'otto'))).toEqual([[[2]]]);
    expect(valuesOf(await trends(inspectable.equipmentId, 'uma'))).toEqual([[[1, 2, 3]]]);
  });

  it('are there for every type that measures', async () => {
    const types = ['Measurement', 'Summary', 'SummaryWithRows', 'MeasurementsWithPicture', 'Comment'] as const;
    const inspectable = await addInspectable(app(), { types });
    for (let n = 0; n < 2; n += 1) await addSubmitted(app(), inspectable);
    const shown = await trends(inspectable.equipmentId);
    expect(shown.map(({ title }) => title)).toEqual([
      'A Measurement',
      'A MeasurementsWithPicture · A',
      'A MeasurementsWithPicture · B',
      'A MeasurementsWithPicture · C',
      'A MeasurementsWithPicture · D',
      'A Summary · Hours',
      'A Summary · Tonnes',
      'A SummaryWithRows',
    ]);
    for (const { lines } of shown) expect(lines.map(({ values }) => values.length)).toEqual([2]);
  });

  it('are found in the index of measurements, whatever others measured', async () => {
    const [inspectable, other] = [await addWearing(), await addWearing()];
    await measure(inspectable, '2026-01-01', '7');
    await measure(other, '2026-01-01', '8');
    await app().pool.query(
      `insert into measurement (result_id, series, equipment_id, inspection_point_id, run_id, taken_at, value)
       select gen_random_uuid(), '', equipment_id, inspection_point_id, run_id, taken_at + n * interval '1 minute', n
       from measurement cross join generate_series(1, 10000) n where equipment_id = $1`,
      [other.equipmentId],
    );
    await app().pool.query('vacuum analyze measurement');
    const statements = await statementsOf(() => trends(inspectable.equipmentId));
    const [statement, ...more] = statements.filter(
      ({ text }) => text.includes('from "measurement"') || text.includes('join "measurement"'),
    );
    if (!statement || more.length > 0) throw new Error('The values are no single question.');
    const { rows } = await app().pool.query<{ 'QUERY PLAN': string }>(`explain ${statement.text}`, statement.values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index (Only )?Scan.*measurement_history_ix/);
    expect(plan).not.toContain('Seq Scan on measurement');
  });
});
