import type { FittingProtocol } from '@assay/contract/protocols/protocol';
import { describe, expect, it } from 'vitest';
import { byFit, configuratorsOf, inspectionProtocolsOf } from './fitting-protocols.ts';

const protocol = (name: string, type: FittingProtocol['type'], fit: FittingProtocol['fit']): FittingProtocol => ({
  protocolId: name,
  name,
  type,
  fit,
  created: '',
  targets: [],
  pointCount: 1,
});
const every = [
  protocol('Own', 'Daily', 'equipment'),
  protocol('Site', 'Audit_Quick', 'family'),
  protocol('Belts', 'Weekly', 'family'),
  protocol('Frame', 'Daily', 'family'),
  protocol('Setup', 'Equipment_Configurator', 'any'),
];
const names = (type: string, search: string) =>
  byFit(inspectionProtocolsOf(every), { type, search }).map(({ fit, protocols }) => [
    fit,
    ...protocols.map(({ name }) => name),
  ]);

describe('the protocols that an inspection may begin with', () => {
  it('stand by their fit, without audits and configurators', () => {
    expect(names('', '')).toEqual([
      ['equipment', 'Own'],
      ['family', 'Belts', 'Frame'],
    ]);
    expect(configuratorsOf(every).map(({ name }) => name)).toEqual(['Setup']);
  });

  it('are narrowed by type and by name, whatever its case', () => {
    expect(names('Daily', '')).toEqual([
      ['equipment', 'Own'],
      ['family', 'Frame'],
    ]);
    expect(names('', ' bELT ')).toEqual([['family', 'Belts']]);
    expect(names('Weekly', 'own')).toEqual([]);
  });
});
