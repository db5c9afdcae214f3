import { fieldError } from '@assay/domain/problem';
import { newCategory, newProtocolPoint } from '@assay/domain/protocols/new-protocol';
import { describe, expect, it } from 'vitest';
import { anEntry } from '../../../../testing/points.ts';
import type { Known } from '../known.ts';
import { newWork, type Work } from '../work/work.ts';
import { faultLines, faultsOf } from './saving-faults.ts';

const known: Known = {
  points: new Map([['p', anEntry(1, 'Oil')]]),
  phases: [],
  names: { family: () => 'Cone', model: () => undefined },
  ready: true,
  failure: null,
};
const categories = [{ ...newCategory('Drive'), inspectionPoints: [newProtocolPoint('p')] }];
const work = (given: Partial<Work['protocol']>, automatic = true): Work => {
  const fresh = newWork();
  return { ...fresh, automatic, protocol: { ...fresh.protocol, type: 'Audit_Quick', categories, ...given } };
};

describe('what stands in the way of saving', () => {
  it('is not the name while that is made automatically', () => {
    expect(faultsOf(work({ type: '' }), known)).toEqual([fieldError('type', 'protocol.typeMissing')]);
    expect(faultsOf(work({}), known)).toEqual([]);
    expect(faultsOf(work({ name: ' ' }, false), known)).toEqual([fieldError('name', 'protocol.nameMissing')]);
  });

  it('is that it has no point yet', () => {
    expect(faultsOf(work({ categories: [newCategory('Drive')] }), known)).toEqual([
      fieldError('categories.0.inspectionPoints', 'protocol.pointsMissing'),
    ]);
  });

  it('is a point that is not there any more', () => {
    const category = { ...newCategory('Drive'), inspectionPoints: ['p', 'gone'].map(newProtocolPoint) };
    expect(faultsOf(work({ categories: [category] }), known)).toEqual([
      fieldError('categories.0.inspectionPoints.1.inspectionPointId', 'point.unknown'),
    ]);
  });

  it('is that a point depends on one that was removed', () => {
    const dependency = { id: 'd', type: 'point', parameter: 'a', protocolPointId: 'removed', json: null } as const;
    const point = { ...newProtocolPoint('p'), dependencies: [dependency] };
    expect(faultsOf(work({ categories: [{ ...newCategory('Drive'), inspectionPoints: [point] }] }), known)).toEqual([
      fieldError('categories.0.inspectionPoints.0.dependencies.0.protocolPointId', 'dependency.sourceRemoved'),
    ]);
  });

  it('is one line for each message, with all its places in their order', () => {
    const at = (path: string, message: string) => ({ path, message });
    expect(faultLines([at('a', 'One'), at('b', 'Two'), at('c', 'One')])).toEqual([
      { message: 'One', paths: ['a', 'c'] },
      { message: 'Two', paths: ['b'] },
    ]);
  });
});
