import type { RunOutline } from '@assay/contract/audits';
import type { ArrangedRuns } from '@assay/domain/audits/arrange-runs';
import { stageNames } from '@assay/domain/audits/run-place';
import { t as actionTexts } from '../action-points/action-points.texts.ts';
import { t as pageTexts } from '../audit-page.texts.ts';
import { t as infoTexts } from '../info/info.texts.ts';
import { runTitle } from '../runs/run-name.ts';
import { t as runTexts } from '../runs/runs.texts.ts';

/** The parts of an audit's page that a list leads to, by their id in the page. */
export const partIds = {
  details: 'details',
  actionPoints: 'action-points',
  comments: 'comments',
  extraPoints: 'extra-points',
  plant: 'plant',
  crushers: 'crushers',
  screens: 'screens',
  configurations: 'configurations',
} as const;

export interface RunRow {
  kind: 'run';
  id: string;
  title: string;
  run: RunOutline;
}
export type ContentRow =
  | { kind: 'part'; id: string; title: string }
  | { kind: 'stage'; id: string; title: string }
  | RunRow;

/** What stands on the page of an audit, in its order: parts, stages and runs. */
export function contentRows(
  { site, operational, crushers, screens, configurations }: ArrangedRuns<RunOutline>,
  { siteName, hasExtraPoints }: { siteName: string; hasExtraPoints: boolean },
): ContentRow[] {
  const part = (name: keyof typeof partIds, title: string): ContentRow => ({ kind: 'part', id: partIds[name], title });
  const ofRun = (run: RunOutline, title = runTitle(run)): ContentRow => ({ kind: 'run', id: run.id, title, run });
  const ofStages = (name: 'crushers' | 'screens', groups: typeof crushers): ContentRow[] => [
    part(name, runTexts(name)),
    ...groups.flatMap(({ stage, machines }) => [
      ...(stage ? [{ kind: 'stage', id: `${name} ${stage}`, title: stageNames[stage] } as const] : []),
      ...machines.flatMap(({ run, configurations: own }) => [ofRun(run), ...own.map((one) => ofRun(one))]),
    ]),
  ];
  return [
    part('details', infoTexts('title')),
    part('actionPoints', actionTexts('title')),
    part('comments', pageTexts('comments')),
    ...(hasExtraPoints ? [part('extraPoints', runTexts('extraPoints'))] : []),
    part('plant', runTexts('plant')),
    ...(site ? [ofRun(site, siteName)] : []),
    ...(operational ? [ofRun(operational, runTexts('operational', { site: siteName }))] : []),
    ...ofStages('crushers', crushers),
    ...ofStages('screens', screens),
    ...(configurations.length > 0 ? [part('configurations', runTexts('configurations'))] : []),
    ...configurations.map((run) => ofRun(run)),
  ];
}

/** The runs alone. */
export const runRows = (runs: ArrangedRuns<RunOutline>, siteName: string): RunRow[] =>
  contentRows(runs, { siteName, hasExtraPoints: false }).filter((row) => row.kind === 'run');
