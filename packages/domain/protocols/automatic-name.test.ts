import { describe, expect, it } from 'vitest';
import { automaticName, longestProtocolName } from './automatic-name.ts';
import { target } from './testing/protocols.ts';

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
