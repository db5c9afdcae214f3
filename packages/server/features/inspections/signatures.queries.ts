import type { SignatureRole } from '@assay/domain/inspections/inspection';
import type { Insertable } from 'kysely';
import { type Db, everyRow } from '../../db/pool.ts';
import type { SignatureRow } from '../../db/tables/inspections.ts';

export const listSignatures = (db: Db, inspectionId: string) =>
  everyRow(db).selectFrom('signature').selectAll().where('inspection_id', '=', inspectionId).execute();

export type SignatureRecord = Awaited<ReturnType<typeof listSignatures>>[number];

export async function putSignature(db: Db, row: Insertable<SignatureRow>): Promise<void> {
  const { id: _, inspection_id: __, role: ___, ...given } = row;
  await everyRow(db)
    .insertInto('signature')
    .values(row)
    .onConflict((known) => known.columns(['inspection_id', 'role']).doUpdateSet(given))
    .execute();
}

export async function deleteSignature(db: Db, inspectionId: string, role: SignatureRole): Promise<void> {
  await everyRow(db)
    .deleteFrom('signature')
    .where('inspection_id', '=', inspectionId)
    .where('role', '=', role)
    .execute();
}
