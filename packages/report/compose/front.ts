import type { ReportDocument } from '@assay/contract/reports/document';
import { ratings } from '@assay/domain/ratings';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import { days } from '@assay/domain/time';
import { changeText, lastStep, type Step } from './before.ts';
import { type Reading, withUnit } from './reading.ts';
import type { ReportWork } from './report-work.ts';
import { allShown, needsAttention } from './shown-points.ts';
import { referenceTo, tasksOf, valueOf } from './tasks.ts';

type Front = NonNullable<ReportDocument['front']>;

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

const stepOf = ({ outcome, result }: ShownPoint): Step | undefined =>
  'value' in result.content ? lastStep(outcome, String(result.content.value)) : undefined;

/** How far a value moved, in parts of what it was. */
const movedBy = ({ before, now }: Step): number =>
  Math.abs(now.value - before.value) / Math.max(Math.abs(before.value), Math.abs(now.value), 1e-9);

/** What was measured at the visit before, beside what is measured now: points that need attention, and what moved most. */
function sinceOf(work: ReportWork, reading: Reading): Front['since'] {
  const { say, times, number, language } = reading;
  const steps = shownPoints(work, reading).flatMap((at) => {
    const step = stepOf(at);
    return step ? [{ at, step }] : [];
  });
  const last = steps
    .map(({ step }) => step.before.at)
    .sort()
    .at(-1);
  if (!last) return null;
  const sameVisit = steps.filter(({ step }) => step.before.at === last);
  const moved = sameVisit
    .filter(({ step }) => step.now.value !== step.before.value)
    .toSorted(
      (one, other) =>
        Number(needsAttention(other.at)) - Number(needsAttention(one.at)) || movedBy(other.step) - movedBy(one.step),
    )
    .slice(0, mostMoved);
  const weeks = Math.round((Date.parse(work.version.header.inspectionDate) - Date.parse(last)) / days(7));
  const hoursOf = sameVisit.find(({ step }) => step.before.hours && step.now.hours)?.step;
  const hours = hoursOf ? Math.round((hoursOf.now.hours ?? 0) - (hoursOf.before.hours ?? 0)) : 0;
  const long = new Intl.NumberFormat(language, { style: 'unit', unit: 'week', unitDisplay: 'long' }).format(weeks);
  return {
    date: times.day(last),
    note: [
      ...(weeks > 0 ? [long] : []),
      ...(hours > 0 ? [`${withUnit(number(hours), 'h', reading)} ${say('underLoad')}`] : []),
    ].join(', '),
    groups: [],
    moved: moved
      .toSorted((one, other) => one.at.number - other.at.number)
      .map(({ at, step }) => ({
        reference: referenceTo(at, reading),
        before: number(step.before.value),
        now: valueOf(at, reading),
        change: changeText(step, reading),
      })),
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
