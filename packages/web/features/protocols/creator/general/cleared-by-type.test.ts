import type { ProtocolType } from '@assay/domain/protocol-types';
import { newProtocol, withType } from '@assay/domain/protocols/new-protocol';
import type { Protocol } from '@assay/domain/protocols/protocol';
import { describe, expect, it } from 'vitest';
import { clearedByType } from './cleared-by-type.ts';

const full: Protocol = {
  ...newProtocol(),
  type: 'Commission',
  infoAppendix: true,
  targets: [{ productFamilyId: 'cone', productModelId: null, equipmentId: null }],
  categoryGroups: [{ name: 'Drive', kind: 'optional', categoryIndices: [0] }],
  categories: [{ id: 'c', title: 'default', subcategoryTitles: ['Left'], inspectionPoints: [] }],
};
const cleared = (protocol: Protocol, type: ProtocolType) =>
  clearedByType(protocol, withType(protocol, type), type).map((line) => line.split(':')[0]);

describe('what a type takes away', () => {
  it.each<[ProtocolType, string[]]>([
    ['Commission', []],
    ['FAT', ['Only commissioning protocols have category groups', 'Only commissioning protocols have subcategories']],
    [
      'Audit_Site',
      [
        'Site audit protocols have no products',
        'Site audit protocols have no info appendix',
        'Only commissioning protocols have category groups',
        'Only commissioning protocols have subcategories',
      ],
    ],
  ])('%s says %j', (type, lines) => {
    expect(cleared(full, type)).toEqual(lines);
  });

  it('is nothing where there was nothing', () => {
    expect(cleared(newProtocol(), 'Audit_Site')).toEqual([]);
  });
});
