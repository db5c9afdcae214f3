import { describe, expect, it } from 'vitest';
import { addPoint, inputOf, type PointOf } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('temporary ids in what is sent of a point', () => {
  const app = useTestApp();

  it('lead the lines of a chart to new rows and fields, and are kept nowhere', async () => {
    const known = await addPoint(app(), 'SummaryWithRows');
    const input = inputOf(known) as unknown as Pick<
      PointOf<'SummaryWithRows'>,
      'fields' | 'rows' | 'visualizationDatasets'
    >;
    const body = {
      ...input,
      rows: [...input.rows, { id: 'temp-id-row', index: 9, title: 'New row' }],
      fields: [...input.fields, { id: 'temp-id-field', index: 9, title: 'New field' }],
      visualizationDatasets: [
        { id: 'temp-id-line', name: 'New cell', rowId: 'temp-id-row', columnId: 'temp-id-field' },
        { name: 'Old row, new field', rowId: input.rows[0]?.id, columnId: 'temp-id-field' },
      ],
    };
    const reply = await app().ask('PUT', `/api/v1/inspectionPoints/${known.id}`, { as: 'ada', body });
    expect(reply.status).toBe(200);
    const saved = reply.body as PointOf<'SummaryWithRows'>;
    const [row, field] = [saved.rows.at(-1), saved.fields.at(-1)];
    expect([row?.title, field?.title]).toEqual(['New row', 'New field']);
    expect(saved.visualizationDatasets).toMatchObject([
      { name: 'New cell', rowId: row?.id, columnId: field?.id },
      { name: 'Old row, new field', rowId: known.rows[0]?.id, columnId: field?.id },
    ]);
    const stored = await app().pool.query('select to_jsonb(p)::text as text from inspection_point p where id = $1', [
      known.id,
    ]);
    expect(`${JSON.stringify(saved)} ${stored.rows[0].text}`).not.toContain('temp-id-');
  });
});
