import type { SignatureRole } from '@assay/domain/inspections/inspection';
import type { Insertable } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import type { SignatureRow } from '../../db/tables/visits.ts';

export const listSignatures = (db: Db, visitId: string) =>
  afterGuard(db).selectFrom('signature').selectAll().where('visit_id', '=', visitId).execute();

export type SignatureRecord = Awaited<ReturnType<typeof listSignatures>>[number];

export async function putSignature(db: Db, row: Insertable<SignatureRow>): Promise<void> {
  const { id: _, visit_id: __, role: ___, ...given } = row;
  await afterGuard(db)
    .insertInto('signature')
    .values(row)
    .onConflict((known) => known.columns(['visit_id', 'role']).doUpdateSet(given))
    .execute();
}

export async function deleteSignature(db: Db, visitId: string, role: SignatureRole): Promise<void> {
  await afterGuard(db).deleteFrom('signature').where('visit_id', '=', visitId).where('role', '=', role).execute();
}
