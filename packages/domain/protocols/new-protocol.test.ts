import { describe, expect, it } from 'vitest';
import { automaticName, longestProtocolName } from './automatic-name.ts';
import { newCategory, newProtocol, withType } from './new-protocol.ts';
import type { Protocol } from './protocol.ts';
import { listedTypes, offeredTypes, type ProtocolType, protocolTypes } from './protocol-types.ts';
import { protocolPoint, target } from './testing/protocols.ts';

const every = protocolTypes.map(({ value }) => value);
const listed = listedTypes.map(({ value }) => value);
const isAudit = (type: ProtocolType) => type.startsWith('Audit_');

describe('a new protocol', () => {
  it('has one category named default and nothing else switched on but the loaded hours [PRO-10]', () => {
    const { categories, ...rest } = newProtocol();
    expect(categories).toEqual([{ ...newCategory('default'), id: expect.stringMatching(/^temp-id-/) }]);
    expect(rest).toEqual({
      name: '',
      type: '',
      summary: '',
      targets: [],
      categoryGroups: [],
      phasesOn: false,
      phases: [],
      infoAppendix: false,
      ratingTableLocation: 'Start',
      showCurrentLoadedHours: true,
      copyOfProtocolId: null,
      replacesProtocolId: null,
    });
  });
});

describe('the type of a protocol', () => {
  const full: Protocol = {
    ...newProtocol(),
    type: 'Commission',
    targets: [target('jaw')],
    infoAppendix: true,
    categoryGroups: [{ name: 'Group', kind: 'optional', categoryIndices: [0] }],
    categories: [
      {
        ...newCategory('a'),
        subcategoryTitles: ['one'],
        inspectionPoints: [protocolPoint('p', { subcategoryTitleIndex: 0 })],
      },
    ],
  };

  it.each(every)('%s forces what it forces [PRO-10]', (type) => {
    const chosen = withType(full, type);
    const noAppendix = isAudit(type) || type === 'Closed' || type === 'Equipment_Configurator';
    const noTargets = ['Audit_Site', 'Audit_Site_Operational', 'Audit_Extra_Points'].includes(type);
    expect(chosen.infoAppendix).toBe(!noAppendix);
    expect(chosen.targets).toEqual(noTargets ? [] : full.targets);
    const keeps = type === 'Commission';
    expect(chosen.categoryGroups).toEqual(keeps ? full.categoryGroups : []);
    expect(chosen.categories[0]?.subcategoryTitles).toEqual(keeps ? ['one'] : []);
    expect(chosen.categories[0]?.inspectionPoints[0]?.subcategoryTitleIndex).toBe(keeps ? 0 : null);
  });

  it.each([
    [1, [], []],
    [1, ['inspection'], []],
    [1, ['commission', 'mecu'], ['Machine_assessment', 'Commission']],
    [1, ['audit'], every.filter(isAudit)],
    [2, ['manager'], ['Machine_assessment', 'Commission', ...every.filter(isAudit)]],
  ])('at level %i in the groups %j is offered among the reserved ones: %j', (level, groups, reserved) => {
    const open = listed.filter((type) => !isAudit(type) && type !== 'Machine_assessment' && type !== 'Commission');
    expect(new Set(offeredTypes({ level, groups }))).toEqual(new Set([...open, ...reserved]));
  });
});

describe('the automatic name', () => {
  const names = {
    family: (id: string) => ({ jaw: 'Jaw crusher', cone: 'Cone crusher' })[id],
    model: (id: string) => ({ J1: 'JX 100', C1: 'CX 200' })[id],
  };
  it.each([
    ['Mid_Year', [], 'Mid-year'],
    ['Daily', [target('jaw')], 'Daily Jaw crusher'],
    ['Daily', [target('jaw'), target('cone'), target('jaw', 'J1')], 'Daily Jaw crusher, Cone crusher JX 100'],
    ['FAT', [target('jaw', 'J1'), target('cone', 'C1', 'm')], 'FAT Jaw crusher, Cone crusher JX 100, CX 200'],
    ['Daily', [target('gone')], 'Daily ?'],
    ['', [], ''],
  ] as const)('of %s for %j is %s [PRO-05]', (type, targets, name) => {
    expect(automaticName(type, targets, names)).toBe(name);
  });

  it('never grows longer than a name may be', () => {
    const targets = Array.from({ length: 100 }, (_, i) => target(`family ${i}`));
    const name = automaticName('Daily', targets, { ...names, family: (id) => id });
    expect(name).toHaveLength(longestProtocolName);
    expect(name.endsWith('…')).toBe(true);
  });
});
