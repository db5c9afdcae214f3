import type { ReportPoint } from '@assay/contract/inspection-report';
import type { ChartBlock } from '@assay/contract/reports/document';
import { type LifeEnd, lifeEnd } from '@assay/domain/measurements/life-estimate';
import type { ResultContent } from '@assay/domain/points/results';
import { chartLines, limitsHoldForChart } from '@assay/domain/runs/chart-lines';
import { measuredValues } from '@assay/domain/runs/measured-values';
import { reportDay } from '@assay/domain/time';
import { limitsOf, noLimits, withUnit } from './limit-texts.ts';
import { frozenOf, type Reading, titleOf } from './reading.ts';
import type { ReportWork } from './report-work.ts';

type Line = ChartBlock['lines'][number];

/** What was measured before, and at last this time. */
function linesOf(at: ReportPoint, answer: ResultContent, { report, trends }: ReportWork): Line[] {
  const point = frozenOf(at);
  const now = new Map(measuredValues(point, answer).map(({ series, value }) => [series, value]));
  return chartLines(point).flatMap(({ title, series }) => {
    const before = trends.find((trend) => trend.inspectionPointId === at.inspectionPointId && trend.series === series);
    const value = now.get(series);
    const own = { at: report.content.inspectionDate, inspectionId: report.id, inspectionName: report.name };
    const values = [...(before?.values ?? []), ...(value === undefined ? [] : [{ ...own, value }])];
    return values.length > 0 ? [{ title, values }] : [];
  });
}

/** One visit makes no trend yet. */
const showsTrend = (lines: readonly Line[]): boolean => lines.some(({ values }) => values.length > 1);

export function trendChart(at: ReportPoint, answer: ResultContent, work: ReportWork, reading: Reading): ChartBlock[] {
  const point = frozenOf(at);
  const { say } = reading;
  const lines = linesOf(at, answer, work);
  if (!('measurementLimits' in point) || !showsTrend(lines)) return [];
  const title = point.measurementTitle || titleOf(at, reading);
  const unit = point.unitValue ?? '';
  // Beside a sum or a difference the bands would say something wrong.
  const limits = limitsHoldForChart(point) ? limitsOf(point, reading) : noLimits;
  const taken = lines.flatMap(({ values }) => values).sort((one, other) => one.at.localeCompare(other.at));
  const [first, last] = [taken[0], taken.at(-1)];
  if (!first || !last) return [];
  const watched = point.type === 'Measurement' ? point.lifeEstimate : 'Off';
  const end: LifeEnd | undefined = lifeEnd(taken, watched, limits);
  return [
    {
      kind: 'chart',
      key: 'trend',
      title: say('trend', { title }),
      unit,
      lines,
      limits,
      estimate: end ? say('estimate', { limit: withUnit(end.limit, unit), date: reportDay(end.at.toISOString()) }) : '',
      alt: say('trendAlt', {
        title,
        from: reportDay(first.at),
        to: reportDay(last.at),
        value: withUnit(last.value, unit),
      }),
    },
  ];
}
