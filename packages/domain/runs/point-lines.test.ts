import { describe, expect, it } from 'vitest';
import type { SnapshotPoint } from '../protocols/snapshot.ts';
import { pointLines } from './point-lines.ts';

const categories = [
  { id: 'drive', title: 'Drive', subcategoryTitles: ['Motor', 'Belts'] },
  { id: 'empty', title: 'Empty', subcategoryTitles: [] },
  { id: 'frame', title: 'Frame', subcategoryTitles: [] },
];

const step = (number: number, categoryId: string, subcategoryTitleIndex: number | null = null) => ({
  at: { id: `p${number}`, subcategoryTitleIndex } as SnapshotPoint,
  categoryId,
  number,
  phaseId: null,
  warning: null,
});

const drawn = (steps: ReturnType<typeof step>[]) =>
  pointLines(categories, steps).map(({ id, lines }) => [
    id,
    ...lines.map((line) => `${line.depth} ${line.kind === 'title' ? line.title : line.step.number}`),
  ]);

describe('the points of a run', () => {
  it.each([
    ['no point', [], []],
    ['points of one category', [step(1, 'frame'), step(2, 'frame')], [['frame', '0 Frame', '0 1', '0 2']]],
    [
      'subcategories, which get a depth',
      [step(1, 'drive'), step(2, 'drive', 0), step(3, 'drive', 0), step(4, 'drive', 1)],
      [['drive', '0 Drive', '0 1', '1 Motor', '1 2', '1 3', '1 Belts', '1 4']],
    ],
    [
      'numbers across categories, whatever the order of the phases',
      [step(3, 'frame'), step(1, 'drive', 1), step(2, 'drive')],
      [
        ['drive', '0 Drive', '1 Belts', '1 1', '0 2'],
        ['frame', '0 Frame', '0 3'],
      ],
    ],
    [
      'added points last, without a title of their own',
      [step(1, 'frame'), step(2, '')],
      [
        ['frame', '0 Frame', '0 1'],
        ['', '0 2'],
      ],
    ],
  ])('are listed with %s [AUP-07]', (_, steps, expected) => {
    expect(drawn(steps)).toEqual(expected);
  });
});
