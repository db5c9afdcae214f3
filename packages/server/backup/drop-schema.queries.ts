import type pg from 'pg';

const home = `(select oid from pg_namespace where nspname = current_schema())`;

const notOfAnExtension = (catalogue: string): string =>
  `not exists (select from pg_depend where classid = '${catalogue}'::regclass and objid = ${catalogue}.oid and deptype = 'e')`;

const relations = (kinds: string): string => `
  select string_agg(quote_ident(relname), ', ') as names from pg_class
  where relnamespace = ${home} and relkind in (${kinds}) and not relispartition and ${notOfAnExtension('pg_class')}`;

/** In this order: a table takes its sequences along, and functions and collations are free once no table uses them. */
const steps: readonly [kind: string, names: string][] = [
  ['view', relations(`'v'`)],
  ['materialized view', relations(`'m'`)],
  ['table', relations(`'r', 'p'`)],
  ['sequence', relations(`'S'`)],
  [
    'routine',
    `select string_agg(oid::regprocedure::text, ', ') as names from pg_proc
     where pronamespace = ${home} and ${notOfAnExtension('pg_proc')}`,
  ],
  [
    'type',
    `select string_agg(quote_ident(typname), ', ') as names from pg_type
     where typnamespace = ${home} and typtype in ('e', 'd') and ${notOfAnExtension('pg_type')}`,
  ],
  [
    'collation',
    `select string_agg(quote_ident(collname), ', ') as names from pg_collation
     where collnamespace = ${home} and ${notOfAnExtension('pg_collation')}`,
  ],
];

/** Removes what migrations have made, and fails over anything of somebody else's that leans on it. */
export async function dropEverything(client: pg.ClientBase): Promise<void> {
  for (const [kind, names] of steps) {
    const { rows } = await client.query<{ names: string | null }>(names);
    if (rows[0]?.names) await client.query(`drop ${kind} ${rows[0].names}`);
  }
}
