import type { Product } from '../measurements/limits.ts';
import type { PointType } from '../points/point-types.ts';
import type { ProtocolType } from '../protocol-types.ts';
import { newProtocolPoint } from '../protocols/new-protocol.ts';
import type { FrozenPoint, ProtocolSnapshot, SnapshotPoint } from '../protocols/snapshot.ts';
import type { GroupChoice } from './group-choices.ts';
import type { PointResult } from './result.ts';
import type { StoredPhoto } from './result-photos.ts';
import type { RunWork } from './submit-check.ts';

export const runRoles = ['main', 'configurator', 'site', 'operational', 'machine', 'screen'] as const;
export type RunRole = (typeof runRoles)[number];

/** The machine as it was when the run was assigned to it. */
export interface RunMachine {
  id: string;
  serialNumber: string;
  nickName: string;
  productFamilyId: string;
  productFamilyName: string;
  productModelId: string;
  productModelName: string;
}

export interface RecordedResult extends Omit<PointResult, 'copied'> {
  id: string;
  /** The point's place in the protocol, or the extra point. */
  protocolPointId: string;
  inspectionPointId: string;
  type: PointType;
  photos: StoredPhoto[];
}

/** A point that the inspector added, frozen on that day. */
export interface ExtraPoint {
  id: string;
  inspectionPointId: string;
  index: number;
  point: FrozenPoint;
}

/** A protocol that was carried out: its choices, answers and extra points. */
export interface RecordedRun {
  id: string;
  role: RunRole;
  protocolId: string;
  protocolName: string;
  protocolType: ProtocolType;
  /** Only for audits of a machine; otherwise empty. */
  stage: string;
  /** The name of the frozen protocol, whose content never changes. */
  snapshot: string;
  equipment: RunMachine | null;
  choices: GroupChoice[];
  samples: Record<string, string>;
  results: RecordedResult[];
  extraPoints: ExtraPoint[];
  includedInReport: boolean;
}

/** Treats an extra point as if it stood in the protocol. */
export const extraPointOf = (extra: { id: string; inspectionPointId: string; point: unknown }): SnapshotPoint => ({
  ...newProtocolPoint(extra.inspectionPointId),
  id: extra.id,
  point: extra.point as FrozenPoint,
});

/** By the place in the protocol, or by the id of the extra point. */
export const pointsOf = (
  { extraPoints }: Pick<RecordedRun, 'extraPoints'>,
  { categories }: ProtocolSnapshot,
): Map<string, FrozenPoint> =>
  new Map([
    ...categories.flatMap(({ inspectionPoints }) => inspectionPoints.map((at) => [at.id, at.point] as const)),
    ...extraPoints.map(({ id, point }) => [id, point] as const),
  ]);

/** Results of extra points come last. */
export const inPointOrder = <Result>(
  results: readonly Result[],
  points: ReadonlyMap<string, unknown>,
  pointOf: (result: Result) => string,
): Result[] => {
  const places = new Map([...points.keys()].map((id, place) => [id, place]));
  const placeOf = (result: Result) => places.get(pointOf(result)) ?? places.size;
  return results.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** The type of the protocol, followed by the stage if there is one. */
export const runTypeOf = ({ protocolType, stage }: Pick<RecordedRun, 'protocolType' | 'stage'>): string =>
  stage === '' ? protocolType : `${protocolType}:${stage}`;

const productOf = (machine: RunMachine | null): Product => ({
  productFamilyId: machine?.productFamilyId ?? null,
  productModelId: machine?.productModelId ?? null,
});

/** The rules see any run so, of today or of a version of a report. */
export const workOf = (run: RecordedRun, snapshot: ProtocolSnapshot): RunWork => ({
  snapshot,
  choices: run.choices,
  samples: run.samples,
  results: new Map(run.results.map((result) => [result.protocolPointId, result])),
  extraPoints: run.extraPoints.map(extraPointOf),
  product: productOf(run.equipment),
  modelName: run.equipment?.productModelName ?? null,
});
