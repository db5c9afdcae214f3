import type { ReportChange } from '@assay/contract/inspection-reports';
import { compareDocuments } from '@assay/report/changes/compare-documents';
import type { Db } from '../../db/pool.ts';
import type { InspectionRecord } from '../inspections/inspections.queries.ts';
import { type AskedDocument, documentOf } from './document-of.ts';

/** What a version changed since the one before; the first changed nothing. */
export async function reportChanges(
  db: Db,
  record: InspectionRecord,
  { version = record.current_version, language }: AskedDocument,
): Promise<ReportChange[]> {
  const after = await documentOf(db, record, { version, language });
  if (version < 2) return [];
  return compareDocuments(await documentOf(db, record, { version: version - 1, language }), after);
}
