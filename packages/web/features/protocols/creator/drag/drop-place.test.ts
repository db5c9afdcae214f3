import { newProtocol, newProtocolPoint } from '@assay/domain/protocols/new-protocol';
import { describe, expect, it } from 'vitest';
import { placeWithout } from './drop-place.ts';

const categories = ['abc', 'd'].map((ids, place) => ({
  id: `c${place}`,
  title: '',
  subcategoryTitles: [],
  inspectionPoints: [...ids].map((id) => ({ ...newProtocolPoint('p'), id })),
}));
const protocol = { ...newProtocol(), categories };

describe('the place where a dragged point lands', () => {
  it.each<[string, string, number, number]>([
    ['a', 'c0', 2, 1],
    ['c', 'c0', 0, 0],
    ['b', 'c0', 1, 1],
    ['b', 'c0', 2, 1],
    ['a', 'c1', 1, 1],
    ['d', 'c0', 3, 3],
  ])('of %s, let go in %s before place %i, is %i among the others', (id, categoryId, place, among) => {
    expect(placeWithout(protocol, id, { categoryId, place })).toBe(among);
  });
});
