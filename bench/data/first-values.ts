import { limitFor } from '@assay/domain/measurements/limits';
import { parseNumber } from '@assay/domain/measurements/numbers';
import type { ResultContent } from '@assay/domain/points/results';
import { openSlips, typedCells, withCell } from '@assay/domain/runs/answer-slips';
import { measuredNow } from '@assay/domain/runs/measured-values';
import { newResult } from '@assay/domain/runs/result';
import type { UsualRange } from '@assay/domain/trends/slip';
import { usualRange } from '@assay/domain/trends/usual-range';
import type { TypedAnswer } from './typed-answers.ts';

/** A true value of an answer, as if nobody had measured the machine before. */
export interface FirstValue extends TypedAnswer {
  cell: string;
  value: string;
  /** The limit that nothing of the kind should pass; none where there is none above. */
  outermost: number | null;
  isLimited: boolean;
  /** What other machines of its model had measured at the point until then. */
  model: ReadonlyMap<string, UsualRange>;
  /** Whether they had at this very line of it. */
  isKnown: boolean;
}

/** What the machines of a model measured last until a visit, by model and point, line and machine. */
type OfModels = Map<string, Map<string, Map<string, number>>>;

const placeOf = ({ at, product }: TypedAnswer): string => `${product.productModelId} ${at.inspectionPointId}`;

function remember(answer: TypedAnswer, before: OfModels): void {
  const result = { ...newResult(answer.at.point), content: answer.content, rating: answer.rating };
  const lines = before.get(placeOf(answer)) ?? new Map<string, Map<string, number>>();
  before.set(placeOf(answer), lines);
  for (const { series, value } of measuredNow(answer.at.point, result))
    lines.set(series, (lines.get(series) ?? new Map()).set(answer.equipment_id, value));
}

/** Of the other machines, as far as several are known. */
function rangesOf(answer: TypedAnswer, before: OfModels): Map<string, UsualRange> {
  const lines = [...(before.get(placeOf(answer)) ?? [])].flatMap(([series, machines]) => {
    const range = usualRange([...machines].flatMap(([id, value]) => (id === answer.equipment_id ? [] : value)));
    return range ? [[series, range] as const] : [];
  });
  return new Map(lines);
}

/** The answers are in the order of their visits. */
export function firstValuesOf(answers: readonly TypedAnswer[]): FirstValue[] {
  const before: OfModels = new Map();
  return answers.flatMap((answer) => {
    const { at, product, content } = answer;
    const limits = 'measurementLimits' in at.point ? limitFor(at.point.measurementLimits, product) : undefined;
    const outermost = limits?.criticalHigh ?? limits?.high ?? null;
    const isLimited = Object.values(limits ?? {}).some((limit) => typeof limit === 'number');
    const model = rangesOf(answer, before);
    if (answer.isSubmitted) remember(answer, before);
    return typedCells(at.point, { content })
      .filter(({ value }) => (parseNumber(value) ?? 0) > 0)
      .map(({ cell, series, value }) => ({
        ...{ ...answer, cell, value, outermost, isLimited },
        ...{ model, isKnown: model.has(series) },
      }));
  });
}

/** Whether anybody asks about what stands in the cell. */
export function isAsked({ at, product, content, cell, model }: FirstValue, typed?: string): boolean {
  const answer: ResultContent = typed === undefined ? content : withCell(content, cell, typed);
  return openSlips(at, { ...newResult(at.point), content: answer }, { model }, product).some(
    (slip) => slip.cell === cell,
  );
}

/** What somebody types wrongly, or what is truly so bad; undefined where this one cannot be typed so. */
export const typedFirst: Record<string, (given: FirstValue & { number: number }, share: number) => string | undefined> =
  {
    'ten times too large': ({ number, value }) => shifted(number, value, 1),
    'a hundred times': ({ number, value }) => shifted(number, value, 2),
    'ten times too small': ({ number, value }) => shifted(number, value, -1),
    'inch for millimetre': ({ number, value, at }) =>
      at.point.unitValue === 'mm' ? (number / 25.4).toFixed(decimalsOf(value) + 1) : undefined,
    'bad, 1 to 2.25 limits': ({ outermost, value }, share) =>
      outermost === null ? undefined : (outermost * (1 + 1.25 * share)).toFixed(decimalsOf(value)),
  };

const decimalsOf = (value: string): number => value.split(/[.,]/)[1]?.length ?? 0;

const shifted = (number: number, value: string, places: number): string =>
  (number * 10 ** places).toFixed(Math.max(0, decimalsOf(value) - places));
