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

/** A run as far as its rules go: what was frozen, what was chosen at the start, what was answered. */
export interface RunWork {
  snapshot: ProtocolSnapshot;
  choices: readonly GroupChoice[];
  /** Sample ids by their number. */
  samples: Readonly<Record<string, string>>;
  /** By the key of the point. */
  results: ReadonlyMap<string, PointResult>;
  extraPoints: readonly SnapshotPoint[];
  product: Product;
  modelName: string | null;
}

type Steps = readonly WalkStep<SnapshotPoint>[];

/** A run is an object of its own for each state of it: its steps are found once, though many ask for them. */
const stepsByWork = new WeakMap<RunWork, Steps>();

/** The steps of a run as it stands, extra points last. */
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

/** The numbers of the samples that the shown points are tied to, in order. */
export const sampleNumbers = (steps: readonly WalkStep[]): number[] =>
  [...new Set(steps.map(({ at }) => at.sampleIdIndex))].filter((index) => index !== null).sort((a, b) => a - b);

/** Everything that is missing before a run may be submitted, each with its place; whoever asks often may know the faults of results already. */
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

/** A point of which something is still as at the last visit. */
export interface Unconfirmed {
  step: WalkStep<SnapshotPoint>;
  /** Which cells; none where it is the whole answer. */
  cells: string[];
}

/** What was taken over and nobody has confirmed or changed: it may be submitted, and is then marked so. */
export const unconfirmedPoints = (work: RunWork): Unconfirmed[] =>
  stepsOf(work).flatMap((step) => {
    const result = work.results.get(step.at.id);
    if (!result || isLifted(result) || isUntouched(result) || !isOfLastVisit(result)) return [];
    return [{ step, cells: cellsOfLastVisit(step.at.point, result) }];
  });

/** The samples without an id that some point wants, with the first such point: one may not have been taken, so this is shown and does not stand in the way. */
export function missingSamples(work: RunWork): { number: number; pointId: string | undefined }[] {
  const wanting = stepsOf(work).filter(({ at }) => {
    const result = work.results.get(at.id);
    return !(result && isLifted(result));
  });
  return sampleNumbers(wanting)
    .filter((number) => (work.samples[number] ?? '').trim() === '')
    .map((number) => ({ number, pointId: wanting.find(({ at }) => at.sampleIdIndex === number)?.at.id }));
}
