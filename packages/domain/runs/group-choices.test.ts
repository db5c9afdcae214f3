import { describe, expect, it } from 'vitest';
import { dependency } from '../protocols/testing/protocols.ts';
import { choiceFaults, type GroupChoice, noChoice, undecidedGroups } from './group-choices.ts';
import { stepsOf, submitFaults } from './submit-check.ts';
import { frozen, snapshot, snapshotPoint, work } from './testing/runs.ts';

const comment = frozen('Comment');
const at = (id: string, given = {}) => snapshotPoint(id, comment, given);
const ids = (...args: Parameters<typeof work>) =>
  stepsOf(work(...args))
    .map((step) => step.at.id)
    .join('');

const groups = [
  { name: 'Base', kind: 'mandatory' as const, categoryIndices: [0] },
  { name: 'Dust', kind: 'optional' as const, categoryIndices: [1] },
  { name: 'Drive', kind: 'alternatives' as const, categoryIndices: [2, 3] },
];
const grouped = snapshot([[at('a')], [at('b')], [at('c')], [at('d')], [at('e')]], { categoryGroups: groups });
const choices = (done: boolean | null, categoryIndex: number | null): GroupChoice[] => [
  noChoice,
  { ...noChoice, done },
  { ...noChoice, categoryIndex },
];

describe('category groups', () => {
  it.each([
    [null, null, 'ae', ['Dust', 'Drive']],
    [true, 2, 'abce', []],
    [false, 3, 'ade', []],
    [true, 0, 'abe', ['Drive']],
  ])('with optional done: %s and category %s chosen, lead through %s', (done, index, path, undecided) => {
    const chosen = choices(done, index);
    expect(ids(grouped, {}, { choices: chosen })).toBe(path);
    expect(undecidedGroups(grouped, chosen).map(({ group }) => group.name)).toEqual(undecided);
  });

  it.each([
    [[], []],
    [choices(true, 3), []],
    [choices(true, 0), ['choices.2.categoryIndex']],
    [[...choices(null, null), noChoice], ['choices.3']],
  ])('take %j, or say where it is wrong: %j', (chosen, paths) => {
    expect(choiceFaults(grouped, chosen).map(({ path }) => path)).toEqual(paths);
  });

  it('that are not done leave points that others depend on there, without a value', () => {
    const waits = at('w', { dependencies: [dependency({ parameter: 'x', protocolPointId: 'b' })] });
    const run = snapshot([[at('a'), waits], [at('b')]]);
    expect(ids({ ...run, categoryGroups: [{ name: 'Dust', kind: 'optional', categoryIndices: [1] }] })).toBe('a');
  });

  it('that nobody decided on stand in the way of submitting', () => {
    expect(submitFaults(work(grouped), { external: false })).toEqual([
      { path: 'choices.1', code: 'group.include', values: { group: 'Dust' } },
      { path: 'choices.2', code: 'group.chooseOne', values: { group: 'Drive' } },
    ]);
  });
});
