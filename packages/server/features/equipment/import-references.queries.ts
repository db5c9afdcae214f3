import type { EquipmentCells } from '@assay/domain/equipment/import-columns';
import { type FoundPlace, type FoundProduct, pairKey } from '@assay/domain/equipment/import-surroundings';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

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
