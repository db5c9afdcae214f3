import { type FieldError, fieldError, refuse } from '@assay/domain/problem';
import { days, later } from '@assay/domain/time';
import type pg from 'pg';
import { type Db, withoutScopedTables } from '../../db/pool.ts';
import { inTransaction, nobody } from '../../db/transaction.ts';
import type { Scope } from '../../db/visible.ts';
import { markForDeletion } from '../files/stored-files.queries.ts';
import type { RemoveOld } from '../files/sweep-storage.ts';
import { findCategory } from './document-categories.queries.ts';
import { findLinkable, type LinkTable, setLinks } from './document-links.queries.ts';
import { type Metadata, removeDeletedDocuments, removeDocument, updateMetadata } from './write-documents.queries.ts';

interface SentLinks {
  inspectionPointIds?: readonly string[] | undefined;
  productFamilyIds?: readonly string[] | undefined;
  productModelIds?: readonly string[] | undefined;
}

const tables = {
  inspectionPointIds: ['document_point', 'document.pointUnknown'],
  productFamilyIds: ['document_family', 'product.familyUnknown'],
  productModelIds: ['document_model', 'product.modelUnknown'],
} as const satisfies Record<keyof SentLinks, readonly [LinkTable, string]>;
const kinds = Object.keys(tables) as (keyof SentLinks)[];

/** Everything that a document names must exist. */
export async function refuseUnknown(
  db: Db,
  scope: Scope,
  sent: SentLinks & Pick<Metadata, 'categoryId'>,
): Promise<void> {
  const known = await findLinkable(db, scope, [...new Set(kinds.flatMap((kind) => sent[kind] ?? []))]);
  const errors: FieldError[] = kinds.flatMap((kind) =>
    (sent[kind] ?? []).flatMap((id, i) =>
      known[tables[kind][0]].has(id) ? [] : [fieldError(`${kind}.${i}`, tables[kind][1])],
    ),
  );
  if (sent.categoryId && !(await findCategory(db, sent.categoryId)))
    errors.push(fieldError('categoryId', 'document.categoryUnknown'));
  refuse(errors);
}

/** The links of the kinds that were sent; what was not sent stays. */
export async function writeLinks(db: Db, documentId: string, sent: SentLinks): Promise<void> {
  for (const kind of kinds) {
    const ids = sent[kind];
    if (ids) await setLinks(db, tables[kind][0], documentId, ids);
  }
}

export async function saveMetadata(db: Db, scope: Scope, id: string, sent: SentLinks & Metadata): Promise<void> {
  await refuseUnknown(db, scope, sent);
  await writeLinks(db, id, sent);
  await updateMetadata(db, id, sent);
}

export async function deleteDocument(db: Db, id: string, now: Date): Promise<void> {
  await markForDeletion(db, await removeDocument(db, id, now), now);
}

/** The rows stay as long as the bytes of a deleted document, which cannot go before the versions that name them. */
const deletedLives = days(30);

/** Removes the documents that were deleted a month ago. */
export const documentRemover =
  (pool: pg.Pool): RemoveOld =>
  (now) =>
    inTransaction(pool, nobody, (db) => removeDeletedDocuments(withoutScopedTables(db), later(now, -deletedLives)));
