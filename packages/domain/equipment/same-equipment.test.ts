import { describe, expect, it } from 'vitest';
import { isSameEquipment, type NamedEquipment } from './same-equipment.ts';

const machine = (given: Partial<NamedEquipment>): NamedEquipment => ({
  id: null,
  serialNumber: '',
  nickName: '',
  customerSiteId: null,
  ...given,
});

describe('two names of equipment', () => {
  it.each([
    ['the same serial number', { serialNumber: 'S1' }, { serialNumber: 'S1' }, true],
    ['the same serial number, spelled otherwise', { serialNumber: 's 1' }, { serialNumber: 'S1' }, true],
    ['the same serial number and other ids', { serialNumber: 'S1', id: 'a' }, { serialNumber: 'S1', id: 'b' }, true],
    ['other serial numbers and the same id', { serialNumber: 'S1', id: 'a' }, { serialNumber: 'S2', id: 'a' }, false],
    ['one serial number and the same id', { serialNumber: 'S1', id: 'a' }, { id: 'a' }, false],
    ['no serial number and the same id', { id: 'a', nickName: 'X' }, { id: 'a', nickName: 'Y' }, true],
    [
      'no serial number and other ids',
      { id: 'a', nickName: 'X', customerSiteId: 's' },
      { id: 'b', nickName: 'X', customerSiteId: 's' },
      false,
    ],
    [
      'the same nickname at the same site',
      { nickName: 'X', customerSiteId: 's' },
      { id: 'b', nickName: 'X', customerSiteId: 's' },
      true,
    ],
    [
      'the same nickname at other sites',
      { nickName: 'X', customerSiteId: 's' },
      { nickName: 'X', customerSiteId: 't' },
      false,
    ],
    [
      'the same site and other nicknames',
      { nickName: 'X', customerSiteId: 's' },
      { nickName: 'Y', customerSiteId: 's' },
      false,
    ],
    ['nothing at all', {}, {}, false],
  ] as [string, Partial<NamedEquipment>, Partial<NamedEquipment>, boolean][])(
    'with %s mean the same machine: %4$s',
    (_, a, b, same) => {
      expect(isSameEquipment(machine(a), machine(b))).toBe(same);
      expect(isSameEquipment(machine(b), machine(a))).toBe(same);
    },
  );
});
