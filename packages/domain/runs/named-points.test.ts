import { expect, it } from 'vitest';
import { namedPoints } from './named-points.ts';
import { stepsOf } from './submit-check.ts';
import { frozen, snapshot, snapshotPoint, work } from './testing/runs.ts';

const named = (name: string, given = {}) => snapshotPoint(name, frozen('Comment', { name }), given);
const points = [named('Oil'), named('Hidden guard', { showInReport: false }), named('Belt tension'), named('Noise')];
const steps = stepsOf(work(snapshot([points])));

it.each([
  ['Point 2: the photo is blurred', ['Belt tension']],
  ['See points 1, 2 and 3.', ['Oil', 'Belt tension', 'Noise']],
  ['#3 lacks words', ['Noise']],
  ['Which belt tension was it?', ['Belt tension']],
  ['The hidden guard is not shown', ['Hidden guard']],
  ['The boiler, and 2 photos', []],
  ['Point 12', []],
])('%s', (text, found) => {
  expect(namedPoints(text, steps).map(({ at }) => at.id)).toEqual(found);
});
