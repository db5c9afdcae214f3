import { describe, expect, it } from 'vitest';
import { type RatingName, ratings } from '../ratings.ts';
import type { FollowUpState } from './follow-up.ts';
import { type Disposal, isDoubtful, isLeft, ledgerFaults, placesOf, stateAfterDisposal } from './ledger.ts';

describe('the open items of earlier visits', () => {
  it.each<[FollowUpState, Disposal | null, boolean]>([
    ['open', null, true],
    ['open', 'stillOpen', false],
    ['done', null, false],
    ['done', 'fixedOnSite', false],
    ['verified', null, false],
    ['void', null, false],
  ])('of a thing that is %s and has the outcome %s, asks for one: %s', (state, disposal, expected) => {
    expect(isLeft({ state, disposal })).toBe(expected);
  });

  it('names what is left by its title and its place', () => {
    const crack = { id: '1', kind: 'finding', title: 'A crack', state: 'open', disposal: null } as const;
    const order = { ...crack, id: '2', kind: 'priorityAction', disposal: 'done' } as const;
    expect(ledgerFaults([crack, order])).toEqual([
      { path: 'ledger.finding.1', code: 'ledger.undisposed', values: { title: 'A crack' } },
    ]);
  });

  it.each<[Disposal | null, RatingName, boolean, boolean]>([
    ['fixedOnSite', 'ImmediateAction', false, true],
    ['done', 'Repair', false, true],
    ['done', 'Follow', false, false],
    ['done', 'Ok', false, false],
    ['done', 'NotApplicable', false, false],
    ['done', 'NotSet', false, false],
    // Found bad, and fixed before leaving.
    ['fixedOnSite', 'ImmediateAction', true, false],
    ['stillOpen', 'ImmediateAction', false, false],
    ['stillOpen', 'Ok', false, false],
    ['void', 'ImmediateAction', false, false],
    [null, 'ImmediateAction', false, false],
  ])(
    'of a thing that was said to be %s at a point rated %s, fixed: %s, is in doubt: %s',
    (answer, name, fixed, expected) => {
      expect(isDoubtful(answer, { rating: ratings[name], fixedOnSite: fixed })).toBe(expected);
    },
  );

  it.each<[FollowUpState, Disposal, Disposal | null, FollowUpState]>([
    ['open', 'done', null, 'done'],
    ['open', 'fixedOnSite', null, 'done'],
    ['open', 'stillOpen', null, 'open'],
    ['done', 'stillOpen', 'done', 'open'],
    ['done', 'stillOpen', null, 'open'],
    ['open', 'void', null, 'void'],
    ['void', 'stillOpen', 'void', 'open'],
    ['void', 'done', 'void', 'done'],
    // Closed by somebody else.
    ['void', 'stillOpen', null, 'void'],
    ['verified', 'stillOpen', 'done', 'verified'],
    ['verified', 'done', null, 'verified'],
  ])('makes of %s, said to be %s after %s: %s', (from, answer, before, to) => {
    expect(stateAfterDisposal(from, answer, before)).toBe(to);
  });

  it('puts each thing at its own place, else at the same point of another protocol, else at none', () => {
    const points = [
      { id: 'a', inspectionPointId: 'belt' },
      { id: 'b', inspectionPointId: 'belt' },
    ];
    const items = [
      { pointId: 'b', inspectionPointId: 'belt' },
      { pointId: 'gone', inspectionPointId: 'belt' },
      { pointId: null, inspectionPointId: null },
    ];
    expect(items.map((item) => placesOf(points, items).get(item))).toEqual(['b', 'a', undefined]);
  });
});
