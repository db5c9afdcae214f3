import { describe, expect, it } from 'vitest';
import { protocolTypes } from '../protocol-types.ts';
import { newCategory, newProtocol, withType } from './new-protocol.ts';
import type { Protocol } from './protocol.ts';
import { protocolPoint, target } from './testing/protocols.ts';

const every = protocolTypes.map(({ value }) => value);

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
    const noAppendix = type.startsWith('Audit_') || type === 'Closed' || type === 'Equipment_Configurator';
    const noTargets = ['Audit_Site', 'Audit_Site_Operational', 'Audit_Extra_Points'].includes(type);
    expect(chosen.infoAppendix).toBe(!noAppendix);
    expect(chosen.targets).toEqual(noTargets ? [] : full.targets);
    const keeps = type === 'Commission';
    expect(chosen.categoryGroups).toEqual(keeps ? full.categoryGroups : []);
    expect(chosen.categories[0]?.subcategoryTitles).toEqual(keeps ? ['one'] : []);
    expect(chosen.categories[0]?.inspectionPoints[0]?.subcategoryTitleIndex).toBe(keeps ? 0 : null);
  });
});
