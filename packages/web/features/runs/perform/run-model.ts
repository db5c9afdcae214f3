import type { RunReply } from '@assay/contract/runs/run';
import type { Language } from '@assay/domain/languages';
import type { Product } from '@assay/domain/measurements/limits';
import { pointInLanguage, snapshotInLanguage } from '@assay/domain/protocols/in-language';
import type { FrozenPoint, ProtocolSnapshot, SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { type Judge, type ResultFault, resultFaults } from '@assay/domain/runs/judge-result';
import { isDone, lackingFaults } from '@assay/domain/runs/progress';
import { extraPointOf } from '@assay/domain/runs/recorded-run';
import type { PointResult } from '@assay/domain/runs/result';
import type { RunWork } from '@assay/domain/runs/submit-check';
import { resultOf } from '@assay/domain/runs/wire-result';
import type { FieldQueue } from '../queue/queue.ts';
import { idsOf, type RecordKey, type RecordParts } from '../queue/records.ts';
import { waitingPhotos } from '../queue/result-keys.ts';
import { startKey } from './run-states.ts';
import { withPhotos } from './with-photos.ts';

/** A run while it is carried out: its frozen protocol, under what the queue knows of its results. */
export interface RunModel {
  runId: string;
  protocolName: string;
  snapshot: ProtocolSnapshot;
  product: Product;
  judge: Judge;
  /** The run as its rules see it now; the same object until something changes. */
  work: () => RunWork;
  /** What stands in the way of submitting a point; judged once for each state of it. */
  faultsOf: (at: SnapshotPoint, result: PointResult) => ResultFault[];
  /** What keeps an answered point open. */
  lackingAt: (at: SnapshotPoint, result: PointResult) => ResultFault[];
  /** Asked of every point by the list, the head and each step: found once for each state of it. */
  isDone: (at: SnapshotPoint, result: PointResult | undefined) => boolean;
  /** The number of a point in the protocol, from 1; 0 for one that it does not have. */
  numberOf: (pointId: string) => number;
  /** Under which key the result of a point is kept. */
  keyOf: (pointId: string) => RecordKey<'result'> | undefined;
}

interface Begun {
  queue: FieldQueue;
  run: RunReply;
  snapshot: ProtocolSnapshot;
  external: boolean;
  /** In which the inspector reads points; English where a translation is missing. */
  language: Language;
}

export function createRunModel({ queue, run, snapshot: frozen, external, language }: Begun): RunModel {
  const snapshot = snapshotInLanguage(frozen, language);
  const placed = new Map(
    snapshot.categories.flatMap(({ inspectionPoints }) => inspectionPoints.map((at) => [at.id, at])),
  );
  const numbers = new Map([...placed.keys()].map((id, place) => [id, place + 1]));
  const product = {
    productFamilyId: run.equipment?.productFamilyId ?? null,
    productModelId: run.equipment?.productModelId ?? null,
  };
  const known = new WeakMap<RecordParts['result'], PointResult>();
  const extras = new WeakMap<RecordParts['extra'], SnapshotPoint>();
  let keys = new Map<string, RecordKey<'result'>>();
  let made: { version: number; work: RunWork } | undefined;

  function resultFor(at: SnapshotPoint, parts: RecordParts['result']): PointResult {
    const before = known.get(parts);
    const result = before ?? resultOf(at.point, parts);
    if (!before) known.set(parts, result);
    return result;
  }

  /** A point that was added, once the server has answered what it is. */
  function extraAt(key: RecordKey<'extra'>): SnapshotPoint[] {
    const parts = queue.shown(key);
    if (!parts?.id || !parts.point) return [];
    const { id, inspectionPointId, point } = parts;
    const inLanguage = pointInLanguage(point as FrozenPoint, language);
    const at = extras.get(parts) ?? extraPointOf({ id, inspectionPointId, point: inLanguage });
    extras.set(parts, at);
    return [at];
  }

  function workNow(): RunWork {
    // What the device keeps comes back in the order of ids; one without a place was added here, and comes last.
    const placeOf = (key: RecordKey<'extra'>): number => queue.shown(key)?.index ?? Number.MAX_SAFE_INTEGER;
    const extraKeys = queue.keys('extra', run.id).toSorted((one, other) => placeOf(one) - placeOf(other));
    const extraPoints = extraKeys.flatMap(extraAt);
    const added = new Map(extraPoints.map((at) => [at.id, at]));
    const results = new Map<string, PointResult>();
    keys = new Map();
    for (const key of queue.keys('result', run.id)) {
      const [, pointId = ''] = idsOf(key);
      const at = placed.get(pointId) ?? added.get(pointId);
      const parts = queue.shown(key);
      if (!at || !parts) continue;
      keys.set(pointId, key);
      results.set(pointId, withPhotos(resultFor(at, parts), waitingPhotos(queue).get(key)));
    }
    const { choices = [], samples = {} } = queue.shown(startKey(run.id)) ?? {};
    return {
      snapshot,
      choices,
      samples,
      results,
      extraPoints,
      product,
      modelName: run.equipment?.productModelName ?? null,
    };
  }

  function work(): RunWork {
    const version = queue.version();
    if (made?.version !== version) made = { version, work: workNow() };
    return made.work;
  }

  const judge = { product, external };
  const judged = new WeakMap<PointResult, ResultFault[]>();
  function faultsOf(at: SnapshotPoint, result: PointResult): ResultFault[] {
    const faults = judged.get(result) ?? resultFaults(at, result, judge);
    judged.set(result, faults);
    return faults;
  }

  function withWaiting({ id }: SnapshotPoint, result: PointResult): PointResult {
    const key = keyOf(id);
    return key ? withPhotos(result, waitingPhotos(queue).get(key)) : result;
  }

  const lackingAt = (at: SnapshotPoint, result: PointResult) =>
    lackingFaults(at, withWaiting(at, result), judge, faultsOf);

  const done = new WeakMap<PointResult, boolean>();
  function isResultDone(at: SnapshotPoint, shown: PointResult): boolean {
    const result = withWaiting(at, shown);
    const before = done.get(result);
    if (before !== undefined) return before;
    const now = isDone(result, () => lackingAt(at, result));
    done.set(result, now);
    return now;
  }

  function keyOf(pointId: string): RecordKey<'result'> | undefined {
    work();
    return keys.get(pointId);
  }

  return {
    runId: run.id,
    protocolName: run.inspectionProtocolName,
    snapshot,
    product,
    judge,
    work,
    faultsOf,
    lackingAt,
    isDone: (at, result) => result !== undefined && isResultDone(at, result),
    numberOf: (pointId) => numbers.get(pointId) ?? 0,
    keyOf,
  };
}
