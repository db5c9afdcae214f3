import { describe, expect, it } from 'vitest';
import { fitOf } from './fit.ts';
import { target } from './testing/protocols.ts';

const machine = target('jaw', 'J1', 'm1');
const any = target(null);

describe('how well a protocol fits a machine', () => {
  it.each([
    [[any], 'any'],
    [[target('jaw')], 'family'],
    [[target('jaw', 'J1')], 'model'],
    [[target('jaw', 'J1', 'm1')], 'equipment'],
    [[target('jaw', 'J2')], undefined],
    [[target('jaw', 'J1', 'm2')], undefined],
    [[target('cone')], undefined],
    [[target('cone'), target('jaw'), target('jaw', 'J1')], 'model'],
    [[target('cone'), any], 'any'],
    [[], undefined],
  ])('%j is %s [PRO-13]', (targets, fit) => {
    expect(fitOf(targets, machine)).toBe(fit);
  });

  it('is by family when only that is known, and any where nothing is [PRO-13]', () => {
    const targets = [target('jaw', 'J1'), target('jaw'), any];
    expect(fitOf(targets, target('jaw'))).toBe('family');
    expect(fitOf(targets, target(null))).toBe('any');
    expect(fitOf([target('jaw', 'J1', 'm1')], target(null))).toBeUndefined();
  });
});
