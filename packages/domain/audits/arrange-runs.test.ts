import { describe, expect, it } from 'vitest';
import type { RunRole } from '../runs/recorded-run.ts';
import { arrangeRuns } from './arrange-runs.ts';
import type { Stage } from './run-place.ts';

const run = (id: string, role: RunRole, given: { stage?: Stage; index?: number; equipment?: object } = {}) => ({
  id,
  role,
  stage: given.stage ?? ('' as const),
  index: given.index ?? 0,
  equipment: given.equipment ? { id: '', serialNumber: '', nickName: '', ...given.equipment } : null,
});

const arranged = (...runs: ReturnType<typeof run>[]) => {
  const { crushers, screens, configurations, site, operational } = arrangeRuns(runs, 'site');
  const words = (groups: typeof crushers) =>
    groups.map(({ stage, machines }) => [
      stage,
      ...machines.map((one) => [one.run.id, ...one.configurations.map(({ id }) => id)].join('+')),
    ]);
  return {
    plant: [site?.id, operational?.id],
    crushers: words(crushers),
    screens: words(screens),
    unmatched: configurations.map(({ id }) => id),
  };
};

describe('the runs of an audit', () => {
  it('are the plant, then crushers and screens by stage in their order', () => {
    expect(
      arranged(
        run('b', 'machine', { stage: 'stage_1', index: 1, equipment: { id: '2' } }),
        run('a', 'machine', { stage: 'stage_1', index: 0, equipment: { id: '1' } }),
        run('s', 'screen', { stage: 'stage_2', equipment: { id: '3' } }),
        run('c', 'machine', { stage: 'stage_3', equipment: { id: '4' } }),
        run('operational', 'operational'),
        run('site', 'site'),
      ),
    ).toEqual({
      plant: ['site', 'operational'],
      crushers: [
        ['stage_1', 'a', 'b'],
        ['stage_3', 'c'],
      ],
      screens: [['stage_2', 's']],
      unmatched: [],
    });
  });

  it.each([
    ['the serial number', { id: '1', serialNumber: 'HP 1' }, { id: '2', serialNumber: 'hp1' }, true],
    ['another serial number, whatever the id', { id: '1', serialNumber: 'HP1' }, { id: '1', serialNumber: '' }, false],
    ['the id', { id: '1', nickName: 'Big' }, { id: '1', nickName: 'Small' }, true],
    ['another id, whatever the nickname', { id: '1', nickName: 'Big' }, { id: '2', nickName: 'Big' }, false],
    ['the nickname at the site', { nickName: 'Big' }, { nickName: 'Big' }, true],
    ['another nickname', { nickName: 'Big' }, { nickName: 'Small' }, false],
  ])('show a configuration inside its machine by %s [AUP-16]', (_, machine, configured, isInside) => {
    const { crushers, unmatched } = arranged(
      run('crusher', 'machine', { stage: 'stage_1', equipment: machine }),
      run('configuration', 'configurator', { equipment: configured }),
    );
    expect(crushers).toEqual([['stage_1', isInside ? 'crusher+configuration' : 'crusher']]);
    expect(unmatched).toEqual(isInside ? [] : ['configuration']);
  });
});
