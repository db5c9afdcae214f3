import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { prepared } from './prepared.ts';

describe('statements', () => {
  const app = useTestApp();

  it('that say so are prepared once per connection, others never', async () => {
    const names = await app()
      .db.connection()
      .execute(async (db) => {
        for (const id of [1, 2, 3]) {
          await sql`select ${id}::int as often ${prepared}`.execute(db);
          await sql`select ${id}::int as plain`.execute(db);
        }
        const known = sql<{ statement: string; uses: number }>`
        select statement, (generic_plans + custom_plans)::int as uses from pg_prepared_statements where statement like '%often%'
          or statement like '%plain%'`;
        return (await known.execute(db)).rows.filter(({ statement }) => !statement.includes('pg_prepared_statements'));
      });
    expect(names).toEqual([{ statement: 'select $1::int as often /* prepared */', uses: 3 }]);
  });
});
