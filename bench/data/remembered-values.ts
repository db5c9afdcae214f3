import { parseNumber } from '@assay/domain/measurements/numbers';
import { ratings } from '@assay/domain/ratings';
import { type MeasuredBefore, openSlips, typedCells, withCell } from '@assay/domain/runs/answer-slips';
import { oldCells } from '@assay/domain/runs/last-visit-cells';
import { measuredNow, readingsOf } from '@assay/domain/runs/measured-values';
import { newResult, type PointResult } from '@assay/domain/runs/result';
import type { TypedAnswer } from './typed-answers.ts';

/** A true value of an answer, and what was measured before it at the same place of the machine. */
export interface RememberedValue {
  answer: TypedAnswer;
  result: PointResult;
  cell: string;
  value: string;
  number: number;
  /** Of this cell, oldest first. */
  history: readonly number[];
  /** What the product knows of the whole point. */
  known: MeasuredBefore;
  /** The other values of the answer. */
  neighbours: readonly number[];
}

/** So many of the newest values a visit is told. */
const mostValues = 12;

const resultOf = ({ at, content, rating, replaced, prefilled_cells }: TypedAnswer): PointResult => ({
  ...newResult(at.point),
  ...{ content, rating, prefilledCells: prefilled_cells, ...(replaced && { replaced }) },
});

/** Every value that was typed where something had been measured before, none of it zero. */
export function rememberedValuesOf(answers: readonly TypedAnswer[]): RememberedValue[] {
  const before = new Map<string, Map<string, number[]>>();
  const found: RememberedValue[] = [];
  for (const visit of Map.groupBy(answers, ({ visit_id }) => visit_id).values()) {
    // What a visit finds itself is no history of it.
    const now: (() => void)[] = [];
    for (const answer of visit) {
      const { at, equipment_id, isSubmitted } = answer;
      const result = resultOf(answer);
      if (result.rating === ratings.NotApplicable) continue;
      const place = `${equipment_id} ${at.inspectionPointId}`;
      const series = before.get(place) ?? new Map<string, number[]>();
      before.set(place, series);
      found.push(...valuesOf(answer, result, series));
      if (!isSubmitted) continue;
      for (const one of [...measuredNow(at.point, result), ...readingsOf(result)])
        now.push(() => series.set(one.series, [...(series.get(one.series) ?? []), one.value].slice(-mostValues)));
    }
    for (const remember of now) remember();
  }
  return found;
}

function valuesOf(answer: TypedAnswer, result: PointResult, before: Map<string, number[]>): RememberedValue[] {
  const { point } = answer.at;
  const old = oldCells(point, result);
  const known = [...before].map(([series, values]) => ({ series, values: values.map((value) => ({ value })) }));
  const typed = typedCells(point, result)
    .filter(({ cell }) => !old.has(cell))
    .flatMap((one) => {
      const number = parseNumber(one.value);
      return number === undefined ? [] : [{ ...one, number }];
    });
  return typed.flatMap(({ cell, series, value, number }) => {
    const history = before.get(series) ?? [];
    const neighbours = typed.filter((one) => one.cell !== cell).map((one) => one.number);
    return history.length > 0 && [...history, number].every((one) => one !== 0)
      ? [{ answer, result, cell, value, number, history, known, neighbours }]
      : [];
  });
}

/** What the product asks about the cell, with another value in it where one is given. */
export function slipAt({ answer: { at, product }, result, cell, known }: RememberedValue, typed?: string) {
  const content = typed === undefined ? result.content : withCell(result.content, cell, typed);
  return openSlips(at, { ...result, content }, { history: known }, product).find((slip) => slip.cell === cell);
}
