import { inspections } from '@assay/contract/inspections';
import { newId } from '@assay/domain/id';
import { days, later } from '@assay/domain/time';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CastName } from '../../testing/cast.ts';
import { addInspectable, readInspection, startInspection } from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('a field of an inspection', () => {
  const app = useTestApp();
  let id: string;
  beforeAll(async () => {
    id = (await startInspection(app(), await addInspectable(app()))).id;
  });
  const put = (field: string, text: unknown, as: CastName = 'uma', headers: Record<string, string> = {}) =>
    app().call(inspections.updateField, { as, params: { id, field }, body: { text }, headers });

  it.each([
    ['summary', 'All in all good'],
    ['comment', 'Line\nbreak'],
    ['internalComment', 'For us'],
    ['inspector', 'Uma V.'],
    ['inspectorContact', 'uma.v@provider.example'],
    ['inspectionDate', '2026-03-04T05:06:07.000Z'],
    ['contactName', 'Aino'],
    ['contactPhoneNumber', '+358'],
    ['contactEmail', ''],
    ['loadedHours', '12,5'],
    ['keptHours', '9500'],
  ] as const)('%s is written alone', async (field, text) => {
    expect(await put(field, text)).toMatchObject({
      status: 200,
      body: { field, value: text, revision: 2 },
      headers: { etag: '"2"' },
    });
    expect((await readInspection(app(), id)).fields[field]).toEqual({ value: text, revision: 2 });
  });

  it.each([
    ['inspector', ' '],
    ['inspectorContact', 'nobody'],
    ['contactEmail', 'a b@c'],
    ['inspectionDate', 'yesterday'],
    ['inspectionDate', later(new Date(), days(3)).toISOString()],
    ['inspectionDate', '1200-01-01T00:00:00Z'],
    ['loadedHours', 'many'],
    ['contactName', 'x'.repeat(201)],
    ['summary', 'a\u0000'],
    ['summary', null],
  ])('%s refuses %j', async (field, text) => {
    expect(await put(field, text)).toMatchObject({ status: 400, body: { errors: [{ path: 'text' }] } });
  });

  it('has a revision of its own', async () => {
    const { fields } = await readInspection(app(), id);
    const at = { 'if-match': `"${fields.summary?.revision}"` };
    await put('comment', 'Another field');
    expect((await put('summary', 'Mine', 'uma', at)).status).toBe(200);
    expect(await put('summary', 'Too late', 'uma', at)).toMatchObject({
      status: 412,
      body: { current: { field: 'summary', value: 'Mine' } },
    });
  });

  it('does not exist under another name, nor elsewhere', async () => {
    expect((await put('company_id', newId())).status).toBe(404);
    const elsewhere = { as: 'uma', params: { id: newId(), field: 'summary' }, body: { text: '' } } as const;
    expect((await app().call(inspections.updateField, elsewhere)).status).toBe(404);
    expect((await put('summary', 'x', 'rita')).status).toBe(403);
  });
});
