import { type InspectionEdit, inspectionEdits } from '@assay/contract/inspection-edits';
import * as z from 'zod/mini';
import type { Db } from '../../../db/pool.ts';
import type { Scope } from '../../../db/visible.ts';
import type { Person } from '../../../http/session/session.ts';
import { versionOfNow } from '../inspection-version.ts';
import type { InspectionRecord } from '../inspections.queries.ts';
import { showInspection } from '../show-inspection.ts';
import { reportedParts } from '../show-report.ts';

interface Reading {
  db: Db;
  scope: Scope;
  person: Person;
}

/** What is submitted is what stands now, so the editor begins with the inspection itself. */
export async function showEdit({ db, scope, person }: Reading, record: InspectionRecord): Promise<InspectionEdit> {
  const inspection = await showInspection(db, scope, person, record);
  const { customerSignature, providerSignature } = inspection;
  return {
    ...inspection,
    ...reportedParts(await versionOfNow(db, record), record, person),
    hasSignatures: customerSignature !== null || providerSignature !== null,
  };
}

/** The same to the letter as it is answered: what a save repeats of it is compared with this. */
export const currentEdit = async (reading: Reading, record: InspectionRecord): Promise<InspectionEdit> =>
  z.parse(inspectionEdits.details.reply.schema, await showEdit(reading, record));
