import { Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import { refreshServiced } from '../equipment/serviced.queries.ts';
import { deleteMeasurements } from '../measurements/measurements.queries.ts';
import { hideInspection, type InspectionRecord } from './inspections.queries.ts';

/** Takes a locked inspection out of lists, histories and totals. */
export async function deleteInspection(db: Db, record: InspectionRecord, force: boolean, now: Date): Promise<void> {
  if (record.status === 'Finished' && !force)
    throw new Problem('conflict', message('inspection.finishedStays'), { code: 'finished' });
  await hideInspection(db, record.id, now);
  await deleteMeasurements(db, record.id);
  await refreshServiced(db, record.equipment_id);
}
