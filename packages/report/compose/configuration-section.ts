import type { Section } from '@assay/contract/reports/document';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
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

/** What the machine consists of: its configurator, as one table. */
export function configurationSection({ configurator: run }: ReportWork, reading: Reading): Section[] {
  const { say } = reading;
  const points = run ? [...run.categories.flatMap(({ points: of }) => of), ...run.extraPoints] : [];
  const rows = points.filter(({ showInReport }) => showInReport).flatMap((at) => rowsOf(at, reading));
  if (rows.length === 0) return [];
  const columns = [column(say('item'), 2), column(say('value'), 1)];
  return section('configuration', say('configuration'), [
    { kind: 'table', key: 'configuration', title: '', columns, rows },
  ]);
}
