import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { describe, expect, it } from 'vitest';
import { copyOfProtocol } from './copy-of-protocol.ts';

const anyProduct = {
  productFamilyId: null,
  productModelId: null,
  equipmentId: null,
  productFamilyName: '',
  productModelName: '',
  serialNumber: '',
  nickName: '',
  equipmentName: '',
};
const cone = { ...anyProduct, productFamilyId: 'cone', productFamilyName: 'Cone' };
const original = (given: Partial<ProtocolReply>): ProtocolReply => ({
  protocolId: 'original',
  name: 'Annual Cone',
  type: 'Annual',
  created: '2026-01-01T00:00:00Z',
  own: true,
  createdBy: '',
  targets: [cone],
  date: 0,
  summary: '',
  categories: [],
  categoryGroups: [],
  phasesOn: false,
  phases: [],
  infoAppendix: false,
  ratingTableLocation: 'End',
  showCurrentLoadedHours: false,
  copyOfProtocolId: null,
  copyOf: null,
  ancestors: [],
  replacedBy: null,
  usage: { copies: [], inspections: 0 },
  deleted: null,
  editable: true,
  dependenciesEditable: true,
  ...given,
});

describe('the copy of a protocol', () => {
  it('names its original and has its settings', () => {
    const { protocol } = copyOfProtocol(original({}));
    expect(protocol).toMatchObject({
      copyOfProtocolId: 'original',
      ratingTableLocation: 'End',
      showCurrentLoadedHours: false,
      targets: [{ productFamilyId: 'cone', productModelId: null, equipmentId: null }],
    });
  });

  it('takes the place of its original where that is asked for', () => {
    expect(copyOfProtocol(original({})).protocol.replacesProtocolId).toBeNull();
    expect(copyOfProtocol(original({}), true).protocol.replacesProtocolId).toBe('original');
  });

  it('has an automatic name only where the original had', () => {
    expect(copyOfProtocol(original({})).automatic).toBe(true);
    expect(copyOfProtocol(original({ name: 'Yearly' })).automatic).toBe(false);
  });

  it('has no product where the original is for any, and no type where that is not offered', () => {
    const { protocol } = copyOfProtocol(original({ targets: [anyProduct], type: 'Custom' }));
    expect(protocol.targets).toEqual([]);
    expect(protocol.type).toBe('');
  });
});
