import { describe, expect, it } from 'vitest';
import { newCategory, newProtocol, newProtocolPoint } from './new-protocol.ts';
import type { Protocol } from './protocol.ts';
import { asksAtStart, type GroupAnswers, walkOf } from './walk.ts';

const category = (title: string, ...points: [id: string, phaseId?: string][]) => ({
  ...newCategory(title),
  inspectionPoints: points.map(([id, phaseId = null]) => ({ ...newProtocolPoint('point'), id, phaseId })),
});
const protocol: Protocol = {
  ...newProtocol(),
  categories: [
    category('Frame', ['a', 'run'], ['b', 'stop']),
    category('Engine', ['c', 'stop']),
    category('Belt', ['d', 'run'], ['e']),
  ],
};
const walked = (given: Partial<Protocol>, answers: GroupAnswers = {}) =>
  walkOf({ ...protocol, ...given }, answers)
    .map(({ phaseId, points }) => `${phaseId ?? '-'}:${points.map(({ point }) => point.id).join('')}`)
    .join(' ');
const phases = [
  { phaseId: 'run', order: 1 },
  { phaseId: 'stop', order: 0 },
];

describe('the walk through a protocol', () => {
  it('goes from category to category', () => {
    expect(walked({})).toBe('-:abcde');
  });

  it('goes phase by phase, in the order of the phases, with what has none at the end', () => {
    expect(walked({ phasesOn: true, phases })).toBe('stop:bc run:ad -:e');
    expect(walked({ phasesOn: true, phases: phases.slice(1) })).toBe('stop:bc -:ade');
  });

  it('leaves out optional groups that are not done, and all alternatives but the chosen one', () => {
    const group = (kind: 'mandatory' | 'optional' | 'alternatives', ...categoryIndices: number[]) => ({
      name: kind,
      kind,
      categoryIndices,
    });
    expect(walked({ categoryGroups: [group('mandatory', 0)] })).toBe('-:abcde');
    expect(walked({ categoryGroups: [group('optional', 0)] })).toBe('-:abcde');
    expect(walked({ categoryGroups: [group('optional', 0)] }, { 0: false })).toBe('-:cde');
    expect(walked({ categoryGroups: [group('alternatives', 0, 2)] })).toBe('-:c');
    expect(walked({ categoryGroups: [group('mandatory', 1), group('alternatives', 0, 2)] }, { 1: 2 })).toBe('-:cde');
    expect([group('mandatory', 1), group('optional'), group('optional', 1)].map(asksAtStart)).toEqual([
      false,
      false,
      true,
    ]);
  });
});
