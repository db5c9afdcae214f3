import type { Meta } from '@assay/domain/points/metas';
import { describe, expect, it } from 'vitest';
import { anEntry } from '../../../testing/points.ts';
import { filterPoints } from './filter-points.ts';

const meta = (type: Meta['type'], value: string): Meta => ({ type, value });
const points = [
  anEntry(1, 'Oil level'),
  anEntry(2, 'Belt', { metas: [meta('ProductFamily', 'cone')] }),
  anEntry(3, 'Oil filter', { metas: [meta('ProductFamily', 'jaw'), meta('ProductModel', 'j1')] }),
  anEntry(4, 'Weekly oil', { metas: [meta('ProtocolTypesDefined', 'true'), meta('ProtocolType', 'Weekly')] }),
];
const all = { search: '', protocolType: '', byProduct: false, familyId: '', modelId: '' };
const found = (filter: Partial<typeof all>) =>
  filterPoints(points, { ...all, ...filter }, (model) => (model.startsWith('j') ? 'jaw' : undefined)).map(
    ({ name }) => name,
  );

describe('filtering points [PNT-03]', () => {
  it.each([
    [{}, ['Oil level', 'Belt', 'Oil filter', 'Weekly oil']],
    [{ search: ' OIL ' }, ['Oil level', 'Oil filter', 'Weekly oil']],
    [{ protocolType: 'Daily' }, ['Oil level', 'Belt', 'Oil filter']],
    [{ protocolType: 'Weekly', search: 'week' }, ['Weekly oil']],
    [{ familyId: 'cone' }, ['Oil level', 'Belt', 'Oil filter', 'Weekly oil']],
    [{ byProduct: true }, ['Oil level', 'Belt', 'Oil filter', 'Weekly oil']],
    [{ byProduct: true, familyId: 'cone' }, ['Oil level', 'Belt', 'Weekly oil']],
    [{ byProduct: true, familyId: 'jaw', modelId: 'j1' }, ['Oil level', 'Oil filter', 'Weekly oil']],
    [{ byProduct: true, familyId: 'jaw', modelId: 'j2' }, ['Oil level', 'Weekly oil']],
  ])('by %j leaves %j', (filter, names) => {
    expect(found(filter)).toEqual(names);
  });
});
