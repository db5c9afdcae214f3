import { describe, expect, it } from 'vitest';
import { emptyResult } from '../points/rules.ts';
import { answersByPlace, firstResult } from './last-answers.ts';
import { frozen, snapshotPoint } from './testing/runs.ts';

const placed = (id: string, inspectionPointId: string) => ({ id, inspectionPointId });
const answer = (pointKey: string, inspectionPointId: string) => ({ pointKey, inspectionPointId });

describe('what was answered to each point the last time', () => {
  it.each([
    ['by its place in the protocol', [placed('a', 'p')], [answer('a', 'p')], { a: 'a' }],
    ['by the point, where the protocol is another', [placed('b', 'p')], [answer('a', 'p')], { b: 'a' }],
    [
      'one after the other, where a point stands twice',
      [placed('b', 'p'), placed('c', 'p')],
      [answer('a', 'p'), answer('z', 'p')],
      { b: 'a', c: 'z' },
    ],
    ['not at all, where it was not answered', [placed('a', 'p')], [answer('a', 'q')], {}],
  ])('is found %s', (_, points, answers, found) => {
    const byPlace = answersByPlace(points, answers, (answer) => answer);
    expect(Object.fromEntries([...byPlace].map(([id, { pointKey }]) => [id, pointKey]))).toEqual(found);
  });
});

describe('what is filled in from the last visit', () => {
  const point = frozen('Measurement');
  const at = (prefill: boolean) => snapshotPoint('a', point, { prefill });
  const said = { ...emptyResult(point), value: '7' };

  it.each([
    ['the answer, where the protocol says so', at(true), { type: 'Measurement', content: said }, true],
    ['nothing, where it does not', at(false), { type: 'Measurement', content: said }, false],
    ['nothing, where the point was of another type', at(true), { type: 'Comment', content: said }, false],
    ['nothing, where nothing was answered', at(true), { type: 'Measurement', content: emptyResult(point) }, false],
    ['nothing, where there was no visit', at(true), undefined, false],
  ] as const)('is %s', (_, place, last, prefilled) => {
    expect(firstResult(place, last).prefilled).toBe(prefilled);
  });
});
