import type { ProtocolSnapshot, SnapshotPoint } from '@assay/domain/protocols/snapshot';
import type { Db } from '../../db/pool.ts';
import { findSnapshot } from './snapshots.queries.ts';

export interface ReadSnapshot {
  content: ProtocolSnapshot;
  /** By their place in the protocol. */
  points: ReadonlyMap<string, SnapshotPoint>;
}

const mostKept = 50;
const kept = new Map<string, ReadSnapshot>();

function keep(sha256: string, snapshot: ReadSnapshot): void {
  kept.delete(sha256);
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
  kept.set(sha256, snapshot);
}

/** A snapshot never changes, so the ones in use are kept in memory: every answer is checked against its point. */
export async function readSnapshot(
  db: Db,
  { protocolId, sha256 }: { protocolId: string; sha256: string },
): Promise<ReadSnapshot> {
  const known = kept.get(sha256);
  if (known) {
    keep(sha256, known);
    return known;
  }
  const content = JSON.parse((await findSnapshot(db, protocolId, sha256)).content) as ProtocolSnapshot;
  const points = new Map(
    content.categories.flatMap(({ inspectionPoints }) => inspectionPoints.map((at) => [at.id, at])),
  );
  const read = { content, points };
  keep(sha256, read);
  return read;
}
