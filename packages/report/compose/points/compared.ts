import type { Before, ContentBlock, Fact, TableBlock } from '@assay/contract/reports/document';
import { parseNumber } from '@assay/domain/measurements/numbers';
import { inIndexOrder } from '@assay/domain/points/new-parts';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import { cellSeries, fieldSeries, measuredValues } from '@assay/domain/runs/measured-values';
import { decimalsIn } from '../../languages/numbers.ts';
import { type Reading, withUnit } from '../reading.ts';

/** What was measured now and then, by its series. */
interface Pair {
  now: number | undefined;
  before: number | undefined;
}

/** '+9', '−5.2': as precise as the more precise of the two. */
function changeOf({ now, before }: Pair, { number }: Reading): string {
  if (now === undefined || before === undefined) return '';
  const change = now - before;
  const decimals = Math.max(decimalsIn(String(now)), decimalsIn(String(before)));
  const text = number(change, decimals);
  if (parseNumber(change.toFixed(decimals)) === 0) return number(0);
  return change > 0 ? `+${text}` : text;
}

/** By how much of itself a value changed since the last visit; 0 where it cannot be told. */
export function shareOfChange({ point, result, outcome: { last } }: ShownPoint, { key }: Pick<Fact, 'key'>): number {
  const series = key === 'value' ? '' : fieldSeries(key);
  const valueIn = (content: typeof result.content | undefined) =>
    content && measuredValues(point, content).find((one) => one.series === series)?.value;
  const [now, before] = [valueIn(result.content), valueIn(last?.content)];
  if (now === undefined || before === undefined || now === before) return 0;
  return Math.abs(now - before) / Math.max(Math.abs(now), Math.abs(before));
}

/** Hours only grow; fewer than before say that the counter is another. */
function hoursBetween(last: number | undefined, now: number | undefined, reading: Reading): string {
  const between = last === undefined || now === undefined ? -1 : now - last;
  if (between <= 0) return '';
  return reading.say('inHours', { hours: withUnit(reading.number(Math.round(between)), 'h', reading) });
}

const fieldsOf = (point: FrozenPoint): { id: string }[] =>
  'fields' in point ? inIndexOrder<{ id: string; index: number }>(point.fields) : [];

/** An answer beside what was found there the last time: the same blocks, made of the answer of that visit, are looked up by their keys. */
export function withBefore(
  blocks: readonly ContentBlock[],
  then: readonly ContentBlock[],
  { point, result, outcome: { last } }: ShownPoint,
  reading: Reading,
): ContentBlock[] {
  if (!last) return [...blocks];
  const values = (content: typeof result.content) =>
    new Map(measuredValues(point, content).map(({ series, value }) => [series, value]));
  const [nowValues, thenValues] = [values(result.content), values(last.content)];
  const date = reading.say('onDay', { date: reading.times.day(last.at) });
  // What was measured of one part is no change of another.
  const isAnother = result.replaced === true;
  const hours = isAnother ? '' : hoursBetween(last.hours, reading.loadedHours, reading);
  const beside = (series: string, text: string | undefined): Before | undefined => {
    const pair = { now: nowValues.get(series), before: thenValues.get(series) };
    const value = pair.before === undefined ? text : reading.number(pair.before);
    if (value === undefined || value === '') return undefined;
    return { value, date, hours, change: isAnother ? reading.say('replaced') : changeOf(pair, reading) };
  };
  const same = (block: ContentBlock) => then.find(({ key, kind }) => key === block.key && kind === block.kind);
  return blocks.map((block) => {
    const before = block.key === 'values' ? same(block) : undefined;
    if (block.kind === 'facts' && before?.kind === 'facts')
      return {
        ...block,
        facts: block.facts.map((fact) => {
          const old = before.facts.find(({ key }) => key === fact.key);
          const found = old && beside(fact.key === 'value' ? '' : fieldSeries(fact.key), old.value);
          return found && !isAllowed(fact.key) ? { ...fact, before: found } : fact;
        }),
      };
    return block.kind === 'table' && before?.kind === 'table' ? comparedTable(block, before, point, beside) : block;
  });
}

const isAllowed = (key: string): boolean => key === 'limits' || key === 'criticalLimits';

function comparedTable(
  table: TableBlock,
  before: TableBlock,
  point: FrozenPoint,
  beside: (series: string, text: string | undefined) => Before | undefined,
): TableBlock {
  const fields = fieldsOf(point);
  return {
    ...table,
    rows: table.rows.map((row) => {
      const old = before.rows.find(({ key }) => key === row.key);
      return {
        ...row,
        cells: row.cells.map((cell, place) => {
          const field = fields[place - 1];
          const found = field && beside(cellSeries(row.key, field.id), old?.cells[place]?.text);
          return found ? { ...cell, before: found } : cell;
        }),
      };
    }),
  };
}
