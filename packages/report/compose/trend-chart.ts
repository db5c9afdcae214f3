import type { ChartBlock } from '@assay/contract/reports/document';
import { type LimitName, limitNames } from '@assay/domain/measurements/limits';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import { decimalsIn } from '../languages/numbers.ts';
import { type Reading, titleOf, withUnit } from './reading.ts';

/** Signs read either way: limits are told in words. */
const limitWords = {
  criticalLow: { word: 'critical', side: 'below' },
  low: { word: 'limit', side: 'atLeast' },
  high: { word: 'limit', side: 'atMost' },
  criticalHigh: { word: 'critical', side: 'above' },
} as const satisfies Record<LimitName, object>;

/** What was measured over the visits, where there is a trend. */
export function trendChart(at: ShownPoint, reading: Reading): ChartBlock[] {
  const { point, outcome } = at;
  const { say, times, number } = reading;
  if (!outcome.chart || !('measurementTitle' in point)) return [];
  const { lines, limits, lifeEnd } = outcome.chart;
  // What is called like its point is translated as the point is.
  const isOwn = point.measurementTitle !== '' && point.measurementTitle !== point.name;
  const title = isOwn ? point.measurementTitle : titleOf(at, reading);
  const unit = reading.unit(point.unitValue ?? '');
  const taken = lines.flatMap(({ values }) => values).sort((one, other) => one.at.localeCompare(other.at));
  // As many digits as the most precise of them was measured with, and no more than two.
  const decimals = Math.min(2, Math.max(0, ...taken.map(({ value }) => decimalsIn(String(value)))));
  const lastText = (values: readonly { value: number }[], place: number): string =>
    number(values.at(place)?.value ?? 0, decimals);
  const [first, last] = [taken[0], taken.at(-1)];
  if (!first || !last) return [];
  return [
    {
      kind: 'chart',
      key: 'trend',
      title: say('trend', { title }),
      unit,
      lines,
      limits,
      texts: {
        limits: limitNames.flatMap((name) => {
          const value = limits[name];
          if (value === null) return [];
          const { word, side } = limitWords[name];
          return [{ name, word: say(word), text: say(side, { value: withUnit(number(value), unit, reading) }) }];
        }),
        last: lines.map(({ values }) => ({
          now: withUnit(lastText(values, -1), unit, reading),
          before: values.length > 1 ? lastText(values, -2) : '',
        })),
      },
      estimate: lifeEnd ? say('estimate', { limit: withUnit(number(lifeEnd.limit), unit, reading), date: times.day(lifeEnd.at) }) : '',
      alt: say('trendAlt', {
        title,
        from: times.day(first.at),
        to: times.day(last.at),
        value: withUnit(number(last.value), unit, reading),
      }),
    },
  ];
}
