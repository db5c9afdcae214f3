import { describe, expect, it } from 'vitest';
import { runPlaceOf, runTypeAt } from './run-place.ts';

describe('the place of a run in an audit', () => {
  it.each([
    ['Audit_Machine:stage_1', { role: 'machine', stage: 'stage_1' }],
    ['Audit_Screen:stage_4', { role: 'screen', stage: 'stage_4' }],
    ['Audit_Quick:stage_2', { role: 'machine', stage: 'stage_2' }],
    ['Equipment_Configurator', { role: 'configurator', stage: '' }],
  ])('%s is read', (text, place) => {
    expect(runPlaceOf(text)).toEqual({ place });
  });

  it.each([
    ['', 'audit.runType'],
    ['Daily:stage_1', 'audit.runType'],
    ['Audit_Machine:stage_1:stage_2', 'audit.runType'],
    ['Audit_Machine', 'audit.stage'],
    ['Audit_Screen:stage_5', 'audit.stage'],
    ['Equipment_Configurator:stage_1', 'audit.noStage'],
  ])('%s is refused', (text, code) => {
    expect(runPlaceOf(text)).toMatchObject({ fault: { code } });
  });

  it('is written as it is read', () => {
    for (const text of ['Audit_Machine:stage_3', 'Audit_Screen:stage_1', 'Equipment_Configurator']) {
      const read = runPlaceOf(text);
      expect('place' in read && runTypeAt(read.place)).toBe(text);
    }
  });
});
