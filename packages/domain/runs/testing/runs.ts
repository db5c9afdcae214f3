import type { PointType } from '../../points/point-types.ts';
import { newPoint } from '../../points/rules.ts';
import type { ProtocolPoint } from '../../protocols/protocol.ts';
import { type FrozenPoint, type ProtocolSnapshot, type SnapshotPoint, snapshotOf } from '../../protocols/snapshot.ts';
import { categoriesOf, protocolPoint, savable } from '../../protocols/testing/protocols.ts';
import { newResult, type PointResult } from '../result.ts';
import type { RunWork } from '../submit-check.ts';

export const frozen = (type: PointType, given: object = {}): FrozenPoint =>
  ({
    ...newPoint(type),
    name: 'A point',
    ratingField: { present: true, required: false },
    ...given,
    translations: {},
    descriptionTranslations: {},
  }) as FrozenPoint;

export const snapshotPoint = (id: string, point: FrozenPoint, given: Partial<ProtocolPoint> = {}): SnapshotPoint => ({
  ...protocolPoint(id, given),
  point,
});

/** A snapshot with one category for each list of points. */
export function snapshot(lists: SnapshotPoint[][], given: Partial<ProtocolSnapshot> = {}): ProtocolSnapshot {
  const points = new Map(lists.flat().map(({ inspectionPointId, point }) => [inspectionPointId, point]));
  const protocol = savable('Commission', { categories: categoriesOf(...lists) });
  const frozenOf = (id: string) => points.get(id) ?? frozen('Comment');
  return { ...snapshotOf('protocol', protocol, { point: frozenOf, phase: (id) => id }), ...given };
}

export function work(
  protocol: ProtocolSnapshot,
  answers: Record<string, Partial<PointResult>> = {},
  given: Partial<RunWork> = {},
): RunWork {
  const points = protocol.categories.flatMap(({ inspectionPoints }) => inspectionPoints);
  return {
    snapshot: protocol,
    choices: [],
    samples: {},
    results: new Map(
      [...points, ...(given.extraPoints ?? [])].map(({ id, point }) => [id, { ...newResult(point), ...answers[id] }]),
    ),
    extraPoints: [],
    product: { productFamilyId: null, productModelId: null },
    modelName: null,
    ...given,
  };
}
