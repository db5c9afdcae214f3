import { inspectionPoints } from '@assay/contract/points';
import { translations } from '@assay/contract/translations';
import { describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import { addPoint, inputOf } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('how far the points of a product category are translated', () => {
  const app = useTestApp();
  const stateOf = async (id: string) =>
    ((await app().call(translations.productCategories, { as: 'ada' })).body as { id: string }[]).find(
      (one) => one.id === id,
    );

  it('counts every text once, and those that are outdated apart; deleted points count no more', async () => {
    const { categoryId } = await addProducts(app());
    expect(await stateOf(categoryId)).toMatchObject({ points: 0, texts: 0, languages: [] });
    const given = { productCategoryId: categoryId, name: 'Bolts', description: 'All.' };
    const point = await addPoint(app(), 'MeasurementsWithPicture', given);
    const params = { id: point.id };
    await app().call(inspectionPoints.updateTranslations, {
      as: 'ada',
      params,
      body: [{ name: 'fi', value: 'Pultit' }],
    });
    const texts = point.fields.slice(0, 2).map(({ id }) => ({ key: id, name: 'fi', value: 'Kenttä' }));
    await app().call(inspectionPoints.updateTextTranslations, { as: 'ada', params, body: texts });
    // Name, description and four fields.
    expect(await stateOf(categoryId)).toMatchObject({
      points: 1,
      texts: 6,
      languages: [{ id: 'fi', translated: 3, outdated: 0 }],
    });
    app().setNow(new Date(app().now().getTime() + 60_000));
    const fields = point.fields.map((field, place) => (place === 0 ? { ...field, title: 'New' } : field));
    await app().call(inspectionPoints.update, {
      as: 'ada',
      params,
      body: { ...inputOf(point), name: 'All bolts', fields },
    });
    expect(await stateOf(categoryId)).toMatchObject({
      texts: 6,
      languages: [{ id: 'fi', translated: 1, outdated: 2 }],
    });
    await app().call(inspectionPoints.delete, { as: 'ada', params });
    expect(await stateOf(categoryId)).toMatchObject({ points: 0, texts: 0, languages: [] });
  });
});
