import type { EntryBlock, Reference, ReportDocument } from '@assay/contract/reports/document';
import { parseNumber } from '@assay/domain/measurements/numbers';
import { ratings } from '@assay/domain/ratings';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import { type EarlierFinding, type FindingsSince, findingsSince } from '@assay/domain/reports/since-last-visit';
import type { VersionFinding } from '@assay/domain/reports/version';
import { days } from '@assay/domain/time';
import { changeText, differenceOf, type Step, stepsOf } from './before.ts';
import { pointAbout } from './links.ts';
import { type Reading, withUnit } from './reading.ts';
import type { ReportWork } from './report-work.ts';
import { allShown, needsAttention } from './shown-points.ts';
import { referenceTo, tasksOf, valueOf } from './tasks.ts';

type Front = NonNullable<ReportDocument['front']>;
type Since = NonNullable<Front['since']>;

const mostMoved = 6;

const shownPoints = ({ main }: ReportWork, reading: Reading): ShownPoint[] =>
  allShown(main, reading).flatMap((category) => category.points);

/** Which points the verdict comes from, and what was seen to on the spot. */
function reasonOf(work: ReportWork, reading: Reading): string {
  const { say } = reading;
  const points = shownPoints(work, reading).filter(needsAttention);
  const named = (of: readonly ShownPoint[]) => of.map(({ number }) => number).join(', ');
  const open = points.filter(({ result }) => !result.fixedOnSite);
  const fixed = points.filter(({ result }) => result.fixedOnSite);
  const worst = (['ImmediateAction', 'Repair', 'Follow'] as const).find((name) =>
    open.some(({ result }) => result.rating === ratings[name]),
  );
  const words = { ImmediateAction: 'reason.urgent', Repair: 'reason.repair', Follow: 'reason.attention' } as const;
  return [
    ...(worst
      ? [say(words[worst], { points: named(open.filter(({ result }) => result.rating === ratings[worst])) })]
      : []),
    ...(fixed.length > 0 ? [say('reason.fixed', { points: named(fixed) })] : []),
  ].join(' ');
}

function safeToRunOf({ version: { header } }: ReportWork, { say }: Reading): Front['safeToRun'] {
  const { safeToRun: answer = '', safeConditions = '' } = header;
  if (answer === '') return null;
  return {
    answer,
    label: say('safeToRun'),
    title: say(`safe.${answer}`),
    conditions: answer === 'yes' ? '' : safeConditions.trim(),
  };
}

/** How far a value moved, in parts of what it was. */
function movedBy(step: Step): number {
  const [was, is] = [parseNumber(step.before) ?? 0, parseNumber(step.now) ?? 0];
  return Math.abs(is - was) / Math.max(Math.abs(was), Math.abs(is), 1e-9);
}

/** Measured values that differ from those of the last visit: of points that need attention, and those that moved most. */
function movedSince(work: ReportWork, reading: Reading): Since['moved'] {
  const { lastVisit } = work.version;
  const steps = shownPoints(work, reading)
    .filter(({ outcome }) => outcome.last?.at === lastVisit?.at)
    .flatMap((at) => {
      const [step, ...others] = stepsOf(at, reading);
      return step && others.length === 0 && differenceOf(step) ? [{ at, step }] : [];
    });
  return steps
    .toSorted(
      (one, other) =>
        Number(needsAttention(other.at)) - Number(needsAttention(one.at)) || movedBy(other.step) - movedBy(one.step),
    )
    .slice(0, mostMoved)
    .toSorted((one, other) => one.at.number - other.at.number)
    .map(({ at, step }) => ({
      reference: referenceTo(at, reading),
      before: step.text,
      now: valueOf(at, reading),
      change: changeText(step, reading),
    }));
}

function foundSince(work: ReportWork, reading: Reading): FindingsSince {
  const { findings, earlierFindings = [] } = work.version;
  const points = shownPoints(work, reading);
  return findingsSince(findings, earlierFindings, (finding) => pointAbout(finding, points)?.inspectionPointId);
}

/** Whether a finding is new or known from an earlier visit; at the first visit all are new, which needs no word. */
export function sinceOfFindings(work: ReportWork, reading: Reading): ReadonlyMap<string, EntryBlock['since']> {
  if (!work.version.lastVisit) return new Map();
  const found = foundSince(work, reading);
  const named = (name: 'new' | 'stillOpen') => ({ name, label: reading.say(`since.${name}`) });
  return new Map([
    ...found.new.map(({ id }) => [id, named('new')] as const),
    ...found.stillOpen.flatMap(({ finding }) => (finding ? [[finding.id, named('stillOpen')] as const] : [])),
  ]);
}

/** Findings as new, still open, fixed on site, fixed since; each leads to its place, if it has one in this report. */
function groupsSince(work: ReportWork, reading: Reading): Since['groups'] {
  const points = shownPoints(work, reading);
  const found = foundSince(work, reading);
  const itemOf = (finding: VersionFinding): Reference => {
    const at = pointAbout(finding, points);
    return { key: finding.id, number: at ? String(at.number) : '', text: at ? referenceTo(at, reading).text : finding.title };
  };
  const earlierItem = ({ id, title, inspectionPointId }: EarlierFinding): Reference => {
    const at = points.find((one) => one.inspectionPointId === inspectionPointId);
    return at ? referenceTo(at, reading) : { key: id, number: '', text: title };
  };
  const groups = {
    new: found.new.map(itemOf),
    stillOpen: found.stillOpen.map(({ earlier, finding }) => (finding ? itemOf(finding) : earlierItem(earlier))),
    fixedOnSite: found.fixedOnSite.map(itemOf),
    fixedSince: found.fixedSince.map(earlierItem),
  };
  return (Object.keys(groups) as (keyof typeof groups)[])
    .filter((name) => groups[name].length > 0)
    .map((name) => ({ name, label: reading.say(`since.${name}`), count: groups[name].length, items: groups[name] }));
}

/** Nothing at the first visit to a machine. */
function sinceOf(work: ReportWork, reading: Reading): Front['since'] {
  const { say, times, number, language } = reading;
  const { lastVisit, header } = work.version;
  if (!lastVisit) return null;
  const weeks = Math.round((Date.parse(header.inspectionDate) - Date.parse(lastVisit.at)) / days(7));
  const hours = Math.round((parseNumber(header.loadedHours) ?? 0) - (lastVisit.hours ?? Number.POSITIVE_INFINITY));
  const long = new Intl.NumberFormat(language, { style: 'unit', unit: 'week', unitDisplay: 'long' }).format(weeks);
  return {
    date: times.day(lastVisit.at),
    note: [
      ...(weeks > 0 ? [long] : []),
      ...(hours > 0 ? [`${withUnit(number(hours), 'h', reading)} ${say('underLoad')}`] : []),
    ].join(', '),
    groups: groupsSince(work, reading),
    moved: movedSince(work, reading),
  };
}

/** What page one decides. */
export function frontOf(work: ReportWork, reading: Reading): Front {
  const { say } = reading;
  const tasks = tasksOf(work, reading);
  const open = tasks.filter(({ followUp }) => ['open', 'overdue'].includes(followUp.state.name)).length;
  const fixed = tasks.filter(({ followUp }) => followUp.state.name === 'fixedOnSite').length;
  return {
    safeToRun: safeToRunOf(work, reading),
    reason: reasonOf(work, reading),
    tasks,
    taskNote: [
      ...(open > 0 ? [say('tasksOpen', { count: open })] : []),
      ...(fixed > 0 ? [say('tasksFixed', { count: fixed })] : []),
    ].join(', '),
    since: sinceOf(work, reading),
  };
}
