import { describe, expect, it } from 'vitest';
import { newProtocol } from '../new-protocol.ts';
import { type Protocol, placedPoints } from '../protocol.ts';
import { categoriesOf, protocolPoint } from '../testing/protocols.ts';
import { addCategory, mayRemoveCategory, moveCategory, removeCategory, removeSubcategory } from './categories.ts';
import { setPhases } from './phases.ts';
import { addPoint, changePoint, movePoint, removePoint } from './points.ts';

const protocol = (...lists: string[][]): Protocol => ({
  ...newProtocol(),
  categories: categoriesOf(...lists.map((ids) => ids.map((id) => protocolPoint(id)))),
});
const layout = ({ categories }: Protocol) =>
  categories.map(({ inspectionPoints }) => inspectionPoints.map(({ id }) => id).join(''));
const grouped = (given: Protocol): Protocol => ({
  ...given,
  categoryGroups: [{ name: 'Group', kind: 'mandatory', categoryIndices: [0, 2, -1] }],
});

describe('points of a protocol', () => {
  it.each([
    ['a', 'c0', 1, ['ba', 'cd']],
    ['a', 'c1', 0, ['b', 'acd']],
    ['a', 'c1', 2, ['b', 'cda']],
    ['d', 'c0', 1, ['adb', 'c']],
    ['c', 'c1', 1, ['ab', 'dc']],
    ['unknown', 'c1', 1, ['ab', 'cd']],
  ])('%s moves to %s at %i', (id, category, place, expected) => {
    expect(layout(movePoint(protocol(['a', 'b'], ['c', 'd']), id, category, place))).toEqual(expected);
  });

  it('leave their subcategory behind when they change the category, and only then', () => {
    const given = changePoint(protocol(['a', 'b'], []), 'a', { subcategoryTitleIndex: 0 });
    const subcategoryOf = (changed: Protocol) =>
      placedPoints(changed).find(({ point }) => point.id === 'a')?.point.subcategoryTitleIndex;
    expect(subcategoryOf(movePoint(given, 'a', 'c0', 1))).toBe(0);
    expect(subcategoryOf(movePoint(given, 'a', 'c1', 0))).toBeNull();
  });

  it('come at the end or where they are put, and go; all else stays the very same', () => {
    const given = protocol(['a'], ['b']);
    const added = addPoint(given, 'c0', 'new', 0);
    expect(added.categories[0]?.inspectionPoints.map(({ inspectionPointId }) => inspectionPointId)).toEqual([
      'new',
      'inspection-a',
    ]);
    expect(added.categories[1]).toBe(given.categories[1]);
    expect(added.categories[0]?.inspectionPoints[1]).toBe(given.categories[0]?.inspectionPoints[0]);
    expect(layout(removePoint(addPoint(given, 'c1', 'new'), 'b'))[1]).toMatch(/^temp-id-/);
  });
});

describe('categories of a protocol', () => {
  it('stay when they are the first or have points [PRO-07]', () => {
    const given = protocol([], ['a'], []);
    expect([0, 1, 2, 3].map((place) => mayRemoveCategory(given, place))).toEqual([false, false, true, false]);
    expect(layout(removeCategory(given, 'c0'))).toEqual(['', 'a', '']);
    expect(layout(removeCategory(given, 'c2'))).toEqual(['', 'a']);
  });

  it('begin with a title [PRO-07]', () => {
    expect(addCategory(protocol([]), 'Feeding').categories.at(-1)).toMatchObject({
      title: 'Feeding',
      inspectionPoints: [],
    });
  });

  it('take their groups along when they move, and leave an empty slot when they go', () => {
    const given = grouped(protocol(['a'], ['b'], []));
    expect(layout(moveCategory(given, 'c0', 1))).toEqual(['b', 'a', '']);
    expect(moveCategory(given, 'c0', 1).categoryGroups[0]?.categoryIndices).toEqual([1, 2, -1]);
    expect(removeCategory(given, 'c2').categoryGroups[0]?.categoryIndices).toEqual([0, -1, -1]);
    expect(moveCategory(given, 'c0', 3)).toBe(given);
  });

  it('lose a subcategory, and its points follow theirs', () => {
    const [category] = categoriesOf([
      protocolPoint('a', { subcategoryTitleIndex: 0 }),
      protocolPoint('b', { subcategoryTitleIndex: 1 }),
      protocolPoint('c', { subcategoryTitleIndex: 2 }),
      protocolPoint('d'),
    ]);
    const given = { ...newProtocol(), categories: [{ ...category, subcategoryTitles: ['x', 'y', 'z'] }] } as Protocol;
    const left = removeSubcategory(given, 'c0', 1).categories[0];
    expect(left?.subcategoryTitles).toEqual(['x', 'z']);
    expect(left?.inspectionPoints.map(({ subcategoryTitleIndex }) => subcategoryTitleIndex)).toEqual([
      0,
      null,
      1,
      null,
    ]);
  });
});

describe('phases of a protocol', () => {
  it('are in order, and points of one that goes have none', () => {
    const given = changePoint(changePoint(protocol(['a', 'b'], []), 'a', { phaseId: 'x' }), 'b', { phaseId: 'y' });
    const set = setPhases(given, ['y', 'z']);
    expect(set.phases).toEqual([
      { phaseId: 'y', order: 0 },
      { phaseId: 'z', order: 1 },
    ]);
    expect(placedPoints(set).map(({ point }) => point.phaseId)).toEqual([null, 'y']);
    expect(set.categories[1]).toBe(given.categories[1]);
  });
});
