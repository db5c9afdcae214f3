import type { PointListItem } from '@assay/contract/points/point';
import { describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { addPoint, setDivisions } from '../../testing/points.ts';
import { aCategory, addProtocol, aProtocolPoint, aTarget } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('a point that no protocol uses', () => {
  const app = useTestApp();

  const isUnused = async (id: string, as: CastName): Promise<boolean | undefined> => {
    const listed = (await app().ask('GET', '/api/v1/inspectionPoints/list', { as })).body as PointListItem[];
    return listed.find((point) => point.id === id)?.unused;
  };

  it('is marked in the list until one does, and again once that is deleted', async () => {
    const { id } = await addPoint(app(), 'Measurement');
    expect(await isUnused(id, 'ada')).toBe(true);
    const { protocolId } = await addProtocol(app(), { categories: [aCategory('Chamber', [aProtocolPoint(id)])] });
    expect(await isUnused(id, 'ada')).toBe(false);
    await app().ask('DELETE', `/api/v1/inspectionProtocols/${protocolId}/soft`, { as: 'ada' });
    expect(await isUnused(id, 'ada')).toBe(true);
  });

  it('is judged by the protocols that the reader sees: others tell nothing of theirs', async () => {
    const { categoryId } = await addProducts(app());
    const doras = await addProducts(app());
    await setDivisions(app(), 'dora', [categoryId, doras.categoryId]);
    await setDivisions(app(), 'otto', [categoryId]);
    const { id } = await addPoint(app(), 'Measurement', { productCategoryId: categoryId });
    const targets = [aTarget({ productFamilyId: doras.productFamilyId })];
    await addProtocol(app(), { categories: [aCategory('Chamber', [aProtocolPoint(id)])], targets }, 'dora');
    expect(await isUnused(id, 'dora')).toBe(false);
    expect(await isUnused(id, 'otto')).toBe(true);
    expect(await isUnused(id, 'ada')).toBe(false);
  });
});
