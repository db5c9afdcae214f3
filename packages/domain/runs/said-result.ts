import { emptyResult } from '../points/rules.ts';
import { newProtocolPoint } from '../protocols/new-protocol.ts';
import type { FrozenPoint, SnapshotPoint } from '../protocols/snapshot.ts';
import type { PointResult } from './result.ts';
import { contentAfter, type SaidContent } from './said-content.ts';

/** A result as it crosses the wire. */
export interface SaidResult extends SaidContent, Omit<PointResult, 'content' | 'internalComment'> {
  internalComment?: string | undefined;
}

export const resultOf = (point: FrozenPoint, said: SaidResult): PointResult => ({
  content: contentAfter(emptyResult(point), said),
  rating: said.rating,
  comment: said.comment,
  internalComment: said.internalComment ?? '',
  nameOverride: said.nameOverride,
  prefilled: said.prefilled,
  photos: said.photos,
  voiceCommentId: said.voiceCommentId,
});

/** An added point, as if it stood in the protocol. */
export const extraPointOf = (extra: { id: string; inspectionPointId: string; point: unknown }): SnapshotPoint => ({
  ...newProtocolPoint(extra.inspectionPointId),
  id: extra.id,
  point: extra.point as FrozenPoint,
});
