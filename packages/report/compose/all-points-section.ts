import type {
  Block,
  ContentBlock,
  EntryBlock,
  Fact,
  Figure,
  PointRow,
  Section,
} from '@assay/contract/reports/document';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import { section } from './blocks.ts';
import { allowedText, criticalText, isLimit } from './limit-texts.ts';
import { type Links, pointEntry } from './point-entry.ts';
import type { Reading } from './reading.ts';
import type { ReportWork } from './report-work.ts';
import { allShown, needsAttention } from './shown-points.ts';
import { tellingCell, tellingFacts } from './telling-figure.ts';

/** Longer answers stand below their row. */
const longestFigure = 48;

const isValues = ({ key }: ContentBlock): boolean => key === 'values' || key === 'limits';

function figuresOf(
  entry: EntryBlock,
  at: ShownPoint,
  reading: Reading,
): { figures: Figure[]; telling: Figure[]; below: ContentBlock[] } {
  const facts = entry.content.flatMap((block) => (block.kind === 'facts' && isValues(block) ? block.facts : []));
  // The value beside them has the unit.
  const allowed = facts.some(isLimit) ? at.outcome.limits : null;
  const limits = allowed ? allowedText(allowed, '', reading) : '';
  const critical = allowed ? criticalText(allowed, '', reading) : '';
  const values = facts.filter((one) => !isLimit(one));
  const compared = ({
    key,
    label,
    value,
    tone,
    before,
  }: Pick<Fact, 'key' | 'label' | 'value' | 'tone' | 'before'>) => ({
    key,
    label: values.length > 1 ? label : '',
    value,
    tone,
    before: before?.value ?? '',
    change: before?.change ?? '',
    limits,
    critical,
  });
  const texts = entry.content.flatMap((block) => (block.kind === 'text' && block.key === 'values' ? [block] : []));
  const short = texts.filter(({ text }) => text.length <= longestFigure && !text.includes('\n'));
  const tables = entry.content.flatMap((block) => (block.kind === 'table' && block.key === 'values' ? [block] : []));
  const figures = [
    ...values.map(compared),
    ...short.map(({ key, text }) => compared({ key, label: '', value: text, tone: 'plain' })),
    ...tables.flatMap((table) => {
      const told = tellingCell(table, at);
      if (told) return [{ ...compared({ ...told, value: told.text }), label: told.label }];
      return limits || critical ? [compared({ key: 'limits', label: '', value: '', tone: 'plain' })] : [];
    }),
  ];
  const told = tellingFacts(values, reading.say('selection'));
  return {
    figures,
    telling: told.length > 0 ? figures.filter((_, place) => told.includes(values[place] as Fact)) : figures.slice(0, 1),
    below: entry.content.filter(
      (block) => !(block.kind === 'facts' && isValues(block)) && !short.some((text) => text === block),
    ),
  };
}

function rowOf(at: ShownPoint, links: Links, reading: Reading): PointRow {
  const entry = pointEntry(at, links, reading);
  const { figures, telling, below } = figuresOf(entry, at, reading);
  const isTold = needsAttention(at);
  return {
    ...entry,
    kind: 'row',
    // It was told in full before; of several values its row would tell them all again.
    figures: isTold ? (telling.length === 1 ? telling : []) : figures,
    notes: isTold ? (entry.fixedOnSite ? [reading.say('task.fixedOnSite')] : []) : entry.notes,
    content: isTold ? [] : below,
    toldAt: isTold ? at.protocolPointId : null,
  };
}

/** The points of a category in tables; the title of a subcategory stands before the first of its points in a row. */
function categoryBlocks(
  { id, title, points }: { id: string; title: string; points: readonly ShownPoint[] },
  links: Links,
  reading: Reading,
): Block[] {
  const blocks: Block[] = title.trim() === '' ? [] : [{ kind: 'heading', key: id, level: 2, text: title }];
  let current = '';
  let rows: PointRow[] | undefined;
  for (const at of points) {
    if (at.subcategoryTitle !== current && at.subcategoryTitle !== '') {
      blocks.push({ kind: 'heading', key: `${id}/${at.protocolPointId}`, level: 3, text: at.subcategoryTitle });
      rows = undefined;
    }
    current = at.subcategoryTitle;
    if (!rows) {
      rows = [];
      blocks.push({ kind: 'points', key: `points ${id}/${at.protocolPointId}`, rows });
    }
    rows.push(rowOf(at, links, reading));
  }
  return blocks;
}

/** Every point in its order, so that no number is missing; those that were told before refer to their place. */
export function allPointsSection({ main }: Pick<ReportWork, 'main'>, links: Links, reading: Reading): Section[] {
  const { say } = reading;
  const categories = allShown(main, reading);
  const points = categories.flatMap((category) => category.points);
  const told = points.filter(needsAttention).length;
  const note = [
    say('pointsNote', { all: points.length }),
    ...(told > 0 ? [say('pointsNoteTold', { count: told })] : []),
  ].join('; ');
  const blocks = categories.flatMap((category) => categoryBlocks(category, links, reading));
  return section('points', say('points'), blocks).map((one) => ({ ...one, note }));
}

/** What is rated worse than Ok, in full, in the order of the points. */
export function attentionSection({ main }: Pick<ReportWork, 'main'>, links: Links, reading: Reading): Section[] {
  const { say } = reading;
  const points = allShown(main, reading).flatMap((category) => category.points);
  const entries = points.filter(needsAttention).map((at) => pointEntry(at, links, reading));
  return section('attention', say('attention'), entries).map((one) => ({ ...one, note: say('attentionNote') }));
}
