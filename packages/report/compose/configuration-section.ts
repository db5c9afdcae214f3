import type { Section, TableBlock } from '@assay/contract/reports/document';
import type { ShownPoint, ShownRun } from '@assay/domain/reports/shown-run';
import { cell, column, section } from './blocks.ts';
import { isLimit } from './limit-texts.ts';
import { answerBlocks } from './point-entry.ts';
import { type Reading, titleOf } from './reading.ts';
import type { ReportWork } from './report-work.ts';

function rowsOf(at: ShownPoint, reading: Reading) {
  const facts = answerBlocks(at, reading).flatMap((block) =>
    block.kind === 'facts' && block.key === 'values' ? block.facts.filter((one) => !isLimit(one)) : [],
  );
  return facts.map(({ key, label, value, tone }) => ({
    key: `${at.protocolPointId}/${key}`,
    cells: [cell(titleOf(at, reading), { note: facts.length > 1 ? label : '' }), cell(value, { tone })],
  }));
}

/** What a configurator says of a machine, as one table. */
export function configurationTable(
  run: ShownRun,
  { key, title }: { key: string; title: string },
  reading: Reading,
): TableBlock[] {
  const { say } = reading;
  const points = [...run.categories.flatMap(({ points: of }) => of), ...run.extraPoints];
  const rows = points.filter(({ showInReport }) => showInReport).flatMap((at) => rowsOf(at, reading));
  if (rows.length === 0) return [];
  return [{ kind: 'table', key, title, columns: [column(say('item'), 2), column(say('value'), 1)], rows }];
}

/** What the machine consists of: its configurator. */
export const configurationSection = ({ configurator }: ReportWork, reading: Reading): Section[] =>
  section(
    'configuration',
    reading.say('configuration'),
    configurator ? configurationTable(configurator, { key: 'configuration', title: '' }, reading) : [],
  );
