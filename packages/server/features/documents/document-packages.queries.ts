import type { DocumentPackage } from '@assay/contract/documents/document';
import type { PackageType } from '@assay/domain/documents/packages';
import { newId } from '@assay/domain/id';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

export interface PackageFields {
  name: string;
  type: PackageType;
  documentIds: readonly string[];
}

/** Packages with those of their documents that the person may see. */
export async function listPackages(db: Db, scope: Scope, id?: string): Promise<DocumentPackage[]> {
  const packages = await db
    .selectFrom('document_package')
    .select(['id as documentPackageId', 'name', 'type', 'revision'])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('name')
    .orderBy('id')
    .execute();
  const items = await visible
    .documents(db, scope)
    .innerJoin('document_package_item', 'document_package_item.document_id', 'document.id')
    .select([
      'document_package_item.document_package_id as packageId',
      'document.id',
      'document.name',
      'document.file_type as fileType',
      'document.file_size as fileSize',
    ])
    .$if(id !== undefined, (query) => query.where('document_package_item.document_package_id', '=', id ?? ''))
    .orderBy('document.name')
    .orderBy('document.id')
    .execute();
  const byPackage = Map.groupBy(items, ({ packageId }) => packageId);
  return packages.map((one) => ({
    ...one,
    documents: (byPackage.get(one.documentPackageId) ?? []).map(({ packageId: _, ...document }) => document),
  }));
}

export const lockPackage = (db: Db, id: string) =>
  db.selectFrom('document_package').select(['id', 'revision']).where('id', '=', id).forUpdate().executeTakeFirst();

async function setDocuments(db: Db, id: string, documentIds: readonly string[]): Promise<void> {
  await sql`delete from document_package_item
    where document_package_id = ${id} and not document_id = any(${documentIds}::uuid[])`.execute(db);
  await sql`insert into document_package_item (document_package_id, document_id)
    select ${id}::uuid, id from unnest(${documentIds}::uuid[]) as id on conflict do nothing`.execute(db);
}

export async function insertPackage(db: Db, { name, type, documentIds }: PackageFields, now: Date): Promise<string> {
  const id = newId(now.getTime());
  await db.insertInto('document_package').values({ id, name, type }).execute();
  await setDocuments(db, id, documentIds);
  return id;
}

export async function updatePackage(db: Db, id: string, { name, type, documentIds }: PackageFields): Promise<void> {
  await db
    .updateTable('document_package')
    .set({ name, type, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
  await setDocuments(db, id, documentIds);
}

export async function deletePackage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('document_package').where('id', '=', id).execute();
}

/** The packages that a person may see; people from outside see no empty ones. */
export const visiblePackages = async (db: Db, scope: Scope): Promise<DocumentPackage[]> =>
  (await listPackages(db, scope)).filter(({ documents }) => scope.companyId === null || documents.length > 0);

/** The packages that hold one of these documents: those of the product that they are linked to. */
export async function packagesWith(
  db: Db,
  scope: Scope,
  documents: readonly { id: string }[],
): Promise<DocumentPackage[]> {
  if (documents.length === 0) return [];
  const wanted = new Set(documents.map(({ id }) => id));
  return (await visiblePackages(db, scope)).filter((one) => one.documents.some(({ id }) => wanted.has(id)));
}
