import pg from 'pg';
import type { SequenceEntry, TableEntry } from './format.ts';

/** A backup reads the catalogue, so that a table of a later migration is in it without anybody remembering it. */
const ours = (alias: string): string => `
  ${alias}.relnamespace = (select oid from pg_namespace where nspname = current_schema())
  and ${alias}.relpersistence = 'p'
  and not exists (
    select from pg_depend where classid = 'pg_class'::regclass and objid = ${alias}.oid and deptype = 'e')`;

/** What is kept: all tables but the list of migrations, unlogged ones, and those of extensions and other schemas. */
export async function listTables(client: pg.ClientBase): Promise<TableEntry[]> {
  const { rows } = await client.query<TableEntry>(`
    select relname as name, relkind = 'p' as partitioned,
      array(
        select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
      ) as columns,
      (
        select coalesce(json_agg(json_build_object(
          'name', part.relname, 'bounds', pg_get_expr(part.relpartbound, part.oid)) order by part.relname), '[]')
        from pg_inherits join pg_class part on part.oid = inhrelid where inhparent = pg_class.oid
      ) as partitions
    from pg_class
    where relkind in ('r', 'p') and not relispartition and relname <> 'migration' and ${ours('pg_class')}
    order by relname`);
  return rows;
}

export interface ForeignKey {
  name: string;
  from: string;
  to: string;
}

export async function listForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conname as name, source.relname as "from", target.relname as "to"
    from pg_constraint
    join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
    where contype = 'f' and conparentid = 0 and ${ours('source')}
    order by 1, 2`);
  return rows;
}

export async function listSequences(client: pg.ClientBase): Promise<SequenceEntry[]> {
  const { rows } = await client.query<{ name: string; step: string }>(`
    select relname as name, seqincrement::text as step from pg_sequence join pg_class on pg_class.oid = seqrelid
    where ${ours('pg_class')} order by relname`);
  const found: SequenceEntry[] = [];
  for (const { name, step } of rows) {
    const { rows: state } = await client.query<{ next: string }>(
      `select (last_value + case when is_called then ${step} else 0 end)::text as next from ${pg.escapeIdentifier(name)}`,
    );
    found.push({ name, next: state[0]?.next ?? '1' });
  }
  return found;
}
