import type { ContentBlock, Fact, TableBlock } from '@assay/contract/reports/document';
import { inIndexOrder } from '@assay/domain/points/new-parts';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import type { Reading } from '../reading.ts';

/** Stands behind a value of a table; what it means is noted beside the point's name. */
export const oldSign = '*';

/** What was answered to the question of an option is as old as the choice before it. */
const belongsBefore = ({ key }: Fact): boolean => key.endsWith('/followUp');

function markedFacts(facts: readonly Fact[], old: ReadonlySet<string>, { say }: Reading): Fact[] {
  let isOld = false;
  return facts.map((fact) => {
    if (!belongsBefore(fact)) isOld = old.has(fact.key);
    return isOld ? { ...fact, value: `${fact.value} (${say('asAtLastVisit')})` } : fact;
  });
}

function markedTable(table: TableBlock, point: FrozenPoint, old: ReadonlySet<string>): TableBlock {
  const fields = 'fields' in point ? inIndexOrder<{ id: string; index: number }>(point.fields) : [];
  return {
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, place) => {
        // The first column names the row.
        const isOld = cell.text !== '' && old.has(`${row.key}/${fields[place - 1]?.id}`);
        return isOld ? { ...cell, text: `${cell.text} ${oldSign}` } : cell;
      }),
    })),
  };
}

/** An answer in which everything is told that nobody has looked at since the last visit. */
export const withOldMarked = (
  blocks: readonly ContentBlock[],
  point: FrozenPoint,
  old: ReadonlySet<string>,
  reading: Reading,
): ContentBlock[] =>
  blocks.map((block) => {
    if (old.size === 0 || block.key !== 'values') return block;
    if (block.kind === 'facts') return { ...block, facts: markedFacts(block.facts, old, reading) };
    return block.kind === 'table' ? markedTable(block, point, old) : block;
  });
