import type { ResultContent } from '../points/results.ts';
import { emptyResult } from '../points/rules.ts';
import type { FrozenPoint } from '../protocols/snapshot.ts';
import type { PointResult } from './result.ts';
import { contentAfter, type WireContent } from './wire-content.ts';
import { withComputed } from './with-computed.ts';

export interface WireResult
  extends WireContent,
    Omit<
      PointResult,
      'content' | 'internalComment' | 'prefilledCells' | 'copied' | 'keptSlips' | 'fixedOnSite' | 'replaced'
    > {
  internalComment?: string | undefined;
  prefilledCells?: string[] | undefined;
  copied?: (WireContent & { comment: string }) | undefined;
  keptSlips?: string[] | undefined;
  fixedOnSite?: boolean | undefined;
  replaced?: boolean | undefined;
}

const contentOf = (point: FrozenPoint, wire: WireContent): ResultContent =>
  withComputed(point, contentAfter(emptyResult(point), wire));

export const resultOf = (point: FrozenPoint, wire: WireResult): PointResult => ({
  content: contentOf(point, wire),
  rating: wire.rating,
  comment: wire.comment,
  internalComment: wire.internalComment ?? '',
  nameOverride: wire.nameOverride,
  prefilled: wire.prefilled,
  ...(wire.prefilledCells?.length && { prefilledCells: wire.prefilledCells }),
  ...(wire.copied && { copied: { content: contentOf(point, wire.copied), comment: wire.copied.comment } }),
  ...(wire.keptSlips?.length && { keptSlips: wire.keptSlips }),
  ...(wire.fixedOnSite && { fixedOnSite: true }),
  ...(wire.replaced && { replaced: true }),
  photos: wire.photos,
  voiceCommentId: wire.voiceCommentId,
});
