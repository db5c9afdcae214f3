import type { ContentBlock, Fact } from '@assay/contract/reports/document';
import type { PointContents } from '@assay/domain/points/point';
import type { Entry } from '@assay/domain/points/point-rules';
import type { PointType } from '@assay/domain/points/point-types';
import type { ResultContents } from '@assay/domain/points/results';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import type { PointOutcome } from '@assay/domain/reports/version';
import { factsBlock } from '../blocks.ts';
import { fact, type Reading, readable, saying } from '../reading.ts';

/** A frozen point of one type. */
export type FrozenOf<T extends PointType> = FrozenPoint & { type: T } & PointContents[T];

/** How the answer to a point of a type reads in a report. */
export type PointBuilder<T extends PointType> = (
  point: FrozenOf<T>,
  answer: ResultContents[T],
  reading: Reading,
  outcome: PointOutcome,
) => ContentBlock[];

/** What was filled in, one fact each; what has no title is called by what it is. */
export const answeredFacts = (entries: readonly Entry[], nameless: string): Fact[] =>
  saying(entries.map(({ id, title, value }) => fact(id, title.trim() || nameless, readable(value))));

export const answers = (entries: readonly Entry[], nameless: string): ContentBlock[] =>
  factsBlock('values', answeredFacts(entries, nameless));
