import type { Product } from '../measurements/limits.ts';
import { newPatternEffort } from '../points/patterns.ts';
import { type FieldError, fieldError } from '../problem.ts';
import { resultValue } from '../protocols/dependencies/result-value.ts';
import { inEnglish } from '../protocols/in-language.ts';
import type { ProtocolSnapshot, SnapshotPoint } from '../protocols/snapshot.ts';
import { type GroupChoice, undecidedGroups } from './group-choices.ts';
import { type Judge, resultFaults } from './judge-result.ts';
import { cellsOfLastVisit } from './last-visit-cells.ts';
import { isLifted, isOfLastVisit, isUntouched, type PointResult } from './result.ts';
import { type WalkStep, walk } from './walk.ts';

/** Everything that the rules need of a run: what was frozen, chosen at the start, and answered. */
export interface RunWork {
  snapshot: ProtocolSnapshot;
  choices: readonly GroupChoice[];
  /** Sample ids by number. */
  samples: Readonly<Record<string, string>>;
  /** By the id of the point's place. */
  results: ReadonlyMap<string, PointResult>;
  extraPoints: readonly SnapshotPoint[];
  product: Product;
  modelName: string | null;
}

type Steps = readonly WalkStep<SnapshotPoint>[];

/** Each state of a run is its own object, so its steps are computed once. */
const stepsByWork = new WeakMap<RunWork, Steps>();

/** Extra points come last. */
export function stepsOf(work: RunWork): Steps {
  const steps = stepsByWork.get(work) ?? stepsNow(work);
  stepsByWork.set(work, steps);
  return steps;
}

function stepsNow(work: RunWork): Steps {
  const points = new Map(
    work.snapshot.categories.flatMap(({ inspectionPoints }) => inspectionPoints.map((at) => [at.id, at])),
  );
  const steps = walk(work.snapshot, {
    choices: work.choices,
    modelName: work.modelName,
    answerTo: (id) => {
      const [at, result] = [points.get(id), work.results.get(id)];
      return at && result ? resultValue(inEnglish(at.point), result.content) : null;
    },
  });
  const extra = work.extraPoints.map((at, place) => ({
    at,
    categoryId: '',
    number: points.size + place + 1,
    phaseId: null,
    warning: null,
  }));
  return [...steps, ...extra];
}

/** In ascending order, of the shown points. */
export const sampleNumbers = (steps: readonly WalkStep[]): number[] =>
  [...new Set(steps.map(({ at }) => at.sampleIdIndex))].filter((index) => index !== null).sort((a, b) => a - b);

/** Callers that ask often may pass cached faults of results. */
export function submitFaults(
  work: RunWork,
  { external }: Pick<Judge, 'external'>,
  faultsOf: typeof resultFaults = resultFaults,
): FieldError[] {
  const steps = stepsOf(work);
  const judge = { product: work.product, external, effort: newPatternEffort() };
  return [
    ...undecidedGroups(work.snapshot, work.choices).map(({ group, place }) =>
      fieldError(`choices.${place}`, group.kind === 'optional' ? 'group.include' : 'group.chooseOne', {
        group: group.name,
      }),
    ),
    ...steps.flatMap(({ at }) => {
      const result = work.results.get(at.id);
      if (!result) return [];
      return faultsOf(at, result, judge).map(({ part, entryId, code, values }) => ({
        path: entryId === null ? `results.${at.id}.${part}` : `results.${at.id}.${part}.${entryId}`,
        pointId: at.id,
        pointName: result.nameOverride.trim() || at.point.name,
        code,
        values,
      }));
    }),
  ];
}

/** A point with cells that are still from the last visit. */
export interface Unconfirmed {
  step: WalkStep<SnapshotPoint>;
  /** The cells; empty if it is the whole answer. */
  cells: string[];
}

/** They may be submitted and are then marked as taken over. */
export const unconfirmedPoints = (work: RunWork): Unconfirmed[] =>
  stepsOf(work).flatMap((step) => {
    const result = work.results.get(step.at.id);
    if (!result || isLifted(result) || isUntouched(result) || !isOfLastVisit(result)) return [];
    return [{ step, cells: cellsOfLastVisit(step.at.point, result) }];
  });

/** Samples without an id, with the first point that needs each; a sample may not have been taken, so this does not stop submitting. */
export function missingSamples(work: RunWork): { number: number; pointId: string | undefined }[] {
  const wanting = stepsOf(work).filter(({ at }) => {
    const result = work.results.get(at.id);
    return !(result && isLifted(result));
  });
  return sampleNumbers(wanting)
    .filter((number) => (work.samples[number] ?? '').trim() === '')
    .map((number) => ({ number, pointId: wanting.find(({ at }) => at.sampleIdIndex === number)?.at.id }));
}
