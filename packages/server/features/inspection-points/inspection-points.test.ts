import { pointTypes } from '@assay/domain/points/point-types';
import { describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import { addPoint, inputOf } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('an inspection point', () => {
  const app = useTestApp();

  it.each(pointTypes)('of type %s is added, read, and saved again without a change', async (type) => {
    const { categoryId } = await addProducts(app());
    const point = await addPoint(app(), type, { productCategoryId: categoryId });
    const path = `/api/v1/inspectionPoints/${point.id}`;
    expect((await app().ask('GET', path, { as: 'uma' })).body).toEqual({ ...point, editable: false });
    const saved = await app().ask('PUT', `${path}?deleteMissingById=true`, { as: 'ada', body: inputOf(point) });
    expect(saved.body).toEqual({ ...point, revision: 2 });
  });
});
