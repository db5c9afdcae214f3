import type { ChartBlock } from '@assay/contract/reports/document';
import type { LimitName } from '@assay/domain/measurements/limits';
import { listMoment, reportDay } from '@assay/domain/time';
import type { ChartPlace } from '@assay/report/charts/geometry';
import { t } from './charts.texts.ts';

/** What is drawn of a chart; where it stands does not matter. */
export type DrawnChart = Pick<ChartBlock, 'title' | 'unit' | 'lines' | 'limits' | 'estimate' | 'alt'> & {
  replacements?: ChartBlock['replacements'];
  /** As days read around it; in a report by default. */
  dayText?: (iso: string) => string;
  /** What a limit is called; without it limits are drawn and not named. */
  limitText?: (name: LimitName, value: number) => string;
  /** Whole numbers of things: the scale begins at 0. */
  counts?: true;
};

/** A value at its place in the drawing. */
export interface ValuePlace {
  id: string;
  x: number;
  y: number;
  line: number;
  title: string;
  value: string;
  day: string;
  /** As lists write it. */
  moment: string;
  inspectionId: string | null;
  inspectionName: string;
}

const valueText = (value: number, unit: string): string =>
  unit ? t('valueWithUnit', { value: String(value), unit }) : String(value);

/** All values from left to right, as the arrow keys walk through them. */
export const placesOf = (
  { lines, unit, dayText = reportDay }: DrawnChart,
  geometry: { lines: readonly { title: string; places: readonly ChartPlace[] }[] },
): ValuePlace[] =>
  geometry.lines
    .flatMap(({ title, places }, line) =>
      places.flatMap(({ x, y, index }) => {
        const taken = lines[line]?.values[index];
        if (!taken) return [];
        const { at, value, inspectionId, inspectionName } = taken;
        const shown = {
          value: valueText(value, unit),
          day: dayText(at),
          moment: listMoment(at),
          inspectionId,
          inspectionName,
        };
        return [{ id: `${line}/${index}`, x, y, line, title, ...shown }];
      }),
    )
    .sort((one, other) => one.x - other.x || one.line - other.line);

/** The value that somebody means who points there. */
export function nearestPlace(places: readonly ValuePlace[], x: number, y: number): number | undefined {
  // What lies above or below counts less: one follows a chart from left to right.
  const distance = (place: ValuePlace): number => Math.hypot(place.x - x, (place.y - y) / 2);
  const nearest = places.reduce<{ at: number; far: number } | undefined>((best, place, at) => {
    const far = distance(place);
    return best && best.far <= far ? best : { at, far };
  }, undefined);
  return nearest?.at;
}

/** A value as it is read out. */
export const spokenPlace = ({ title, value, day, inspectionName }: ValuePlace, isOneOfMany: boolean): string =>
  isOneOfMany
    ? t('spokenOf', { line: title, value, day, inspection: inspectionName })
    : t('spoken', { value, day, inspection: inspectionName });
