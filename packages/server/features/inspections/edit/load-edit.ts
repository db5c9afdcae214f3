import { notFound, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import type { RecordRequest } from '../../../http/frame/handlers.ts';
import { findInspection, type InspectionRecord, lockInspection } from '../inspections.queries.ts';

/** While it is carried out there is no report to edit: it is changed where it is performed. */
function submitted(record: InspectionRecord | undefined): InspectionRecord {
  if (!record) throw notFound();
  if (record.status === 'In_Use') throw new Problem('conflict', message('inspection.notSubmitted'), { code: 'inUse' });
  return record;
}

export const editToRead = async ({ db, scope, params }: RecordRequest) =>
  submitted(await findInspection(db, scope, params.id));

/** What waits for review may still be sent back, and its report says that it is a draft. */
export async function finishedToLock({ db, scope, params }: RecordRequest): Promise<InspectionRecord> {
  const record = submitted(await lockInspection(db, scope, params.id));
  if (record.status !== 'Finished')
    throw new Problem('conflict', message('inspection.notFinished'), { code: 'notFinished' });
  return record;
}

export const editToWrite = async ({ db, scope, query }: Omit<RecordRequest, 'params'> & { query: { id: string } }) =>
  submitted(await lockInspection(db, scope, query.id));
