import { sql } from 'kysely';
import type { WholeDb } from '../../db/pool.ts';
import type { KnownRow } from './master-file.ts';

export interface MachineRow extends KnownRow {
  gone: boolean;
}

type Row = { id: string; revision: number; gone: boolean } & Record<string, string | null>;

const columns = sql`e.id, e.revision, e.deleted_at is not null as gone, e.serial_number, e.nick_name, e.mdm_equipment_id,
  e.product_family_id, e.family_name, e.product_model_id, e.model_name, e.customer_id, e.customer_site_id`;

const asMachine = ({ id, revision, gone, ...fields }: Row): MachineRow => ({ id, revision, gone, fields });

/** Machines by MDM id: the living one before one that was deleted. */
export async function findEquipmentRows(db: WholeDb, mdmIds: readonly string[]): Promise<Map<string, MachineRow>> {
  const those = sql`e.mdm_equipment_id = any (${mdmIds}::text[]) and e.mdm_equipment_id <> ''`;
  const { rows } = await sql<Row>`
    select ${columns} from equipment e where ${those} and e.deleted_at is not null
    union all
    select ${columns} from equipment e where ${those} and e.deleted_at is null
    order by gone desc`.execute(db);
  return new Map(rows.map((row) => [row.mdm_equipment_id ?? '', asMachine(row)]));
}

/** The living machine of the family with this serial number, for each line that gives one. */
export async function findBySerial(
  db: WholeDb,
  wanted: readonly { line: number; familyId: string; serial: string }[],
): Promise<Map<number, MachineRow>> {
  const { rows } = await sql<Row & { line: number }>`
    select ${columns}, wanted.line
    from unnest(${wanted.map(({ line }) => line)}::int[], ${wanted.map(({ familyId }) => familyId)}::uuid[], ${wanted.map(({ serial }) => serial)}::text[])
      as wanted (line, family_id, serial)
    join equipment e on e.product_family_id = wanted.family_id and e.serial_key = upper(replace(wanted.serial, ' ', ''))
      and e.serial_key <> '' and e.deleted_at is null
    -- The last one of a line is taken: of duplicates the provider's own.
    order by e.added_by_company_id is null, e.id desc`.execute(db);
  return new Map(rows.map(({ line, ...row }) => [line, asMachine(row as Row)]));
}
