import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** Whoever names the same machine waits until this transaction has found or made it. */
export async function waitForNamesakes(db: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`equipment ${name}`}, 0))`.execute(db);
}

export const findBySerial = (db: Db, scope: Scope, familyId: string, serialKey: string) =>
  visible
    .equipment(db, scope)
    .select('equipment.id')
    .where('equipment.product_family_id', '=', familyId)
    .where('equipment.serial_key', '=', serialKey)
    .executeTakeFirst();

/** Without serial numbers on either side a machine is known by what people call it, where it stands. */
export const findByNickName = (db: Db, scope: Scope, familyId: string, nickName: string, siteId: string | null) =>
  visible
    .equipment(db, scope)
    .select('equipment.id')
    .where('equipment.product_family_id', '=', familyId)
    .where('equipment.serial_key', '=', '')
    .where('equipment.nick_name', '=', nickName)
    .where('equipment.customer_site_id', siteId === null ? 'is' : '=', siteId)
    .orderBy('equipment.id')
    .executeTakeFirst();
