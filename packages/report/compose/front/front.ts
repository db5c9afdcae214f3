import type { ReportDocument } from '@assay/contract/reports/document';
import { ratings } from '@assay/domain/ratings';
import type { VersionFinding } from '@assay/domain/reports/version';
import type { Reading } from '../reading.ts';
import type { ReportWork } from '../report-work.ts';
import { allShown, needsAttention } from '../shown-points.ts';
import { sinceLastVisit, sinceOf } from './since.ts';
import { type FindingLinks, tasksOf } from './tasks.ts';

type Front = ReportDocument['front'];

function safeToRun({ version: { header } }: ReportWork, { say }: Reading): Front['safeToRun'] {
  const answer = header.safeToRun;
  if (!answer) return null;
  const conditions = answer === 'conditions' ? header.safeConditions.trim() : '';
  return { answer, label: say('safeToRun'), title: say(`safe.${answer}`), conditions };
}

const reasons = { ImmediateAction: 'reason.urgent', Repair: 'reason.repair', Follow: 'reason.attention' } as const;

/** Which points make the verdict, and which were seen to before leaving. */
function reasonOf({ version, main }: ReportWork, reading: Reading): string {
  const { worst } = version.verdict;
  const points = allShown(main, reading).flatMap((category) => category.points);
  const { say } = reading;
  const numbers = (of: typeof points) => of.map(({ number }) => number).join(', ');
  const named = (of: typeof points) => `${say(of.length === 1 ? 'pointShort' : 'pointsShort')} ${numbers(of)}`;
  const urgent =
    worst && worst !== 'Ok'
      ? points.filter(({ result }) => result.rating === ratings[worst] && !result.fixedOnSite)
      : [];
  const fixed = points.filter((at) => needsAttention(at) && at.result.fixedOnSite);
  return [
    worst && worst !== 'Ok' && urgent.length > 0 && say(reasons[worst], { points: named(urgent) }),
    fixed.length > 0 && say(fixed.length === 1 ? 'reason.fixed' : 'reason.fixedMany', { points: numbers(fixed) }),
  ]
    .filter((sentence) => sentence)
    .join(' ');
}

/** What earlier visits left open and this one did not write down again stands below, and counts. */
function noteWithEarlier(
  { tasks, taskNote }: Pick<Front, 'tasks' | 'taskNote'>,
  work: ReportWork,
  links: FindingLinks,
  { say }: Reading,
): string {
  const left = sinceOf(work, links).stillOpen.filter(({ finding }) => finding === null).length;
  if (left === 0) return taskNote;
  if (tasks.length === 0) return `${say('since.stillOpen')}: ${left}`;
  return [taskNote, say('tasksEarlier', { count: left })].filter((part) => part !== '').join(', ');
}

/** Page one: what is decided by it. */
export const frontOf = (
  work: ReportWork,
  findings: readonly VersionFinding[],
  links: FindingLinks,
  reading: Reading,
): Front => {
  const toDo = tasksOf(work, findings, links, reading);
  return {
    safeToRun: safeToRun(work, reading),
    reason: reasonOf(work, reading),
    tasks: toDo.tasks,
    taskNote: noteWithEarlier(toDo, work, links, reading),
    since: sinceLastVisit(work, links, reading),
  };
};
