import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { addPoint, aPoint, inputOf, type PointOf, setDivisions } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addImage } from '../../testing/uploads.ts';

type Dropdowns = Parameters<typeof inputOf<'Dropdown'>>[0]['dropdowns'];

describe('the images of dropdown options', () => {
  const app = useTestApp();
  const fileOf = async (as: CastName, id: string) =>
    (await app().ask('GET', `/api/v1/images/${id}/file`, { as })).status;
  const states = async () =>
    (await app().pool.query<{ state: string }>('select distinct state from stored_file order by 1')).rows.map(
      ({ state }) => state,
    );
  const save = (point: PointOf<'Dropdown'>, dropdowns: Dropdowns) =>
    app().ask('PUT', `/api/v1/inspectionPoints/${point.id}?deleteMissingById=true`, {
      as: 'ada',
      body: { ...inputOf(point), dropdowns },
    });

  async function pointWith(imageId: string, productCategoryId: string) {
    const input = aPoint('Dropdown', { productCategoryId });
    const dropdowns = input.dropdowns.map((one) => ({
      ...one,
      options: one.options.map((option, i) => (i === 0 ? { ...option, imageId } : option)),
    }));
    return addPoint(app(), 'Dropdown', { ...input, dropdowns });
  }
  const withoutImages = (point: PointOf<'Dropdown'>): Dropdowns =>
    point.dropdowns.map((one) => ({ ...one, options: one.options.map((option) => ({ ...option, imageId: null })) }));

  it('are the uploader’s until they are saved, then everybody’s who sees the point, and go with the last option', async () => {
    const { categoryId } = await addProducts(app());
    await setDivisions(app(), 'dina', [categoryId]);
    const imageId = await addImage(app(), 'ada');
    expect([await fileOf('uma', imageId), await fileOf('dina', imageId)]).toEqual([404, 404]);
    const point = await pointWith(`${imageId}.jpg`, categoryId);
    // Referred to by the upload's id and the ending of its type, with the address where it is read.
    const wire = { imageId: `${imageId}.jpg`, imageUrl: `api/v1/images/${imageId}/file` };
    expect(point.dropdowns[0]?.options[0]).toMatchObject(wire);
    const listed = await app().ask('GET', '/api/v1/inspectionPoints/dropdowns', { as: 'dina' });
    expect(listed.body).toMatchObject([{ inspectionPointId: point.id, options: [wire, { imageId: null }] }]);
    expect((await app().ask('GET', `/${wire.imageUrl}`, { as: 'dina' })).status).toBe(200);
    expect([await fileOf('uma', imageId), await fileOf('dina', imageId), await fileOf('otto', imageId)]).toEqual([
      200, 200, 404,
    ]);
    const copy = (await app().ask('POST', `/api/v1/inspectionPoints/${point.id}/duplicate`, { as: 'ada' }))
      .body as typeof point;
    expect((await save(point, withoutImages(point))).status).toBe(200);
    expect([await fileOf('uma', imageId), await states()]).toEqual([200, ['kept']]);
    expect((await save(copy, withoutImages(copy))).status).toBe(200);
    expect([await fileOf('uma', imageId), await states()]).toEqual([404, ['doomed']]);
  });

  it('that are unknown, somebody else’s or another point’s are refused by name', async () => {
    const { categoryId } = await addProducts(app());
    const taken = await addImage(app(), 'ada');
    await pointWith(taken, categoryId);
    for (const imageId of [newId(), await addImage(app(), 'dina'), taken])
      await expect(pointWith(imageId, categoryId)).rejects.toThrow('dropdowns.0.options.0.imageId');
  });
});
