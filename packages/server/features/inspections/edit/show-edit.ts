import type { InspectionEdit } from '@assay/contract/inspection-edits';
import type { Db } from '../../../db/pool.ts';
import type { Scope } from '../../../db/visible.ts';
import type { Person } from '../../../http/person.ts';
import type { InspectionRecord } from '../inspections.queries.ts';
import { showInspection } from '../show-inspection.ts';

/** What is submitted is what stands now, so the editor begins with the inspection itself. */
export async function showEdit(
  { db, scope, person }: { db: Db; scope: Scope; person: Person },
  record: InspectionRecord,
): Promise<InspectionEdit> {
  const inspection = await showInspection(db, scope, person, record);
  const { customerSignature, providerSignature } = inspection;
  return { ...inspection, hasSignatures: customerSignature !== null || providerSignature !== null };
}
