import { createHash } from 'node:crypto';
import { canonicalJson } from '@assay/domain/canonical-json';
import { optionImagesOf } from '@assay/domain/points/option-images';
import { notFound } from '@assay/domain/problem';
import { type Protocol, placedPoints } from '@assay/domain/protocols/protocol';
import { type ProtocolSnapshot, type SnapshotTerms, snapshotOf } from '@assay/domain/protocols/snapshot';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { listDocumentNames } from '../documents/documents.queries.ts';
import { keepFrozenImages } from '../files/images/shown-images.queries.ts';
import { listKeptPoints } from '../points/point-record.queries.ts';
import { listTermTranslations } from '../points/terms.queries.ts';
import { frozenPoint } from './freeze-point.ts';
import { findProtocol } from './protocol-record.queries.ts';
import { protocolOf } from './read-protocol.ts';
import { ensureSnapshot, type KeptSnapshot } from './snapshots.queries.ts';

/** Whoever starts the work, the walk is the same; a distributor's own documents are named to its people alone. */
const everything: Scope = { userId: '', companyId: null, divisionIds: null };

/** What a name stands for; a protocol keeps whatever it names. */
function keptIn<Kept>(kept: ReadonlyMap<string, Kept>) {
  return (id: string): Kept => {
    const found = kept.get(id);
    if (found === undefined) throw new Error(`The protocol names ${id}, which is not there.`);
    return found;
  };
}

/** The translations of a protocol's own words: titles of its categories, names of its phases. */
async function snapshotTerms(db: Db, protocol: Protocol, phases: readonly string[]): Promise<SnapshotTerms> {
  const titles = protocol.categories.flatMap(({ title, subcategoryTitles }) => [title, ...subcategoryTitles]);
  const terms: SnapshotTerms = {};
  for (const { kind, source, language, value } of await listTermTranslations(db, { category: titles, phase: phases })) {
    if (kind === 'option') continue;
    const known = terms[kind] ?? {};
    terms[kind] = { ...known, [source]: { ...known[source], [language]: value } };
  }
  return terms;
}

/** A protocol as it is now, with its points: what a run that begins now would freeze. */
export async function snapshotOfNow(
  db: Db,
  protocolId: string,
  companyId: string | null = null,
): Promise<ProtocolSnapshot> {
  const record = await findProtocol(db, everything, protocolId);
  if (!record) throw notFound();
  const protocol = protocolOf(record);
  const pointIds = placedPoints(protocol).map(({ point }) => point.inspectionPointId);
  const points = await listKeptPoints(db, [...new Set(pointIds)]);
  const documents = await listDocumentNames(db, companyId, [...new Set(pointIds)]);
  return snapshotOf(protocolId, protocol, {
    point: keptIn(new Map(points.map((point) => [point.id, frozenPoint(point, documents.get(point.id))]))),
    terms: await snapshotTerms(
      db,
      protocol,
      record.phases.map(({ name }) => name),
    ),
    phase: keptIn(new Map(record.phases.map(({ phase_id, name }) => [phase_id, name]))),
  });
}

/** Freezes a protocol as it is now, with the documents that a company may know of; equal contents are one snapshot. */
export async function takeSnapshot(
  db: Db,
  protocolId: string,
  now: Date,
  companyId: string | null = null,
): Promise<KeptSnapshot> {
  const snapshot = await snapshotOfNow(db, protocolId, companyId);
  const content = canonicalJson(snapshot);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const kept = await ensureSnapshot(db, { protocol_id: protocolId, sha256, content }, now);
  const images = snapshot.categories.flatMap(({ inspectionPoints }) =>
    inspectionPoints.flatMap(({ point }) => [...optionImagesOf(point)]),
  );
  await keepFrozenImages(db, { snapshot_id: kept.id }, [...new Set(images)]);
  return kept;
}
