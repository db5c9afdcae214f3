import pg from 'pg';

export interface Index {
  name: string;
  definition: string;
}

/** Takes down the indexes that no constraint needs: building them over all rows at once is many times faster. */
export async function takeDownIndexes(client: pg.ClientBase): Promise<Index[]> {
  const { rows } = await client.query<Index>(`
    select own.relname as name, pg_get_indexdef(own.oid) as definition
    from pg_index join pg_class own on own.oid = indexrelid join pg_class owner on owner.oid = indrelid
    where owner.relnamespace = (select oid from pg_namespace where nspname = current_schema())
      and owner.relkind = 'r' and not owner.relispartition and owner.relpersistence = 'p' and own.reltablespace = 0
      and not indisprimary and not indisreplident and not indisclustered
      and not exists (select from pg_constraint where conindid = indexrelid)
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = owner.oid and deptype = 'e')
    order by own.relname`);
  const names = rows.map(({ name }) => pg.escapeIdentifier(name));
  if (names.length > 0) await client.query(`drop index ${names.join(', ')}`);
  return rows;
}

export async function putUpIndexes(client: pg.ClientBase, indexes: Index[]): Promise<void> {
  for (const { definition } of indexes) await client.query(definition);
}
