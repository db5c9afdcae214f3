import { limitFor } from '@assay/domain/measurements/limits';
import { parseNumber } from '@assay/domain/measurements/numbers';
import type { ResultContent } from '@assay/domain/points/results';
import { openSlips, typedCells, withCell } from '@assay/domain/runs/answer-slips';
import { newResult } from '@assay/domain/runs/result';
import type { TypedAnswer } from './typed-answers.ts';

/** A true value of an answer, as if nobody had measured the machine before. */
export interface FirstValue extends TypedAnswer {
  cell: string;
  value: string;
  /** The limit that nothing of the kind should pass; none where there is none above. */
  outermost: number | null;
  isLimited: boolean;
}

export function firstValuesOf(answers: readonly TypedAnswer[]): FirstValue[] {
  return answers.flatMap((answer) => {
    const { at, product, content } = answer;
    const limits = 'measurementLimits' in at.point ? limitFor(at.point.measurementLimits, product) : undefined;
    const outermost = limits?.criticalHigh ?? limits?.high ?? null;
    const isLimited = Object.values(limits ?? {}).some((limit) => typeof limit === 'number');
    return typedCells(at.point, { content })
      .filter(({ value }) => (parseNumber(value) ?? 0) > 0)
      .map(({ cell, value }) => ({ ...answer, cell, value, outermost, isLimited }));
  });
}

/** Whether anybody asks about what stands in the cell. */
export function isAsked({ at, product, content, cell }: FirstValue, typed?: string): boolean {
  const answer: ResultContent = typed === undefined ? content : withCell(content, cell, typed);
  return openSlips(at, { ...newResult(at.point), content: answer }, {}, product).some((slip) => slip.cell === cell);
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
