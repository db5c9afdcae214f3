import { type Block, nothing, type Section } from '@assay/contract/reports/document';
import { suggestionTypes } from '@assay/domain/audits/audit';
import { offeredRatings } from '@assay/domain/ratings';
import type { Verdict } from '@assay/domain/reports/version';
import { cell, column, section, textBlock } from '../blocks.ts';
import { namedRating, type Reading } from '../reading.ts';
import { joinedVerdict } from './audit-front.ts';
import { auditWords, termWords } from './audit-words.ts';
import type { AuditWork } from './audit-work.ts';
import type { NumberedRun } from './numbered-runs.ts';
import { runTitle, stageOf } from './run-titles.ts';

/** One table for each term that has action points. */
const actionTables = ({ version }: AuditWork): Block[] =>
  suggestionTypes.flatMap((type): Block[] => {
    const rows = version.suggestions
      .filter((one) => one.type === type && one.text.trim() !== '')
      .map(({ id, text }) => ({ key: id, cells: [cell(text.trim())] }));
    if (rows.length === 0) return [];
    return [{ kind: 'table', key: type, title: '', columns: [column(termWords[type], 1)], rows }];
  });

const countCells = ({ counts }: Verdict, strong = false) =>
  offeredRatings.map((name) => cell(counts[name] === 0 ? nothing : String(counts[name]), { strong }));

function rowOf({ run, place }: NumberedRun, work: AuditWork, reading: Reading) {
  const { worst } = run.verdict;
  return {
    key: run.id,
    cells: [
      cell(`${place}\u00a0${runTitle(run, work)}`, { note: run.protocolName }),
      cell(run.equipment ? stageOf(run) : auditWords.plant),
      worst ? cell('', { rating: namedRating(worst, reading) }) : cell(nothing),
      ...countCells(run.verdict),
    ],
  };
}

/** Every run of the report with its worst rating and how many there are of each. */
function machinesTable(runs: readonly NumberedRun[], work: AuditWork, reading: Reading): Block[] {
  const { say } = reading;
  if (runs.length === 0) return [];
  const total = joinedVerdict(runs.map(({ run }) => run));
  const totalCells = [cell(say('total'), { strong: true }), cell(''), cell(''), ...countCells(total, true)];
  return [
    {
      kind: 'table',
      key: 'machines',
      title: '',
      columns: [
        column(auditWords.machine, 5),
        column(auditWords.stage, 3.2),
        column(say('rating'), 3.8),
        ...offeredRatings.map((name) => {
          const rating = namedRating(name, reading);
          return column(rating.label, 2, { rating, align: 'center' });
        }),
      ],
      rows: [...runs.map((run) => rowOf(run, work, reading)), { key: 'total', cells: totalCells }],
    },
  ];
}

/** What is said of the plant as a whole; the table of its machines follows from the rest, and is no change of its own. */
export function plantSections(work: AuditWork, runs: readonly NumberedRun[], reading: Reading): Section[] {
  const { say } = reading;
  const { summary, comment } = work.version.header;
  return [
    ...section('summary', say('summary'), textBlock('summary', '', summary)),
    ...section('actions', auditWords.actions, actionTables(work)),
    ...section('ratings', auditWords.machines, machinesTable(runs, work, reading)),
    ...section('comment', say('generalComment'), textBlock('comment', '', comment)),
  ];
}
