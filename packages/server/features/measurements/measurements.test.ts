import { inspections } from '@assay/contract/inspections';
import { pointTypes } from '@assay/domain/points/point-types';
import { describe, expect, it } from 'vitest';
import { withoutScopedTables } from '../../db/pool.ts';
import {
  addInspectable,
  addSubmitted,
  answerAll,
  expectStatus,
  putStatus,
  startInspection,
  submitInspection,
  writeResult,
} from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { addPoint } from '../../testing/points.ts';
import { aCategory, aDependency, aProtocolPoint } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { readInspectionVersion } from '../inspections/inspection-version.ts';
import { measureVersion } from './measure-version.ts';

describe('measurements', () => {
  const app = useTestApp();
  const history = async (equipmentId: string) =>
    (
      await app().pool.query<{ value: number; series: string }>(
        'select value, series from measurement where equipment_id = $1 order by taken_at, value',
        [equipmentId],
      )
    ).rows;
  const everything = async () => (await app().pool.query('select * from measurement order by result_id, series')).rows;

  it('are the numbers of what was submitted last, at the day of the inspection', async () => {
    const inspectable = await addInspectable(app(), { types: ['Measurement', 'Comment'] });
    const inspection = await startInspection(app(), inspectable, { inspectionDate: '2026-02-03T00:00:00Z' });
    await answerAll(app(), inspection);
    expect(await history(inspectable.equipmentId)).toEqual([]);
    await submitInspection(app(), inspection.id);
    expect(await history(inspectable.equipmentId)).toEqual([{ series: '', value: 12 }]);
    const { rows } = await app().pool.query('select taken_at from measurement where equipment_id = $1', [
      inspectable.equipmentId,
    ]);
    expect(rows).toEqual([{ taken_at: new Date('2026-02-03T00:00:00Z') }]);

    expectStatus(200, await putStatus(app(), inspection.id, { status: 'In_Use', reason: 'Read again' }, 'max'));
    const resultId = inspection.runs[0]?.results[0]?.id ?? '';
    await writeResult(app(), inspection.id, resultId, { value: '13,5' });
    expect(await history(inspectable.equipmentId)).toEqual([{ series: '', value: 12 }]);
    await submitInspection(app(), inspection.id);
    expect(await history(inspectable.equipmentId)).toEqual([{ series: '', value: 13.5 }]);

    await app().call(inspections.delete, { as: 'max', params: { id: inspection.id } });
    expect(await history(inspectable.equipmentId)).toEqual([]);
  });

  it('are not made of what is skipped, hidden or no number', async () => {
    const { categoryId } = await addInspectable(app());
    const measured = async (more = {}) =>
      aProtocolPoint((await addPoint(app(), 'Measurement', { productCategoryId: categoryId, ...more })).id);
    const [skipped, worn, other] = [await measured(), await measured({ keyboardType: 'default' }), await measured()];
    const hidden = {
      ...(await measured()),
      dependencies: [
        aDependency({ type: 'point', parameter: 'worn', protocolPointId: worn.id }),
        aDependency({ type: 'json', json: { '==': [{ var: 'worn' }, 'yes'] } }),
      ],
    };
    const inspectable = await addInspectable(app(), {
      protocol: { categories: [aCategory('All', [skipped, worn, other, hidden])] },
    });
    const inspection = await startInspection(app(), inspectable);
    await answerAll(app(), inspection);
    const ids = inspection.runs[0]?.results.map(({ id }) => id) ?? [];
    await writeResult(app(), inspection.id, ids[0] ?? '', { skipped: true });
    await writeResult(app(), inspection.id, ids[1] ?? '', { value: 'a lot' });
    await writeResult(app(), inspection.id, ids[2] ?? '', { value: '7' });
    await submitInspection(app(), inspection.id);
    expect(await history(inspectable.equipmentId)).toEqual([{ series: '', value: 7 }]);
  });

  it('come out the same when they are rebuilt from the versions', async () => {
    const inspectable = await addInspectable(app(), { types: pointTypes });
    for (let n = 0; n < 3; n += 1) await addSubmitted(app(), inspectable);
    const before = await everything();
    expect(before.length).toBeGreaterThan(5);
    const db = withoutScopedTables(app().db);
    const newest = await app().pool.query<{ content: string }>(
      `select content from report_version
       join visit on visit.id = visit_id and version = current_version and deleted_at is null`,
    );
    await app().pool.query('delete from measurement');
    for (const { content } of newest.rows) {
      const { version, snapshots } = await readInspectionVersion(db, content);
      const { inspectionDate: takenAt, loadedHours } = version.header;
      await measureVersion(db, version.runs, { snapshots, takenAt, loadedHours });
    }
    expect(await everything()).toEqual(before);
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('that were changed behind the back of the one function are noticed', async () => {
    await app().pool.query('update measurement set value = value + 1');
    expect((await brokenInvariants(app())).map(({ fault }) => fault)).toContain(
      'a measurement that the version tells otherwise',
    );
    await app().pool.query('delete from measurement');
    expect((await brokenInvariants(app())).map(({ fault }) => fault)).toContain(
      'a number that was submitted and is no measurement',
    );
  });
});
