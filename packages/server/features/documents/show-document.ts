import type { LibraryDocument } from '@assay/contract/documents/document';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { readLinks } from './document-links.queries.ts';
import { type DocumentRecord, findDocument, itemOf, listVersions } from './documents.queries.ts';

/** A document with its versions and links; who uploaded is for the provider's staff. */
export async function showDocument(db: Db, scope: Scope, record: DocumentRecord): Promise<LibraryDocument> {
  const { revision, company_id: _, ...item } = record;
  const links = await readLinks(db, scope, record.id);
  const versions = await listVersions(db, record.id);
  const idsOf = (named: readonly { id: string }[]) => named.map(({ id }) => id);
  return {
    ...itemOf(item),
    linkedInspectionPointIds: idsOf(links.points),
    linkedInspectionProtocolIds: links.protocolIds,
    linkedProductFamilyIds: idsOf(links.families),
    linkedProductModelIds: idsOf(links.models),
    linkedInspectionPoints: links.points,
    linkedProductFamilies: links.families,
    linkedProductModels: links.models,
    versions: scope.companyId === null ? versions : versions.map((version) => ({ ...version, uploadedBy: null })),
    revision,
  };
}

export async function showSaved(db: Db, scope: Scope, id: string): Promise<LibraryDocument> {
  const record = await findDocument(db, scope, id);
  if (!record) throw new Error('A document that was just saved is not there.');
  return showDocument(db, scope, record);
}
