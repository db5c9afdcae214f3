import type { Reference, ReportFollowUp, ReportTask } from '@assay/contract/reports/document';
import { type FollowUpState, isOverdue } from '@assay/domain/inspections/follow-up';
import { actionPriorities } from '@assay/domain/inspections/inspection';
import type { Rating } from '@assay/domain/ratings';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import type { FollowedUp, VersionAction, VersionFinding } from '@assay/domain/reports/version';
import { days } from '@assay/domain/time';
import { allowedText, criticalText, isLimit } from './limit-texts.ts';
import { pointAbout } from './links.ts';
import { answerBlocks } from './point-entry.ts';
import { type Reading, ratingOf, titleOf } from './reading.ts';
import type { ReportWork } from './report-work.ts';
import { allShown, needsAttention } from './shown-points.ts';
import { lifeText } from './trend-chart.ts';

/** Longer texts stand at their finding or point alone. */
const longestTask = 90;

type StateName = ReportFollowUp['state']['name'];

/** How something stood on the day of its report. */
export function followUpOf(
  followed: FollowedUp | undefined,
  { isFixed, on }: { isFixed: boolean; on: string },
  { say, times }: Reading,
): ReportFollowUp {
  const { owner = '', due = null, state = 'open' as FollowUpState } = followed ?? {};
  const isLate = isOverdue({ state, due }, new Date(on));
  const name: StateName = isFixed ? 'fixedOnSite' : isLate ? 'overdue' : state;
  const late = due === null ? 0 : Math.floor((Date.parse(on) - Date.parse(due)) / days(1));
  return {
    owner,
    due: due === null ? '' : times.dayOnly(due),
    dueNote: name === 'overdue' && late > 0 ? say('daysAgo', { count: late }) : '',
    state: { name, label: say(`task.${name}`) },
  };
}

/** What was found at a point in a few words. */
export function valueOf(at: ShownPoint, reading: Reading): string {
  const values = answerBlocks(at, reading).flatMap((block) => {
    if (block.kind === 'facts' && block.key === 'values') return block.facts.filter((fact) => !isLimit(fact));
    return [];
  });
  return values
    .slice(0, 2)
    .map(({ value }) => value)
    .join(', ');
}

/** 'min 20, critical below 15'. */
function limitsOf({ outcome: { limits } }: ShownPoint, reading: Reading): string {
  if (!limits) return '';
  const critical = criticalText(limits, '', reading);
  return [allowedText(limits, '', reading), critical && reading.say('criticalWhen', { when: critical })]
    .filter((part) => part !== '')
    .join(', ');
}

export const referenceTo = (at: ShownPoint, reading: Reading): Reference => ({
  key: at.protocolPointId,
  number: String(at.number),
  text: `${at.number}\u00a0${titleOf(at, reading)}`,
});

interface Found {
  kind: ReportTask['kind'];
  key: string;
  at: ShownPoint | undefined;
  what: string;
  followed: FollowedUp | undefined;
  isFixed: boolean;
}

const withMore = (title: string, more: string): string => {
  const whole = more.trim() === '' ? title : `${title}: ${more.trim()}`;
  return whole.length <= longestTask && !whole.includes('\n') ? whole : title;
};

/** Actions first, then findings without one, then points that nobody wrote anything more about. */
function foundIn({ version, main }: ReportWork, reading: Reading): Found[] {
  const points = allShown(main, reading).flatMap((category) => category.points);
  const isFixed = (at: ShownPoint | undefined) => at?.result.fixedOnSite === true;
  const covered = new Set<string>();
  const about = (one: VersionAction | VersionFinding): ShownPoint | undefined => pointAbout(one, points);
  const actions = actionPriorities
    .flatMap((priority) => version.priorityActions.filter((action) => action.priority === priority))
    .map((action): Found => {
      const at = about(action);
      if (at) covered.add(at.protocolPointId);
      return {
        kind: 'action',
        key: action.id,
        at,
        what: action.title,
        followed: action.followUp,
        isFixed: isFixed(at),
      };
    });
  const findings = version.findings
    .map((finding) => ({ finding, at: about(finding) }))
    .filter(({ at }) => !at || !covered.has(at.protocolPointId))
    .map(({ finding, at }): Found => {
      if (at) covered.add(at.protocolPointId);
      const what = withMore(finding.title, finding.corrective);
      const fixed = finding.fixedOnSite === true || isFixed(at);
      return { kind: 'finding', key: finding.id, at, what, followed: finding.followUp, isFixed: fixed };
    });
  const alone = points
    .filter((at) => needsAttention(at) && !covered.has(at.protocolPointId))
    .map((at): Found => {
      const what = withMore(titleOf(at, reading), at.result.comment);
      return { kind: 'point', key: at.protocolPointId, at, what, followed: undefined, isFixed: isFixed(at) };
    });
  return [...actions, ...findings, ...alone];
}

const weightOf = ({ at }: Found): Rating | number => (at && needsAttention(at) ? at.result.rating : 0);

/** The most urgent first, what was fixed on site last. */
export function tasksOf(work: ReportWork, reading: Reading): ReportTask[] {
  const on = work.savedAt ?? work.version.header.inspectionDate;
  const sorted = foundIn(work, reading).toSorted(
    (one, other) =>
      Number(one.isFixed) - Number(other.isFixed) ||
      weightOf(other) - weightOf(one) ||
      (one.at?.number ?? 0) - (other.at?.number ?? 0),
  );
  return sorted.map(({ kind, key, at, what, followed, isFixed }) => {
    const life = at?.outcome.chart?.life;
    const unit = at && 'unitValue' in at.point ? (at.point.unitValue ?? '') : '';
    const own: Reference[] = kind === 'finding' ? [{ key, number: '', text: what }] : [];
    return {
      key,
      kind,
      references: at ? [referenceTo(at, reading), ...own] : own,
      rating: at && needsAttention(at) ? ratingOf(at.result.rating, reading) : null,
      what,
      value: at ? valueOf(at, reading) : '',
      limits: at ? limitsOf(at, reading) : '',
      estimate: at && life ? lifeText(life, work.version.header.inspectionDate, unit, reading) : '',
      followUp: followUpOf(followed, { isFixed, on }, reading),
    };
  });
}
