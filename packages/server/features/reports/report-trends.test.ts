import { inspectionReports } from '@assay/contract/inspection-reports';
import type { Block, ReportDocument } from '@assay/contract/reports/document';
import { ratings } from '@assay/domain/ratings';
import { describe, expect, it } from 'vitest';
import { companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { statementsOf } from '../../testing/explain.ts';
import {
  addInspectable,
  expectStatus,
  type Inspectable,
  openInspectable,
  putStatus,
  startInspection,
  submitInspection,
  writeResult,
} from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

const charted = { measurementTitle: 'Liner', visualization: 'LineChart', lifeEstimate: 'Min' };

/** The values of the first chart. */
const valuesIn = (report: ReportDocument): number[] =>
  report.sections
    .flatMap(({ blocks }) => blocks as Block[])
    .flatMap((block) => {
      if (block.kind === 'points') return block.rows.flatMap(({ content }) => content);
      return block.kind === 'entry' ? block.content : [];
    })
    .flatMap((block) => (block.kind === 'chart' ? (block.lines[0]?.values ?? []) : []))
    .map(({ value }) => value);

describe('the trends of a report', () => {
  const app = useTestApp();
  const document = async (id: string, query: Record<string, string> = {}, as: CastName = 'max') =>
    expectStatus<ReportDocument>(200, await app().call(inspectionReports.document, { as, params: { id }, query }));
  const visit = async (inspectable: Inspectable, date: string, value: string, as: CastName = 'uma') => {
    const inspection = await startInspection(app(), inspectable, { inspectionDate: `${date}T08:00:00.000Z` }, as);
    const result = inspection.runs[0]?.results[0]?.id ?? '';
    await writeResult(app(), inspection.id, result, { value, rating: ratings.Ok }, as);
    return (await submitInspection(app(), inspection.id, as)).id;
  };

  it('hold what was measured until then: later visits and corrected ones change nothing of it', async () => {
    const inspectable = await addInspectable(app(), { types: ['Measurement'], settings: charted });
    const [first, last, second] = [
      await visit(inspectable, '2026-01-10', '40'),
      await visit(inspectable, '2026-03-10', '20'),
      await visit(inspectable, '2026-02-10', '30'),
    ];
    expect(valuesIn(await document(first))).toEqual([]);
    expect(valuesIn(await document(last))).toEqual([40, 20]);
    expect(valuesIn(await document(second))).toEqual([40, 30]);
    expectStatus(200, await putStatus(app(), last, { status: 'In_Use', reason: 'Again' }, 'max'));
    await submitInspection(app(), last);
    expect(valuesIn(await document(last))).toEqual([40, 30, 20]);
    expect(valuesIn(await document(last, { version: '1' }))).toEqual([40, 20]);
  });

  it('give a distributor what its own company measured, and staff all of it', async () => {
    const companyIds = [await companyIdOf(app(), 'dina')];
    const inspectable = await addInspectable(app(), { types: ['Measurement'], settings: charted, companyIds });
    await openInspectable(app(), 'dina', inspectable);
    await visit(inspectable, '2026-01-10', '40', 'dina');
    await visit(inspectable, '2026-02-10', '30', 'uma');
    const theirs = await visit(inspectable, '2026-03-10', '20', 'dina');
    const read = await document(theirs, {}, 'dina');
    expect(valuesIn(read)).toEqual([40, 20]);
    expect(await document(theirs)).toEqual(read);
    expect(valuesIn(await document(await visit(inspectable, '2026-04-10', '10')))).toEqual([40, 30, 20, 10]);
  });

  it('are read from the index of a machine’s history, however much was measured', async () => {
    const inspectable = await addInspectable(app(), { types: ['Measurement'], settings: charted });
    await visit(inspectable, '2026-01-10', '40');
    await app().pool.query(
      `insert into measurement (result_id, series, equipment_id, inspection_point_id, run_id, taken_at, value)
       select gen_random_uuid(), 'row:' || n, equipment_id, inspection_point_id, run_id, taken_at, value
       from (select * from measurement limit 1) one, generate_series(1, 3000) n`,
    );
    await app().pool.query('analyze measurement');
    const draft = await startInspection(app(), inspectable);
    const [sent, ...more] = (await statementsOf(() => document(draft.id))).filter(({ text }) =>
      text.includes('measurement'),
    );
    expect(more).toEqual([]);
    const { rows } = await app().pool.query(`explain ${sent?.text}`, sent?.values);
    expect(JSON.stringify(rows)).toContain('measurement_history_ix');
  });
});
