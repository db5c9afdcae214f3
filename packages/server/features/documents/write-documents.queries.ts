import { newId } from '@assay/domain/id';
import { sql } from 'kysely';
import { afterGuard, type Db, forNobody } from '../../db/pool.ts';

export interface NewVersion {
  fileId: string;
  fileName: string;
  fileType: string;
  fileSize: number;
  uploadedBy: string | null;
}

export interface NewDocument extends NewVersion {
  name: string;
  description: string;
  sourceSystem: string;
  categoryId: string | null;
  /** Null for the provider's. */
  companyId: string | null;
}

async function insertVersion(db: Db, documentId: string, version: number, file: NewVersion, now: Date): Promise<void> {
  await afterGuard(db)
    .insertInto('document_version')
    .values({
      document_id: documentId,
      version,
      file_id: file.fileId,
      file_name: file.fileName,
      file_type: file.fileType,
      file_size: file.fileSize,
      uploaded_by: file.uploadedBy,
      uploaded_at: now,
    })
    .execute();
}

export async function insertDocument(db: Db, document: NewDocument, now: Date): Promise<string> {
  const id = newId(now.getTime());
  await afterGuard(db)
    .insertInto('document')
    .values({
      id,
      document_category_id: document.categoryId,
      company_id: document.companyId,
      name: document.name,
      description: document.description,
      source_system: document.sourceSystem,
      current_version: 1,
      file_type: document.fileType,
      file_size: document.fileSize,
      uploaded_at: now,
      created_at: now,
    })
    .execute();
  await insertVersion(db, id, 1, document, now);
  return id;
}

/** The document is locked: versions of one are numbered one after another. */
export async function addVersion(db: Db, id: string, current: number, file: NewVersion, now: Date): Promise<void> {
  await insertVersion(db, id, current + 1, file, now);
  await afterGuard(db)
    .updateTable('document')
    .set({
      current_version: current + 1,
      file_type: file.fileType,
      file_size: file.fileSize,
      uploaded_at: now,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', id)
    .execute();
}

export interface Metadata {
  name?: string | undefined;
  description?: string | undefined;
  categoryId?: string | null | undefined;
}

export async function updateMetadata(db: Db, id: string, { name, description, categoryId }: Metadata): Promise<void> {
  await afterGuard(db)
    .updateTable('document')
    .set({
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(categoryId !== undefined && { document_category_id: categoryId }),
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Soft; its links and packages let go of it. Answers the files that nothing shows any more. */
export async function removeDocument(db: Db, id: string, now: Date): Promise<string[]> {
  const whole = afterGuard(db);
  for (const table of ['document_point', 'document_family', 'document_model', 'document_package_item'] as const)
    await whole.deleteFrom(table).where('document_id', '=', id).execute();
  await whole
    .updateTable('document')
    .set({ deleted_at: now, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
  const files = await whole.selectFrom('document_version').select('file_id').where('document_id', '=', id).execute();
  return files.map(({ file_id }) => file_id);
}

/** With their versions; that they were deleted is in their history already. */
export async function removeDeletedDocuments(db: Db, deletedUntil: Date): Promise<number> {
  await sql`select set_config('assay.events', 'summary', true)`.execute(db);
  const { numDeletedRows } = await forNobody(db)
    .deleteFrom('document')
    .where('deleted_at', '<=', deletedUntil)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
