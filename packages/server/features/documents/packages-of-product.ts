import type { DocumentPackage } from '@assay/contract/documents/document';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { listPackages } from './document-packages.queries.ts';

/** Those packages of which a person may see something: to others than staff an empty one is none. */
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
