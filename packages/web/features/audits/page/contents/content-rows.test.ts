import type { RunOutline } from '@assay/contract/audits';
import { arrangeRuns } from '@assay/domain/audits/arrange-runs';
import { describe, expect, it } from 'vitest';
import { contentRows } from './content-rows.ts';

const run = (id: string, role: string, stage = '', serialNumber = id) =>
  ({
    id,
    role,
    stage,
    index: 0,
    equipment: stage || role === 'configurator' ? { id: serialNumber, serialNumber, nickName: '' } : null,
  }) as unknown as RunOutline;

describe('the list of what stands on the page of an audit', () => {
  it('names the parts in their order, the runs below theirs by stage, and configurations below their machine', () => {
    const runs = [
      run('site', 'site'),
      run('operation', 'operational'),
      run('S1', 'screen', 'stage_1'),
      run('C2', 'machine', 'stage_2'),
      run('C1', 'machine', 'stage_1'),
      run('conf', 'configurator', '', 'C1'),
    ];
    const rows = contentRows(arrangeRuns(runs, 'here'), { siteName: 'Pit', hasExtraPoints: false });
    expect(rows.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      'part Details',
      'part Summary of action points',
      'part Comments',
      'part Plant',
      'run Pit',
      'run Operation of Pit',
      'part Crushers',
      'stage Primary',
      'run C1',
      'run Configuration of C1',
      'stage Secondary',
      'run C2',
      'part Screens',
      'stage Primary',
      'run S1',
    ]);
  });

  it('has extra points and configurations of other machines where there are any', () => {
    const rows = contentRows(arrangeRuns([run('conf', 'configurator', '', 'X')], 'here'), {
      siteName: 'Pit',
      hasExtraPoints: true,
    });
    expect(rows.filter(({ kind }) => kind === 'part').map(({ id }) => id)).toEqual([
      ...['details', 'action-points', 'comments', 'extra-points', 'plant', 'crushers', 'screens', 'configurations'],
    ]);
  });
});
