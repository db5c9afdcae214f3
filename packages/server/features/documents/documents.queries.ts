import type { DocumentItem, DocumentVersion, PointDocument } from '@assay/contract/documents/document';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { containing } from '../../db/paging.ts';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** The columns of lists; each kind of link is looked up in its own index, document by document (see `visible`). */
const asItems = (documents: ReturnType<typeof visible.documents>) =>
  documents
    .select([
      'document.id',
      'document.name',
      'document.file_type as fileType',
      'document.file_size as fileSize',
      'document.current_version as version',
      'document.uploaded_at as uploadedAt',
      'document.document_category_id as documentCategoryId',
      'document.description',
    ])
    .select((given) => [
      sql<boolean>`exists (select from document_point link where link.document_id = document.id offset 0)
        or exists (select from document_family link where link.document_id = document.id offset 0)
        or exists (select from document_model link where link.document_id = document.id offset 0)`.as('linked'),
      jsonObjectFrom(
        given
          .selectFrom('company')
          .select(['company.id', 'company.name'])
          .whereRef('company.id', '=', 'document.company_id'),
      ).as('company'),
    ]);

type ItemRow = Awaited<ReturnType<ReturnType<typeof asItems>['execute']>>[number];

export const itemOf = ({ uploadedAt, ...row }: ItemRow): DocumentItem => ({
  ...row,
  timestamp: uploadedAt.toISOString(),
});

export interface DocumentsWanted {
  categoryId?: string | undefined;
  search?: string | undefined;
  offset?: number | undefined;
  amount?: number | undefined;
}

/** One page of the documents of a category, of none, or of all; the page is cut before anything is looked up for its rows. */
export async function listDocuments(
  db: Db,
  scope: Scope,
  { categoryId, search = '', offset = 0, amount = 50 }: DocumentsWanted,
): Promise<{ result: DocumentItem[]; count: number }> {
  const matching = () =>
    visible
      .documents(db, scope, categoryId === undefined && search.trim() === '' ? 'all' : 'few')
      .$if(categoryId === 'none', (query) => query.where('document.document_category_id', 'is', null))
      .$if(categoryId !== undefined && categoryId !== 'none', (query) =>
        query.where('document.document_category_id', '=', categoryId ?? ''),
      )
      .$if(search.trim() !== '', (query) => query.where(containing('document.search', search)));
  const page = matching()
    .select('document.id')
    .orderBy('document.name')
    .orderBy('document.id')
    .limit(amount)
    .offset(offset);
  const [{ count }, rows] = await Promise.all([
    matching().select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
    asItems(afterGuard(db).selectFrom('document').where('document.id', 'in', page))
      .orderBy('document.name')
      .orderBy('document.id')
      .execute(),
  ]);
  return { result: rows.map(itemOf), count };
}

/** All documents of these categories. */
export async function listItemsOfCategories(db: Db, scope: Scope, ids: readonly string[]): Promise<DocumentItem[]> {
  if (ids.length === 0) return [];
  const rows = await asItems(visible.documents(db, scope))
    .where('document.document_category_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('document.name')
    .orderBy('document.id')
    .execute();
  return rows.map(itemOf);
}

const withRevision = (db: Db, scope: Scope, id: string) =>
  asItems(visible.documents(db, scope))
    .select(['document.revision', 'document.company_id'])
    .where('document.id', '=', id);

export type DocumentRecord = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

export const findDocument = (db: Db, scope: Scope, id: string) => withRevision(db, scope, id).executeTakeFirst();

export const lockDocument = (db: Db, scope: Scope, id: string) =>
  withRevision(db, scope, id).forUpdate('document').executeTakeFirst();

/** Leaves those of these documents that the person may see. */
export const listVisibleIds = async (db: Db, scope: Scope, ids: readonly string[]): Promise<Set<string>> =>
  new Set(
    ids.length === 0
      ? []
      : (
          await visible
            .documents(db, scope)
            .select('document.id')
            .where('document.id', '=', sql<string>`any(${ids}::uuid[])`)
            .execute()
        ).map(({ id }) => id),
  );

export interface StoredVersion {
  fileId: string;
  fileName: string;
  fileType: string;
}

export const findVersion = (db: Db, documentId: string, version: number): Promise<StoredVersion | undefined> =>
  afterGuard(db)
    .selectFrom('document_version')
    .select(['file_id as fileId', 'file_name as fileName', 'file_type as fileType'])
    .where('document_id', '=', documentId)
    .where('version', '=', version)
    .executeTakeFirst();

export async function listVersions(db: Db, documentId: string): Promise<DocumentVersion[]> {
  const rows = await afterGuard(db)
    .selectFrom('document_version')
    .leftJoin('app_user', 'app_user.id', 'document_version.uploaded_by')
    .select([
      'document_version.version',
      'document_version.file_name as fileName',
      'document_version.file_type as fileType',
      'document_version.file_size as fileSize',
      'document_version.uploaded_at as uploadedAt',
      'app_user.name as uploadedBy',
    ])
    .where('document_version.document_id', '=', documentId)
    .orderBy('document_version.version', 'desc')
    .execute();
  return rows.map(({ uploadedAt, ...row }) => ({ ...row, timestamp: uploadedAt.toISOString() }));
}

const asPointDocuments = (documents: ReturnType<typeof visible.documents>) =>
  documents
    .select(['document.id', 'document.name', 'document.file_type as fileType', 'document.file_size as fileSize'])
    .orderBy('document.name')
    .orderBy('document.id');

/** The documents of a point that the person may see, by name. */
export const listPointDocuments = (db: Db, scope: Scope, pointId: string): Promise<PointDocument[]> =>
  asPointDocuments(visible.documents(db, scope))
    .innerJoin('document_point', 'document_point.document_id', 'document.id')
    .where('document_point.inspection_point_id', '=', pointId)
    .execute();

export async function listItemsOfPoint(db: Db, scope: Scope, pointId: string): Promise<DocumentItem[]> {
  const rows = await asItems(visible.documents(db, scope))
    .innerJoin('document_point', 'document_point.document_id', 'document.id')
    .where('document_point.inspection_point_id', '=', pointId)
    .orderBy('document.name')
    .orderBy('document.id')
    .execute();
  return rows.map(itemOf);
}

/** The documents of a model and of its family. */
export async function listItemsOfModel(db: Db, scope: Scope, modelId: string): Promise<DocumentItem[]> {
  const linked = afterGuard(db)
    .selectFrom('document_model')
    .select('document_model.document_id')
    .where('document_model.product_model_id', '=', modelId)
    .unionAll(
      afterGuard(db)
        .selectFrom('document_family')
        .innerJoin('product_model', 'product_model.product_family_id', 'document_family.product_family_id')
        .select('document_family.document_id')
        .where('product_model.id', '=', modelId),
    );
  const rows = await asItems(visible.documents(db, scope))
    .where('document.id', 'in', linked)
    .orderBy('document.name')
    .orderBy('document.id')
    .execute();
  return rows.map(itemOf);
}

/** The documents of several points that the person may see, keyed by point. */
export async function listDocumentsOfPoints(
  db: Db,
  scope: Scope,
  pointIds: readonly string[],
): Promise<Map<string, PointDocument[]>> {
  const rows = await asPointDocuments(visible.documents(db, scope))
    .innerJoin('document_point', 'document_point.document_id', 'document.id')
    .select('document_point.inspection_point_id as pointId')
    .where('document_point.inspection_point_id', '=', sql<string>`any(${pointIds}::uuid[])`)
    .execute();
  const byPoint = Map.groupBy(rows, ({ pointId }) => pointId);
  return new Map([...byPoint].map(([id, documents]) => [id, documents.map(({ pointId: _, ...document }) => document)]));
}

/** The names of the documents of points, by point: the provider's, and those of this company. */
export async function listDocumentNames(
  db: Db,
  companyId: string | null,
  pointIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await afterGuard(db)
    .selectFrom('document')
    .innerJoin('document_point', 'document_point.document_id', 'document.id')
    .select(['document.name', 'document_point.inspection_point_id as pointId'])
    .where('document.deleted_at', 'is', null)
    .where((given) =>
      given.or([given('document.company_id', 'is', null), given('document.company_id', '=', companyId)]),
    )
    .where('document_point.inspection_point_id', '=', sql<string>`any(${pointIds}::uuid[])`)
    .orderBy('document.name')
    .orderBy('document.id')
    .execute();
  const byPoint = Map.groupBy(rows, ({ pointId }) => pointId);
  return new Map([...byPoint].map(([id, named]) => [id, named.map(({ name }) => name)]));
}

/** The points of a protocol that the person may see; undefined where they may not see the protocol. */
export async function findPointsOfProtocol(db: Db, scope: Scope, protocolId: string): Promise<string[] | undefined> {
  const protocol = await visible
    .protocols(db, scope)
    .select('protocol.id')
    .select((given) =>
      jsonArrayFrom(
        given
          .selectFrom('protocol_point')
          .select('protocol_point.inspection_point_id as id')
          .distinct()
          .whereRef('protocol_point.protocol_id', '=', 'protocol.id'),
      ).as('points'),
    )
    .where('protocol.id', '=', protocolId)
    .executeTakeFirst();
  return protocol?.points.map(({ id }) => id);
}

export const findPointId = (db: Db, scope: Scope, id: string) =>
  visible.points(db, scope).select('inspection_point.id').where('inspection_point.id', '=', id).executeTakeFirst();

export const findModelId = (db: Db, id: string) =>
  db.selectFrom('product_model').select('id').where('id', '=', id).executeTakeFirst();
