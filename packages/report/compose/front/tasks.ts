import type { Fact, Reference, ReportFollowUp, ReportTask, TableBlock } from '@assay/contract/reports/document';
import { type Rating, ratings } from '@assay/domain/ratings';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import type { FollowedUp, VersionAction, VersionFinding } from '@assay/domain/reports/version';
import { dayOf, days } from '@assay/domain/time';
import { allowedText, criticalText, isLimit } from '../limit-texts.ts';
import { type linksOf, pointAbout } from '../links.ts';
import { answerBlocks } from '../point-entry.ts';
import { type Reading, ratingOf, readable, titleOf } from '../reading.ts';
import type { ReportWork } from '../report-work.ts';
import { allShown, needsAttention } from '../shown-points.ts';
import { tellingCell, tellingFacts } from '../telling-figure.ts';
import { trendChart } from '../trend-chart.ts';

export type FindingLinks = ReturnType<typeof linksOf>;

const unassigned: FollowedUp = { state: 'open', owner: '', due: null };

/** How far something was when the version was written: a report says how things stood on its day. */
export function followUpText(
  { state, owner, due }: FollowedUp,
  { savedAt, version }: Pick<ReportWork, 'savedAt' | 'version'>,
  isFixed: boolean,
  reading: Reading,
): ReportFollowUp {
  const day = dayOf(new Date(savedAt ?? version.header.inspectionDate));
  const isOverdue = !isFixed && state === 'open' && due !== null && due < day;
  const name = isFixed ? 'fixedOnSite' : isOverdue ? 'overdue' : state;
  const late = due === null ? 0 : Math.round((Date.parse(day) - Date.parse(due)) / days(1));
  return {
    owner,
    due: due === null ? '' : readable(due, reading),
    dueNote: isOverdue ? new Intl.RelativeTimeFormat(reading.language).format(-late, 'day') : '',
    state: { name, label: reading.say(`task.${name}`) },
  };
}

/** Longer texts stand at their finding or point alone. */
const longestTask = 90;

/** Where there are several, those that tell most, with what they are called; too many stand at their point alone. */
function toldValue(facts: readonly Fact[], { say }: Reading): string | undefined {
  const selection = say('selection');
  const told = tellingFacts(facts, selection).map(({ label, value }) =>
    facts.length > 1 && label !== selection ? `${value} (${label})` : value,
  );
  const text = told.join(', ');
  return told.length > 1 && text.length > longestTask ? '' : text || undefined;
}

/** A number that stands for itself was measured; what was computed says so by its name. */
function toldCell(table: TableBlock, at: ShownPoint): string[] {
  const cell = tellingCell(table, at);
  return cell ? [cell.key === 'corner' && cell.label !== '' ? `${cell.text} (${cell.label})` : cell.text] : [];
}

/** What was found at a point in one line, what is allowed in another, and when it will be beyond that. */
export function measuredAt(
  at: ShownPoint | undefined,
  reading: Reading,
): Pick<ReportTask, 'value' | 'limits' | 'estimate'> {
  if (!at) return { value: '', limits: '', estimate: '' };
  const blocks = answerBlocks(at, reading);
  const value =
    toldValue(
      blocks.flatMap((block) => (block.kind === 'facts' ? block.facts.filter((one) => !isLimit(one)) : [])),
      reading,
    ) ?? blocks.flatMap((block) => (block.kind === 'table' ? toldCell(block, at) : []))[0];
  const estimate = trendChart(at, reading)[0]?.estimate ?? '';
  // A limit without what was found says nothing.
  if (!value) return { value: '', limits: '', estimate };
  // The value beside them has the unit.
  const critical = at.outcome.limits ? criticalText(at.outcome.limits, '', reading) : '';
  const limits = [
    at.outcome.limits ? allowedText(at.outcome.limits, '', reading) : '',
    critical && reading.say('criticalWhen', { when: critical }),
  ];
  return { value, limits: limits.filter((part) => part).join(', '), estimate };
}

interface Found {
  at: ShownPoint | undefined;
  finding?: VersionFinding;
  action?: VersionAction;
}

/** A finding and an action about the same point are one thing to do; a point that is worse than Ok is one without either. */
function foundIn(
  work: ReportWork,
  findings: readonly VersionFinding[],
  links: FindingLinks,
  reading: Reading,
): Found[] {
  const points = allShown(work.main, reading).flatMap((category) => category.points);
  const left = new Map(work.version.priorityActions.map((action) => [action, pointAbout(action, points)]));
  const actionAt = (at: ShownPoint | undefined): VersionAction | undefined => {
    const found = at && [...left].find(([, about]) => about?.protocolPointId === at.protocolPointId)?.[0];
    if (found) left.delete(found);
    return found;
  };
  const ofFindings = findings.map((finding): Found => {
    const at = links.pointOf(finding);
    const action = actionAt(at);
    return { at, finding, ...(action && { action }) };
  });
  const ofActions = [...left].map(([action, at]): Found => ({ at, action }));
  const told = new Set([...ofFindings, ...ofActions].map(({ at }) => at?.protocolPointId));
  const alone = points.filter((at) => needsAttention(at) && !told.has(at.protocolPointId));
  return [...ofFindings, ...ofActions, ...alone.map((at): Found => ({ at }))];
}

/** Of a finding and its action the one that somebody sees to, else the one that is set. */
function followedBy({ finding, action }: Found): FollowedUp {
  const both = [action?.followUp, finding?.followUp].filter((one) => one !== undefined);
  return both.find(({ owner, due }) => owner !== '' || due !== null) ?? both[0] ?? unassigned;
}

const isFixed = ({ at, finding }: Found): boolean => (finding?.fixedOnSite || at?.result.fixedOnSite) ?? false;

function withMore(title: string, more: string): string {
  const whole = more.trim() === '' ? title : `${title}: ${more.trim()}`;
  return whole.length <= longestTask && !whole.includes('\n') ? whole : title;
}

export const pointTask = (at: ShownPoint, reading: Reading): string =>
  withMore(titleOf(at, reading), at.result.comment);

function taskOf(found: Found, work: ReportWork, links: FindingLinks, reading: Reading): ReportTask {
  const { at, finding, action } = found;
  const references: Reference[] = at ? [links.referenceTo(at)] : [];
  const own = at && finding ? links.findingsOf(at.protocolPointId).filter(({ key }) => key === finding.id) : [];
  return {
    key: action?.id ?? finding?.id ?? at?.protocolPointId ?? '',
    kind: finding ? 'finding' : action ? 'action' : 'point',
    references: [...references, ...own],
    rating: at && at.result.rating !== ratings.NotSet ? ratingOf(at.result.rating, reading) : null,
    what: action?.title ?? (finding ? withMore(finding.title, finding.corrective) : at ? pointTask(at, reading) : ''),
    ...measuredAt(at, reading),
    followUp: followUpText(followedBy(found), work, isFixed(found), reading),
  };
}

const closed: readonly ReportFollowUp['state']['name'][] = ['done', 'verified', 'void', 'fixedOnSite'];
const isClosed = ({ followUp }: ReportTask): boolean => closed.includes(followUp.state.name);

interface WeighedTask {
  task: ReportTask;
  rating: Rating | undefined;
  due: string | null;
}

const weightOf = (rating: Rating | undefined): number =>
  rating === undefined || rating > ratings.ImmediateAction ? -1 : rating;

/** The most urgent first, what was seen to last; and how many there are. */
export function inUrgency(found: readonly WeighedTask[], { say }: Reading): { tasks: ReportTask[]; taskNote: string } {
  const tasks = found
    .toSorted(
      (one, other) =>
        Number(isClosed(one.task)) - Number(isClosed(other.task)) ||
        weightOf(other.rating) - weightOf(one.rating) ||
        (one.due ?? '9').localeCompare(other.due ?? '9'),
    )
    .map(({ task }) => task);
  const open = tasks.filter((task) => !isClosed(task)).length;
  const fixed = tasks.filter(({ followUp }) => followUp.state.name === 'fixedOnSite').length;
  const notes = [
    ...(open > 0 ? [say('tasksOpen', { count: open })] : []),
    ...(fixed > 0 ? [say('tasksFixed', { count: fixed })] : []),
  ];
  return { tasks, taskNote: notes.join(', ') };
}

/** What is to be done about the findings, the actions and the points of an inspection. */
export const tasksOf = (
  work: ReportWork,
  findings: readonly VersionFinding[],
  links: FindingLinks,
  reading: Reading,
): ReturnType<typeof inUrgency> =>
  inUrgency(
    foundIn(work, findings, links, reading).map((found) => ({
      task: taskOf(found, work, links, reading),
      rating: found.at?.result.rating,
      due: followedBy(found).due,
    })),
    reading,
  );
