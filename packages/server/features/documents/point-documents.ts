import { fieldError, refuse } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { keepFiles } from '../files/stored-files.queries.ts';
import { linkPoint, listLeftByPoints, unlinkPoint } from './document-links.queries.ts';
import { listVisibleIds } from './documents.queries.ts';
import { deleteDocument } from './save-document.ts';
import { insertDocument, type NewVersion } from './write-documents.queries.ts';

/** The changes of a save in the documents of a point. */
export interface SentDocuments {
  sourceSystem?: string | undefined;
  removedDocumentIds: readonly string[];
  addedDocumentIds: readonly string[];
}

export interface DocumentedPoint {
  id: string;
  /** The distributor whose point it is; null for the provider's. */
  distributorId: string | null;
}

/** Links, unlinks and adds; a file uploaded at a distributor's own point belongs to that company, and goes with its last link. */
export async function changePointDocuments(
  db: Db,
  scope: Scope,
  { id, distributorId }: DocumentedPoint,
  { sourceSystem = '', addedDocumentIds, removedDocumentIds }: SentDocuments,
  uploaded: readonly NewVersion[],
  now: Date,
): Promise<void> {
  const known = await listVisibleIds(db, scope, addedDocumentIds);
  refuse(
    addedDocumentIds.flatMap((one, i) =>
      known.has(one) ? [] : [fieldError(`addedDocumentIds.${i}`, 'document.unknown')],
    ),
  );
  if (addedDocumentIds.length > 0) await linkPoint(db, id, addedDocumentIds);
  if (removedDocumentIds.length > 0) {
    const seen = await listVisibleIds(db, scope, removedDocumentIds);
    await unlinkPoint(db, id, [...seen]);
    for (const left of await listLeftByPoints(db, [...seen])) await deleteDocument(db, left, now);
  }
  if (uploaded.length === 0) return;
  await keepFiles(
    db,
    uploaded.map(({ fileId }) => fileId),
  );
  for (const file of uploaded) {
    const own = { name: file.fileName, description: '', sourceSystem, categoryId: null, companyId: distributorId };
    await linkPoint(db, id, [await insertDocument(db, { ...file, ...own }, now)]);
  }
}
