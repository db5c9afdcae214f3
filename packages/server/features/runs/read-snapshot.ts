import type { ProtocolSnapshot, SnapshotPoint } from '@assay/domain/protocols/snapshot';
import type { Db } from '../../db/pool.ts';
import { findSnapshot } from './runs.queries.ts';

export interface ReadSnapshot {
  content: ProtocolSnapshot;
  /** Keyed by the id of their place in the protocol. */
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

/** The frozen protocols of runs, by their names. */
export async function readSnapshots(
  db: Db,
  runs: readonly { protocolId: string; snapshot: string }[],
): Promise<ReadonlyMap<string, ProtocolSnapshot>> {
  const read = new Map<string, ProtocolSnapshot>();
  for (const { protocolId, snapshot } of runs)
    read.set(snapshot, (await readSnapshot(db, { protocolId, sha256: snapshot })).content);
  return read;
}

/** The snapshot of a run that was read with the others. */
export function snapshotIn(
  snapshots: ReadonlyMap<string, ProtocolSnapshot>,
  { snapshot }: { snapshot: string },
): ProtocolSnapshot {
  const found = snapshots.get(snapshot);
  if (!found) throw new Error(`The snapshot ${snapshot} was not read.`);
  return found;
}
