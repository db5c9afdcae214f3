import type { KnownMachine } from '@assay/domain/equipment/import-surroundings';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

interface MachineRow {
  id: string;
  serialNumber: string;
  nickName: string;
  mdmEquipmentId: string;
  familyId: string;
  familyName: string;
  modelId: string;
  modelName: string;
  customerId: string | null;
  customerName: string | null;
  siteId: string | null;
  siteName: string | null;
}

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** Live machines as the plan knows them; `source` names the table `e`. Of doubles the plan takes the last: the provider's own. */
async function findMachines(db: Db, source: RawBuilder<unknown>): Promise<KnownMachine[]> {
  const { rows } = await sql<MachineRow>`
    select e.id, e.serial_number as "serialNumber", e.nick_name as "nickName", e.mdm_equipment_id as "mdmEquipmentId",
      e.product_family_id as "familyId", e.family_name as "familyName", e.product_model_id as "modelId", e.model_name as "modelName",
      e.customer_id as "customerId", c.name as "customerName", e.customer_site_id as "siteId", s.name as "siteName"
    from ${source} left join customer c on c.id = e.customer_id left join customer_site s on s.id = e.customer_site_id
    where e.deleted_at is null
    order by e.added_by_company_id is null, e.id desc`.execute(db);
  return rows.map(
    ({ familyId, familyName, modelId, modelName, customerId, customerName, siteId, siteName, ...texts }) => ({
      ...texts,
      family: { id: familyId, name: familyName },
      model: { id: modelId, name: modelName },
      customer: named(customerId, customerName),
      site: named(siteId, siteName),
    }),
  );
}

export const findMachinesByMdm = (db: Db, mdmIds: string[]): Promise<KnownMachine[]> =>
  findMachines(
    db,
    sql`unnest(${mdmIds}::text[]) as wanted (mdm) join equipment e on e.mdm_equipment_id = wanted.mdm and e.mdm_equipment_id <> ''`,
  );

export const findMachinesBySerial = (
  db: Db,
  wanted: readonly { familyId: string; serial: string }[],
): Promise<KnownMachine[]> =>
  findMachines(
    db,
    sql`unnest(${wanted.map(({ familyId }) => familyId)}::uuid[], ${wanted.map(({ serial }) => serial)}::text[]) as wanted (family, serial)
      join equipment e on e.product_family_id = wanted.family and e.serial_key = upper(replace(wanted.serial, ' ', '')) and e.serial_key <> ''`,
  );

export const findMachinesByNick = (
  db: Db,
  wanted: readonly { nick: string; customerId: string | undefined; siteId: string | undefined }[],
): Promise<KnownMachine[]> =>
  findMachines(
    db,
    sql`unnest(${wanted.map(({ nick }) => nick)}::text[], ${wanted.map(({ customerId }) => customerId ?? null)}::uuid[],
        ${wanted.map(({ siteId }) => siteId ?? null)}::uuid[]) as wanted (nick, customer, site)
      join equipment e on e.nick_name = wanted.nick and e.customer_id is not distinct from wanted.customer
        and e.customer_site_id is not distinct from wanted.site`,
  );

/** Nobody else writes what the preview stands on until the import is done; reading goes on. */
export async function lockEquipmentTables(db: Db): Promise<void> {
  await sql`lock table customer, customer_site, product_family, product_model, equipment, equipment_company
    in share row exclusive mode`.execute(db);
}

/** Fields that the file left blank keep what is there. */
export async function writeEquipment(db: Db, importId: string, from: number, to: number): Promise<void> {
  const planned = (kind: string) =>
    sql`(select * from import_write where import_id = ${importId} and seq > ${from} and seq <= ${to} and kind = ${kind})`;
  await sql`
    insert into equipment (id, serial_number, nick_name, mdm_equipment_id, product_family_id, family_name, product_model_id, model_name,
      customer_id, customer_site_id)
    select record_id, coalesce(fields ->> 'serial_number', ''), coalesce(fields ->> 'nick_name', ''), coalesce(fields ->> 'mdm_equipment_id', ''),
      f.id, f.name, m.id, m.name, (fields ->> 'customer_id')::uuid, (fields ->> 'customer_site_id')::uuid
    from ${planned('insert')} w join product_model m on m.id = (fields ->> 'product_model_id')::uuid
      join product_family f on f.id = m.product_family_id
    order by seq`.execute(db);
  await sql`
    update equipment set checked_by_staff = true, serial_number = coalesce(fields ->> 'serial_number', serial_number), nick_name = coalesce(fields ->> 'nick_name', nick_name),
      mdm_equipment_id = coalesce(fields ->> 'mdm_equipment_id', mdm_equipment_id),
      product_family_id = coalesce(f.id, equipment.product_family_id), family_name = coalesce(f.name, equipment.family_name),
      product_model_id = coalesce(m.id, equipment.product_model_id), model_name = coalesce(m.name, equipment.model_name),
      customer_id = case when fields ? 'customer_id' then nullif(fields ->> 'customer_id', '')::uuid else customer_id end,
      customer_site_id = case when fields ? 'customer_site_id' then nullif(fields ->> 'customer_site_id', '')::uuid else customer_site_id end,
      revision = equipment.revision + 1
    from ${planned('update')} w left join product_model m on m.id = (fields ->> 'product_model_id')::uuid
      left join product_family f on f.id = m.product_family_id
    where equipment.id = w.record_id`.execute(db);
}
