import type { Section, Tone } from '@assay/contract/reports/document';
import { type ActionPriority, actionPriorities } from '@assay/domain/inspections/inspection';
import type { ReportWork } from '../../compose/report-work.ts';
import { cell, column, section, textBlock } from './blocks.ts';
import { photosBlock } from './photos.ts';
import type { Reading } from './reading.ts';

const tones: Record<ActionPriority, Tone> = { High: 'urgent', Medium: 'attention', Low: 'plain' };

/** The most urgent first. */
export function actionsSection({ version }: ReportWork, { say }: Reading): Section[] {
  const actions = actionPriorities.flatMap((wanted) =>
    version.priorityActions.filter(({ priority }) => priority === wanted),
  );
  const rows = actions.map(({ id, title, description, priority }) => ({
    key: id,
    cells: [cell(title, { note: description.trim() }), cell(say(`priority.${priority}`), { tone: tones[priority] })],
  }));
  if (rows.length === 0) return [];
  const columns = [column(say('action'), 5), column(say('priority'), 1)];
  return section('actions', say('actions'), [{ kind: 'table', key: 'actions', title: '', columns, rows }]);
}

export function findingsSection({ version }: ReportWork, reading: Reading): Section[] {
  const { say } = reading;
  return section(
    'findings',
    say('findings'),
    version.findings.map((finding, place) => ({
      kind: 'entry',
      key: finding.id,
      number: String(place + 1),
      title: finding.title,
      rating: null,
      notes: [],
      content: [
        ...textBlock('description', say('description'), finding.description),
        ...textBlock('consequence', say('consequence'), finding.consequence),
        ...textBlock('corrective', say('corrective'), finding.corrective),
        ...textBlock('preventive', say('preventive'), finding.preventive),
        ...photosBlock(finding.photos, finding.title, reading),
      ],
    })),
  );
}
