import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';

const mark = '/* prepared */';

/**
 * Ends a statement that is parsed and planned once per connection instead of every time, which is most of what a small one costs.
 * For statements that find their rows by key: the plan of one that searches depends on what it searches for.
 */
export const prepared = sql.raw(mark);

const names = new Map<string, string>();

/** PostgreSQL cuts names off after 63 bytes. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `prepared-${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;
  names.set(text, name);
  return name;
}

function query(this: pg.Client, text: unknown, values: unknown, ...more: unknown[]): unknown {
  const plainQuery = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  return typeof text === 'string' && text.endsWith(mark) && Array.isArray(values)
    ? plainQuery.call(this, { name: nameOf(text), text, values }, ...more)
    : plainQuery.call(this, text, values, ...more);
}

/** The driver prepares what has a name, which the query builder gives to nothing. */
export class PreparingClient extends pg.Client {
  static {
    Object.assign(PreparingClient.prototype, { query });
  }
}
