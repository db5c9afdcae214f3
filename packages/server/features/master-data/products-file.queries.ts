import { sql } from 'kysely';
import type { WholeDb } from '../../db/pool.ts';
import type { KnownRow } from './master-file.ts';

type Found = { id: string; revision: number; wanted: string };

/** Categories by the name or code that the file gives. */
export async function findCategories(db: WholeDb, wanted: readonly string[]) {
  const { rows } = await sql<{ wanted: string; id: string; name: string }>`
    select wanted.name as wanted, c.id, c.name from unnest(${[...new Set(wanted)]}::text[]) as wanted (name)
    join product_category c on lower(wanted.name) in (lower(c.name), lower(c.code))`.execute(db);
  return new Map(rows.map((row) => [row.wanted, row]));
}

export async function findFamilyRows(db: WholeDb, names: readonly string[]): Promise<Map<string, KnownRow>> {
  const { rows } = await sql<Found & Record<string, string>>`
    select wanted.name as wanted, f.id, f.revision, f.name, f.product_category_id, f.category_name, f.long_name, f.division
    from unnest(${[...new Set(names)]}::text[]) as wanted (name) join product_family f on lower(f.name) = lower(wanted.name)`.execute(
    db,
  );
  return new Map(rows.map(({ wanted, id, revision, ...fields }) => [wanted, { id, revision, fields }]));
}

export interface ModelRow extends KnownRow {
  familyId: string;
  familyName: string;
}

/** Models by the names of family and model that the file gives, with a line break between. */
export async function findModelRows(
  db: WholeDb,
  wanted: readonly { family: string; model: string }[],
): Promise<Map<string, ModelRow>> {
  const { rows } = await sql<Found & { family: string; family_name: string; product_family_id: string; name: string }>`
    select wanted.family, wanted.model as wanted, m.id, m.revision, m.name, m.product_family_id, f.name as family_name
    from (select distinct * from unnest(${wanted.map(({ family }) => family)}::text[], ${wanted.map(({ model }) => model)}::text[])
      as given (family, model)) wanted
    join product_family f on lower(f.name) = lower(wanted.family)
    join product_model m on m.product_family_id = f.id and lower(m.name) = lower(wanted.model)`.execute(db);
  return new Map(
    rows.map(({ wanted: model, family, id, revision, family_name, product_family_id, name }) => [
      `${family}\n${model}`,
      { id, revision, familyId: product_family_id, familyName: family_name, fields: { name, product_family_id } },
    ]),
  );
}
