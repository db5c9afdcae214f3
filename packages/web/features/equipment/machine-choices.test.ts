import { describe, expect, it } from 'vitest';
import { machineChoices } from './machine-choices.ts';

const machine = (id: string, given: { serialNumber?: string; nickName?: string; mdmEquipmentId?: string }) => ({
  id,
  serialNumber: '',
  nickName: '',
  mdmEquipmentId: '',
  productFamilyId: 'f',
  productModelId: 'm',
  productFamilyName: 'Pora',
  productModelName: 'R285',
  customerSiteId: null,
  ...given,
});

describe('the choices of machines', () => {
  const machines = [
    machine('1', { nickName: 'Runner r28', mdmEquipmentId: 'M-1' }),
    machine('2', { nickName: 'Runner r28', mdmEquipmentId: 'M-2' }),
    machine('3', { serialNumber: 'R28-7', nickName: 'Ridge' }),
  ];

  it('begin with those whose serial number has what was typed, and keep their order otherwise', () => {
    expect(machineChoices(machines, 'r28').map(({ id }) => id)).toEqual(['3', '1', '2']);
    expect(machineChoices(machines, 'ridge r28').map(({ id }) => id)).toEqual(['3', '1', '2']);
    expect(machineChoices(machines, '').map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('tell those that are alike apart', () => {
    expect(machineChoices(machines, '').map(({ name, detail }) => [name, detail])).toEqual([
      ['Runner r28', 'Pora · R285 · M-1'],
      ['Runner r28', 'Pora · R285 · M-2'],
      ['R28-7', 'Ridge · Pora · R285'],
    ]);
  });
});
