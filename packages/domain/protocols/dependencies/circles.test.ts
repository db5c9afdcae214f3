import { describe, expect, it } from 'vitest';
import { shownPoints } from '../shown-points.ts';
import { inCircles } from './circles.ts';

const circlesOf = (targets: Record<string, string[]>) => [...inCircles(new Map(Object.entries(targets)))].sort();

describe('circles of dependencies', () => {
  it.each<[string, Record<string, string[]>, string[]]>([
    ['nothing', { a: [] }, []],
    ['a way', { a: ['b'], b: ['c'], c: [] }, []],
    ['two ways to one end', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
    ['a point that leads to itself', { a: ['a'], b: ['a'] }, ['a']],
    [
      'a ring, and what leads to it or from it',
      { x: ['a'], a: ['b'], b: ['c'], c: ['a', 'y'], y: [] },
      ['a', 'b', 'c'],
    ],
    ['what stands between two rings', { a: ['b'], b: ['a', 'm'], m: ['c'], c: ['d'], d: ['c'] }, ['a', 'b', 'c', 'd']],
    ['targets that are not there', { a: ['gone'] }, []],
  ])('%s', (_, targets, members) => {
    expect(circlesOf(targets)).toEqual(members);
  });

  it('are found, and points decided, along chains of any length', () => {
    const length = 20_000;
    const points = Array.from({ length }, (_, i) => ({
      id: `${i}`,
      dependencies:
        i + 1 < length
          ? [{ id: `d${i}`, type: 'point' as const, parameter: 'p', protocolPointId: `${i + 1}`, json: null }]
          : [],
    }));
    expect(shownPoints(points, () => 'answered', null).size).toBe(length);
    const targets = new Map(points.map(({ id }, i) => [id, [`${(i + 1) % length}`]]));
    expect(inCircles(targets).size).toBe(length);
  });
});
