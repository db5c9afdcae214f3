import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { describe, expect, it } from 'vitest';
import { choicesOf, sampleNumbers, undecidedPlaces } from './start-choices.ts';

type Grouped = Parameters<typeof choicesOf>[0];

const aCategory = (...samples: (number | null)[]) =>
  ({ inspectionPoints: samples.map((sampleIdIndex) => ({ sampleIdIndex })) }) as ProtocolReply['categories'][number];

const protocol: Grouped = {
  categories: [aCategory(3, null, 3), aCategory(1), aCategory(2), aCategory(4)],
  categoryGroups: [
    { name: 'All', kind: 'mandatory', categoryIndices: [0] },
    { name: 'One', kind: 'alternatives', categoryIndices: [1, 2] },
    { name: 'Maybe', kind: 'optional', categoryIndices: [3] },
    { name: 'Empty', kind: 'alternatives', categoryIndices: [] },
  ],
};
const nothing = { done: null, categoryIndex: null };

describe('what is chosen for a protocol before the work begins', () => {
  it('is kept by the place of its group; an optional one is done unless it was chosen not to be', () => {
    expect(choicesOf(protocol, {})).toEqual([nothing, nothing, { done: true, categoryIndex: null }, nothing]);
    expect(choicesOf(protocol, { 1: 2, 2: false })).toEqual([
      nothing,
      { done: null, categoryIndex: 2 },
      { done: false, categoryIndex: null },
      nothing,
    ]);
  });

  it('is wanting where one of several is not chosen, unless there is none to choose', () => {
    expect(undecidedPlaces(protocol, {})).toEqual([1]);
    expect(undecidedPlaces(protocol, { 1: 1 })).toEqual([]);
  });

  it('asks for each sample of what is done, once and in order', () => {
    expect(sampleNumbers(protocol, {})).toEqual([3, 4]);
    expect(sampleNumbers(protocol, { 1: 1 })).toEqual([1, 3, 4]);
    expect(sampleNumbers(protocol, { 1: 2, 2: false })).toEqual([2, 3]);
  });
});
