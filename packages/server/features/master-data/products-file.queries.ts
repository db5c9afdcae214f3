import { sql } from 'kysely';
import type { WholeDb } from '../../db/pool.ts';
import type { KnownRow } from './master-file.ts';

type Found = { id: string; revision: number; asked: string };

/** By name or code, as the file gives it. */
export async function findCategories(db: WholeDb, asked: readonly string[]) {
  const { rows } = await sql<{ asked: string; id: string; name: string }>`
    select asked.name as asked, c.id, c.name from unnest(${[...new Set(asked)]}::text[]) as asked (name)
    join product_category c on lower(asked.name) in (lower(c.name), lower(c.code))`.execute(db);
  return new Map(rows.map((row) => [row.asked, row]));
}

export async function findFamilyRows(db: WholeDb, names: readonly string[]): Promise<Map<string, KnownRow>> {
  const { rows } = await sql<Found & Record<string, string>>`
    select asked.name as asked, f.id, f.revision, f.name, f.product_category_id, f.category_name, f.long_name, f.division
    from unnest(${[...new Set(names)]}::text[]) as asked (name) join product_family f on lower(f.name) = lower(asked.name)`.execute(
    db,
  );
  return new Map(rows.map(({ asked, id, revision, ...fields }) => [asked, { id, revision, fields }]));
}

export interface ModelRow extends KnownRow {
  familyId: string;
  familyName: string;
}

/** By the names of family and model as the file gives them, with a line break between. */
export async function findModelRows(
  db: WholeDb,
  asked: readonly { family: string; model: string }[],
): Promise<Map<string, ModelRow>> {
  const { rows } = await sql<Found & { family: string; family_name: string; product_family_id: string; name: string }>`
    select asked.family, asked.model as asked, m.id, m.revision, m.name, m.product_family_id, f.name as family_name
    from (select distinct * from unnest(${asked.map(({ family }) => family)}::text[], ${asked.map(({ model }) => model)}::text[])
      as given (family, model)) asked
    join product_family f on lower(f.name) = lower(asked.family)
    join product_model m on m.product_family_id = f.id and lower(m.name) = lower(asked.model)`.execute(db);
  return new Map(
    rows.map(({ asked: model, family, id, revision, family_name, product_family_id, name }) => [
      `${family}\n${model}`,
      { id, revision, familyId: product_family_id, familyName: family_name, fields: { name, product_family_id } },
    ]),
  );
}
