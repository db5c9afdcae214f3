import type { EquipmentCells } from '@assay/domain/equipment/import-columns';
import {
  type FoundPlace,
  type FoundProduct,
  type KnownMachine,
  pairKey,
} from '@assay/domain/equipment/import-surroundings';
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

/** Live machines as the plan knows them; `source` names the table `e`. Of duplicates the plan takes the last: the provider's own. */
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

/** Each pair once, as two columns. */
function pairsOf(lines: readonly EquipmentCells[], a: keyof EquipmentCells, b: keyof EquipmentCells) {
  const named = lines.filter((cells) => cells[a]);
  const pairs = [...new Map(named.map((cells) => [pairKey(cells[a], cells[b]), cells])).values()];
  return { first: pairs.map((cells) => cells[a] ?? ''), second: pairs.map((cells) => cells[b] ?? '') };
}

/** Families and their models by name, as PostgreSQL lower-cases them. */
export async function findProducts(db: Db, lines: readonly EquipmentCells[]): Promise<Map<string, FoundProduct>> {
  const { first, second } = pairsOf(lines, 'family', 'model');
  const { rows } = await sql<{
    wantedFamily: string;
    wantedModel: string;
    familyId: string;
    familyName: string;
    modelId: string | null;
    modelName: string | null;
  }>`
    select wanted.family as "wantedFamily", wanted.model as "wantedModel", f.id as "familyId", f.name as "familyName",
      m.id as "modelId", m.name as "modelName"
    from unnest(${first}::text[], ${second}::text[]) as wanted (family, model)
    join product_family f on lower(f.name) = lower(wanted.family)
    left join product_model m on m.product_family_id = f.id and lower(m.name) = lower(wanted.model)`.execute(db);
  return new Map(
    rows.map(({ wantedFamily, wantedModel, familyId, familyName, modelId, modelName }) => [
      pairKey(wantedFamily, wantedModel),
      {
        family: { id: familyId, name: familyName },
        ...(modelId && modelName && { model: { id: modelId, name: modelName } }),
      },
    ]),
  );
}

/** Customers by MDM id or else by name, each with the site of that name or else MDM id. */
export async function findPlaces(db: Db, lines: readonly EquipmentCells[]): Promise<Map<string, FoundPlace>> {
  const { first, second } = pairsOf(lines, 'customer', 'site');
  const { rows } = await sql<{
    wantedCustomer: string;
    wantedSite: string;
    byMdm: boolean;
    customerId: string;
    customerName: string;
    siteId: string | null;
    siteName: string | null;
  }>`
    with wanted as (select * from unnest(${first}::text[], ${second}::text[]) as given (customer, site)),
    found as (
      select wanted.*, c.id, c.name, true as by_mdm
      from wanted join customer c on c.mdm_customer_id = wanted.customer and c.mdm_customer_id <> '' and c.deleted_at is null
      union all
      select wanted.*, c.id, c.name, false from wanted join customer c on lower(c.name) = lower(wanted.customer) and c.deleted_at is null
    )
    select found.customer as "wantedCustomer", found.site as "wantedSite", found.by_mdm as "byMdm",
      found.id as "customerId", found.name as "customerName", s.id as "siteId", s.name as "siteName"
    from found left join lateral (
      select id, name from customer_site
      where customer_id = found.id and deleted_at is null and found.site <> ''
        and (lower(name) = lower(found.site) or mdm_site_id = found.site)
      order by lower(name) = lower(found.site) desc limit 1) s on true`.execute(db);
  const places = Map.groupBy(rows, ({ wantedCustomer, wantedSite }) => pairKey(wantedCustomer, wantedSite));
  return new Map(
    [...places].map(([key, found]) => {
      const meant = found.some(({ byMdm }) => byMdm) ? found.filter(({ byMdm }) => byMdm) : found;
      return [
        key,
        meant.map(({ customerId, customerName, siteId, siteName }) => ({
          customer: { id: customerId, name: customerName },
          ...(siteId && siteName && { site: { id: siteId, name: siteName } }),
        })),
      ];
    }),
  );
}
