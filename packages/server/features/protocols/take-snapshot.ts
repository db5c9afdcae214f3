import { createHash } from 'node:crypto';
import { canonicalJson } from '@assay/domain/canonical-json';
import { optionImagesOf } from '@assay/domain/points/option-images';
import { notFound } from '@assay/domain/problem';
import { type Protocol, placedPoints } from '@assay/domain/protocols/protocol';
import {
  type FrozenPoint,
  type ProtocolSnapshot,
  type SnapshotTerms,
  snapshotOf,
} from '@assay/domain/protocols/snapshot';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { listDocumentNames } from '../documents/documents.queries.ts';
import { keepFrozenImages } from '../files/images.queries.ts';
import { findPoint, listKeptPoints, type PointRecord } from '../points/point-record.queries.ts';
import { listTermTranslations } from '../points/point-translations.queries.ts';
import { pointOf, translatedTexts } from '../points/read-point.ts';
import { findProtocol } from './protocols.queries.ts';
import { protocolOf } from './read-protocol.ts';
import { ensureSnapshot, type KeptSnapshot } from './snapshots.queries.ts';

/** The work is the same for everybody who starts it; a distributor's own documents are named to its people alone. */
const everything: Scope = { userId: '', companyId: null, divisionIds: null };

/** Finds the part behind an id; nothing can be removed that a protocol names. */
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

/** A protocol as it is now, with its points, as a run that begins now would freeze it. */
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

const translationsOf = ({ translations }: PointRecord, wanted: 'name' | 'description') =>
  Object.fromEntries(
    translations.filter(({ kind }) => kind === wanted).map(({ language, value }) => [language, value]),
  );

/** By language, then by the key of the text. */
function textsOf(record: PointRecord): Record<string, Record<string, string>> {
  const byLanguage = Map.groupBy(translatedTexts(record), ({ language }) => language);
  return Object.fromEntries(
    [...byLanguage].map(([language, texts]) => [
      language,
      Object.fromEntries(texts.map(({ key, value }) => [key, value])),
    ]),
  );
}

/** A point with everything that performing and reporting it needs, as it is now. */
function frozenPoint(record: PointRecord, documentNames: readonly string[] = []): FrozenPoint {
  const textTranslations = textsOf(record);
  return {
    ...pointOf(record),
    ...(documentNames.length > 0 && { documentNames: [...documentNames] }),
    ...(record.unit_name !== null && { unitValue: record.unit_name }),
    translations: translationsOf(record, 'name'),
    descriptionTranslations: translationsOf(record, 'description'),
    // Left out of the snapshot where there are none, like the names of documents.
    ...(Object.keys(textTranslations).length > 0 && { textTranslations }),
  };
}

/** A custom point that one may see, for a run that it is added to. */
export async function freezePoint(db: Db, scope: Scope, id: string): Promise<FrozenPoint | undefined> {
  const record = await findPoint(db, scope, id);
  if (record?.kind !== 'custom') return undefined;
  return frozenPoint(record, (await listDocumentNames(db, scope.companyId, [id])).get(id));
}
