import { type EntryBlock, nothing, type Section, type Tone } from '@assay/contract/reports/document';
import { type ActionPriority, actionPriorities } from '@assay/domain/inspections/inspection';
import { ratings } from '@assay/domain/ratings';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import type { VersionFinding } from '@assay/domain/reports/version';
import { cell, column, section, textBlock } from './blocks.ts';
import { sinceOf } from './front/since.ts';
import { followUpText } from './front/tasks.ts';
import { linksOf } from './links.ts';
import { photosBlock } from './photos.ts';
import { type Reading, ratingOf } from './reading.ts';
import type { ReportWork } from './report-work.ts';

const tones: Record<ActionPriority, Tone> = { High: 'urgent', Medium: 'attention', Low: 'plain' };

/** The most urgent first. */
export function actionsSection(work: ReportWork, reading: Reading): Section[] {
  const { say } = reading;
  const actions = actionPriorities.flatMap((wanted) =>
    work.version.priorityActions.filter(({ priority }) => priority === wanted),
  );
  const rows = actions.map(({ id, title, description, priority, followUp }) => {
    const { owner, due, dueNote, state } = followUpText(followUp, work, false, reading);
    return {
      key: id,
      cells: [
        cell(title, { note: description.trim() }),
        cell(say(`priority.${priority}`), { tone: tones[priority] }),
        cell(owner || nothing),
        cell(due || nothing, { note: dueNote }),
        cell(state.label),
      ],
    };
  });
  if (rows.length === 0) return [];
  const columns = [
    column(say('action'), 5),
    column(say('priority'), 1.2),
    column(say('owner'), 2),
    column(say('due'), 1.6),
    column(say('state'), 1.6),
  ];
  return section('actions', say('actions'), [{ kind: 'table', key: 'actions', title: '', columns, rows }]);
}

/** The most urgent first, by the rating of the point that each is about; what was fixed on site last. */
export function findingsInOrder(work: ReportWork, reading: Reading): VersionFinding[] {
  const { pointOf } = linksOf(work, work.version.findings, reading);
  const weight = (finding: VersionFinding) => pointOf(finding)?.result.rating ?? ratings.NotSet;
  const urgency = (finding: VersionFinding) => (weight(finding) === ratings.NotSet ? -1 : weight(finding));
  const isFixed = (finding: VersionFinding) =>
    finding.fixedOnSite === true || pointOf(finding)?.result.fixedOnSite === true;
  return work.version.findings.toSorted(
    (one, other) => Number(isFixed(one)) - Number(isFixed(other)) || urgency(other) - urgency(one),
  );
}

export function findingsSection(
  work: ReportWork,
  findings: readonly VersionFinding[],
  links: ReturnType<typeof linksOf>,
  reading: Reading,
): Section[] {
  const { say } = reading;
  const since = sinceOf(work, links);
  const sinceFor = (finding: VersionFinding): Pick<EntryBlock, 'since'> => {
    const known = since.stillOpen.some((one) => one.finding === finding);
    // At the first visit everything is new.
    if (finding.fixedOnSite || !work.version.lastVisit) return {};
    const name = known ? 'stillOpen' : 'new';
    return { since: { name, label: say(`since.${name}`) } };
  };
  const cards = section(
    'findings',
    say('findings'),
    findings.map((finding, place) => ({
      kind: 'entry',
      key: finding.id,
      number: String(place + 1),
      title: finding.title,
      rating: ratingOfFinding(links.pointOf(finding), reading),
      notes: [],
      references: [links.pointOf(finding)].flatMap((at) => (at ? [links.referenceTo(at)] : [])),
      followUp: followUpText(finding.followUp, work, finding.fixedOnSite ?? false, reading),
      ...sinceFor(finding),
      content: [
        ...textBlock('description', say('description'), finding.description),
        ...textBlock('consequence', say('consequence'), finding.consequence),
        ...textBlock('corrective', say('corrective'), finding.corrective),
        ...textBlock('preventive', say('preventive'), finding.preventive),
        ...photosBlock(finding.photos, finding.title, reading),
      ],
    })),
  );
  return cards.map((one) => ({ ...one, note: say('findingsNote', { count: findings.length }) }));
}

const ratingOfFinding = (at: ShownPoint | undefined, reading: Reading) =>
  at && at.result.rating !== ratings.NotSet ? ratingOf(at.result.rating, reading) : null;
