import type { ReportDocument } from '@assay/contract/reports/document';
import { offeredRatings, ratings } from '@assay/domain/ratings';
import { worstOf } from '@assay/domain/reports/verdict';
import type { Verdict } from '@assay/domain/reports/version';
import { filledText } from '@assay/domain/words/filled-text';
import { inUrgency, measuredAt, pointTask } from '../front/tasks.ts';
import { namedRating, numberOf, type Reading, ratingOf } from '../reading.ts';
import { allShown, needsAttention } from '../shown-points.ts';
import { unratedIn, verdictCard } from '../verdict.ts';
import { auditWords } from './audit-words.ts';
import type { AuditWork } from './audit-work.ts';
import type { NumberedRun } from './numbered-runs.ts';
import { runTitle } from './run-titles.ts';

/** The verdict of several runs together. */
export function joinedVerdict(runs: readonly { verdict: Verdict }[]): Verdict {
  const sumOf = (read: (verdict: Verdict) => Partial<Verdict['counts']> | undefined) =>
    Object.fromEntries(
      offeredRatings.map((name) => [name, runs.reduce((sum, { verdict }) => sum + (read(verdict)?.[name] ?? 0), 0)]),
    ) as Verdict['counts'];
  const [counts, fixed] = [sumOf((verdict) => verdict.counts), sumOf((verdict) => verdict.fixed)];
  return { worst: worstOf(counts, fixed), counts, fixed };
}

/** What was found in the whole plant, at a glance. */
export function auditVerdict(
  { version }: AuditWork,
  runs: readonly NumberedRun[],
  reading: Reading,
): ReportDocument['verdict'] {
  const actions = version.suggestions.filter(({ text }) => text.trim() !== '').length;
  const machines = runs.filter(({ run }) => run.equipment !== null).length;
  const besides = [
    filledText(auditWords.machineCount, { count: machines }),
    ...(actions > 0 ? [filledText(auditWords.actionCount, { count: actions })] : []),
  ];
  const unrated = runs.reduce((sum, { run }) => sum + unratedIn(run.shown, reading), 0);
  return verdictCard(joinedVerdict(runs.map(({ run }) => run)), unrated, besides, reading);
}

/** So many fit onto page one beside the facts; all of them stand at their machines. */
const mostTasks = 14;

const tasksOf = (runs: readonly NumberedRun[], work: AuditWork) =>
  runs.flatMap(({ run, reading }) =>
    allShown(run.shown, reading)
      .flatMap(({ points }) => points)
      .filter(needsAttention)
      .map((at) => {
        const isFixed = at.result.fixedOnSite ?? false;
        const name = isFixed ? ('fixedOnSite' as const) : ('open' as const);
        const number = numberOf(at, reading);
        return {
          task: {
            key: at.protocolPointId,
            kind: 'point' as const,
            references: [{ key: at.protocolPointId, number, text: number }],
            rating: ratingOf(at.result.rating, reading),
            what: `${runTitle(run, work)}: ${pointTask(at, reading)}`,
            ...measuredAt(at, reading),
            followUp: {
              ...{ owner: '', due: '', dueNote: '' },
              state: { name, label: reading.say(`task.${name}`) },
            },
          },
          rating: at.result.rating,
          due: null,
        };
      }),
  );

/** With the number of its chapter, which nobody takes for how many there are. */
const machineIn = ({ run, place }: NumberedRun, work: AuditWork): string =>
  filledText(auditWords.inChapter, { machine: runTitle(run, work), place });

/** Where the worst was found. */
function reasonOf(runs: readonly NumberedRun[], work: AuditWork, reading: Reading): string {
  const { worst } = joinedVerdict(runs.map(({ run }) => run));
  if (!worst || worst === 'Ok') return '';
  const machines = runs.filter(({ run }) =>
    allShown(run.shown, reading).some(({ points }) =>
      points.some(({ result }) => result.rating === ratings[worst] && !result.fixedOnSite),
    ),
  );
  return filledText(auditWords.worstAt, {
    rating: namedRating(worst, reading).label,
    machines: machines.map((run) => machineIn(run, work)).join(', '),
  });
}

/** Page one of a plant: where it is worst, and what to see to first. */
export function auditFront(work: AuditWork, runs: readonly NumberedRun[], reading: Reading): ReportDocument['front'] {
  const { tasks, taskNote } = inUrgency(tasksOf(runs, work), reading);
  const shown = tasks.slice(0, mostTasks);
  return {
    safeToRun: null,
    reason: reasonOf(runs, work, reading),
    tasks: shown,
    taskNote:
      shown.length < tasks.length ? filledText(auditWords.mostUrgent, { note: taskNote, count: mostTasks }) : taskNote,
    since: null,
  };
}
