import type { ChartBlock } from '@assay/contract/reports/document';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import { reportDay } from '@assay/domain/time';
import { withUnit } from './limit-texts.ts';
import { type Reading, titleOf } from './reading.ts';

/** What was measured over the visits, where there is a trend. */
export function trendChart(at: ShownPoint, reading: Reading): ChartBlock[] {
  const { point, outcome } = at;
  const { say } = reading;
  if (!outcome.chart || !('measurementTitle' in point)) return [];
  const { lines, limits, lifeEnd } = outcome.chart;
  const title = point.measurementTitle || titleOf(at, reading);
  const unit = point.unitValue ?? '';
  const taken = lines.flatMap(({ values }) => values).sort((one, other) => one.at.localeCompare(other.at));
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
      estimate: lifeEnd ? say('estimate', { limit: withUnit(lifeEnd.limit, unit), date: reportDay(lifeEnd.at) }) : '',
      alt: say('trendAlt', {
        title,
        from: reportDay(first.at),
        to: reportDay(last.at),
        value: withUnit(last.value, unit),
      }),
    },
  ];
}
