import { parseNumber } from '@assay/domain/measurements/numbers';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { findLoadedHours, listInspectionsOfEquipment } from './inspection-list.queries.ts';

/** What was carried out on a machine, for its page. */
export const inspectionsOfMachine = async (db: Db, scope: Scope, equipmentId: string) => ({
  ...(await listInspectionsOfEquipment(db, scope, equipmentId)),
  lastLoadedHours: await lastLoadedHours(db, scope, equipmentId),
});

/** What a machine's hours were the last time that they were submitted. */
export async function lastLoadedHours(
  db: Db,
  scope: Scope,
  equipmentId: string,
  before?: { date: Date; id: string },
): Promise<{ value: number; date: string } | null> {
  const last = await findLoadedHours(db, scope, equipmentId, before);
  const value = last && parseNumber(last.loaded_hours);
  return last && value !== undefined ? { value, date: last.inspection_date.toISOString() } : null;
}
