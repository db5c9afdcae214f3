import type { ChartBlock } from '@assay/contract/reports/document';
import { type LimitName, limitNames } from '@assay/domain/measurements/limits';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import type { ChartOutcome, ChartValue, ExpectedLife } from '@assay/domain/reports/version';
import { days } from '@assay/domain/time';
import { decimalsIn } from '../languages/numbers.ts';
import { isNamedLike, type Reading, titleOf, withUnit } from './reading.ts';

/** Signs read either way: limits are told in words. */
const limitWords = {
  criticalLow: { word: 'critical', side: 'below' },
  low: { word: 'limit', side: 'atLeast' },
  high: { word: 'limit', side: 'atMost' },
  criticalHigh: { word: 'critical', side: 'above' },
} as const satisfies Record<LimitName, object>;

/** '15 mm in 5 weeks, estimated': counted to the early end, since a late warning is none. */
function lifeText(life: ExpectedLife, from: string, unit: string, reading: Reading): string {
  const { say, number, language } = reading;
  const left = Date.parse(life.early) - Date.parse(from);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const months = Math.floor(left / days(30.4));
  const when =
    months >= 4 ? relative.format(months, 'month') : relative.format(Math.max(0, Math.floor(left / days(7))), 'week');
  return say('lifeWhen', { limit: withUnit(number(life.limit), unit, reading), when });
}

/** Hours, days and what the estimate is made of, a line each. */
function lifeNotes({ early, late, hours, basis }: ExpectedLife, reading: Reading): string[] {
  const { say, times, number } = reading;
  const range = hours && {
    low: number(Math.round(hours.early)),
    high: withUnit(number(Math.round(hours.late)), 'h', reading),
  };
  return [
    ...(range ? [say('between', range)] : []),
    say('span', { from: times.day(early), to: times.day(late) }),
    say(basis.kind === 'values' ? 'lifeFromValues' : 'lifeFromParts', { count: basis.count }),
  ];
}

function replacementsOf(
  { replacements, presumed = [], lines }: ChartOutcome,
  reading: Reading,
): ChartBlock['replacements'] {
  const { say, times, number } = reading;
  const values: ChartValue[] = lines.flatMap((line) => line.values);
  return replacements.map((at) => {
    const hours = values.find((value) => value.at === at)?.hours;
    const when = [times.day(at), ...(hours ? [withUnit(number(Math.round(hours)), 'h', reading)] : [])].join(', ');
    return { at, label: say(presumed.includes(at) ? 'perhapsReplacedOn' : 'replacedOn', { when }) };
  });
}

/** What was measured over the visits, where there is a trend. */
export function trendChart(at: ShownPoint, reading: Reading): ChartBlock[] {
  const { point, outcome } = at;
  const { say, times, number } = reading;
  if (!outcome.chart || !('measurementTitle' in point)) return [];
  const { lines, limits, life } = outcome.chart;
  // What is called like its point is translated as the point is.
  const isOwn = point.measurementTitle !== '' && !isNamedLike(point.measurementTitle, point, reading);
  const title = isOwn ? point.measurementTitle : titleOf(at, reading);
  const unit = point.unitValue ?? '';
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
      unit: reading.unit(unit),
      lines: lines.map((line) => ({
        title: line.title,
        values: line.values.map(({ at: moment, value, inspectionId, inspectionName }) => ({
          ...{ at: moment, value, inspectionId, inspectionName },
        })),
      })),
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
      estimate: life ? lifeText(life, last.at, unit, reading) : '',
      ...(life && {
        projection: {
          limit: life.limit,
          early: life.early,
          late: life.late,
          from: { at: last.at, value: last.value },
          notes: lifeNotes(life, reading),
        },
      }),
      replacements: replacementsOf(outcome.chart, reading),
      alt: say('trendAlt', {
        title,
        from: times.day(first.at),
        to: times.day(last.at),
        value: withUnit(number(last.value), unit, reading),
      }),
    },
  ];
}
