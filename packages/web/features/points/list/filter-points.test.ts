import type { Meta } from '@assay/domain/points/applicability';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { anEntry, crushers } from '../../../testing/points.ts';
import { filterPoints, type PointFilter } from './filter-points.ts';
import { containing } from './name-filters.ts';

const meta = (type: Meta['type'], value: string): Meta => ({ type, value });
const points = [
  anEntry(1, 'Oil level'),
  anEntry(2, 'Belt', { metas: [meta('ProductFamily', 'cone')] }),
  anEntry(3, 'Oil filter', { metas: [meta('ProductFamily', 'jaw'), meta('ProductModel', 'j1')] }),
  anEntry(4, 'Weekly oil', { metas: [meta('ProtocolTypesDefined', 'true'), meta('ProtocolType', 'Weekly')] }),
  anEntry(5, 'Gap', {
    type: 'Measurement',
    description: 'Between mantle and bowl',
    unused: true,
    faultyExpression: true,
  }),
];
const drills = customerId(990);
const drillPoints = [
  anEntry(6, 'Boom', { productCategoryId: drills, tags: ['hydraulics'] }),
  anEntry(7, 'Feed', { productCategoryId: drills, metas: [meta('ProductFamily', 'jaw')] }),
];
const all: PointFilter = { isSearched: () => true, protocolType: '', products: [] };
const product = (productFamilyId: string | null, productModelId: string | null = null) => ({
  productFamilyId,
  productModelId,
});
const found = (filter: Partial<PointFilter>) =>
  filterPoints(
    [...points, ...drillPoints],
    { ...all, ...filter },
    {
      familyOfModel: (model) => (model.startsWith('j') ? 'jaw' : undefined),
      categoryOfFamily: (family) => (family === 'top' ? drills : crushers.id),
    },
  ).map(({ name }) => name);

describe('filtering points [PNT-03]', () => {
  it.each<[Partial<PointFilter>, string[]]>([
    [{}, ['Oil level', 'Belt', 'Oil filter', 'Weekly oil', 'Gap', 'Boom', 'Feed']],
    [{ isSearched: containing(' OIL ') }, ['Oil level', 'Oil filter', 'Weekly oil']],
    [{ isSearched: containing('level oil') }, ['Oil level']],
    [{ isSearched: containing('BOWL gap') }, ['Gap']],
    [{ protocolType: 'Daily' }, ['Oil level', 'Belt', 'Oil filter', 'Gap', 'Boom', 'Feed']],
    [{ protocolType: 'Weekly', isSearched: containing('week') }, ['Weekly oil']],
    [{ products: [product(null)] }, ['Oil level', 'Belt', 'Oil filter', 'Weekly oil', 'Gap', 'Boom', 'Feed']],
    [{ products: [product('cone')] }, ['Oil level', 'Belt', 'Weekly oil', 'Gap']],
    [{ products: [product('jaw', 'j1')] }, ['Oil level', 'Oil filter', 'Weekly oil', 'Gap', 'Feed']],
    [{ products: [product('jaw', 'j2')] }, ['Oil level', 'Weekly oil', 'Gap', 'Feed']],
    [{ products: [product('top')] }, ['Boom']],
    [
      { products: [product('jaw', 'j1'), product('cone')] },
      ['Oil level', 'Belt', 'Oil filter', 'Weekly oil', 'Gap', 'Feed'],
    ],
    [{ isSearched: containing('hydraulics boom') }, ['Boom']],
    [{ category: drills }, ['Boom', 'Feed']],
    [{ unusedOnly: true }, ['Gap']],
    [{ isOfType: (type) => type === 'Measurement' }, ['Gap']],
    [{ faulty: true }, ['Gap']],
  ])('by %j leaves %j', (filter, names) => {
    expect(found(filter)).toEqual(names);
  });
});
