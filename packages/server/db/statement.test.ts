import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countTrips } from '../testing/count-trips.ts';
import { useTestApp } from '../testing/test-app.ts';
import { type Db, withoutScopedTables } from './pool.ts';
import { scopedStatement, statement } from './statement.ts';
import { inTransaction, nobody } from './transaction.ts';
import { type Scope, visible } from './visible.ts';

interface Given {
  [key: string]: string | number | boolean | Date | Buffer | readonly string[] | null;
  text: string;
  count: number;
  flag: boolean;
  at: Date;
  bytes: Buffer;
  texts: readonly string[];
  nothing: null;
}

let built = 0;
const echo = statement((db: Db, given: Given) => {
  built++;
  return db.selectNoFrom([
    sql<string>`${given.text}::text`.as('text'),
    sql<number>`${given.count}::int`.as('count'),
    sql<boolean>`${given.flag}::boolean`.as('flag'),
    sql<Date>`${given.at}::timestamptz`.as('at'),
    sql<Buffer>`${given.bytes}::bytea`.as('bytes'),
    sql<string[]>`${given.texts}::text[]`.as('texts'),
    sql<null>`${given.nothing}::text`.as('nothing'),
    sql<string>`${'always'}::text`.as('constant'),
  ]);
});
const given: Given = {
  text: `O'Hara "ä" \\ 100 %`,
  count: -7,
  flag: false,
  at: new Date('2026-03-29T01:30:00.123Z'),
  bytes: Buffer.from([0, 255, 92, 39]),
  texts: ['', 'a,b', '"quoted"', '{\\}', 'NULL', 'ä'],
  nothing: null,
};

const userIds = scopedStatement((db, scope, { email }: { email: string }) =>
  visible.users(db, scope).select('app_user.id').where('app_user.email', '=', email),
);
const divide = statement((db, { by }: { by: number }) => db.selectNoFrom(sql<number>`1 / ${by}::int`.as('n')));

describe('a statement', () => {
  const app = useTestApp();
  const open = () => withoutScopedTables(app().db);

  it('brings every kind of value there and back, whoever runs it, and is built once', async () => {
    const expected = [{ ...given, constant: 'always' }];
    expect(await echo(open(), given)).toEqual(expected);
    expect(await echo(open(), { ...given, text: 'another' })).toEqual([{ ...expected[0], text: 'another' }]);
    const run = (db: Db) => echo(db, given);
    expect(await inTransaction(app().pool, nobody, (db) => run(withoutScopedTables(db)))).toEqual(expected);
    expect(await open().connection().execute(run)).toEqual(expected);
    expect(built).toBe(1);
  });

  it('finds what the scope of each request lets it see, in whatever order they come', async () => {
    const { userId, email } = { userId: app().userIdOf('uma'), email: 'uma@provider.example' };
    const [own] = await app().db.selectFrom('app_user').select('company_id').where('id', '=', userId).execute();
    const seesAll: Scope = { userId, companyId: null, divisionIds: null };
    const ofCompany = (companyId: string): Scope => ({ userId, companyId, divisionIds: [] });
    for (const _ of [1, 2]) {
      expect(await userIds(open(), seesAll, { email })).toEqual([{ id: userId }]);
      expect(await userIds(open(), ofCompany(userId), { email })).toEqual([]);
      expect(await userIds(open(), ofCompany(own?.company_id ?? ''), { email })).toEqual([{ id: userId }]);
    }
  });

  it('goes with the others of its moment in one trip of a transaction, and fails with them', async () => {
    const both = (by: number) =>
      inTransaction(app().pool, nobody, (whole) => {
        const db = withoutScopedTables(whole);
        return Promise.all([divide(db, { by: 1 }), divide(db, { by })]);
      });
    expect(await countTrips(app().pool, async () => expect(await both(1)).toEqual([[{ n: 1 }], [{ n: 1 }]]))).toBe(3);
    await expect(both(0)).rejects.toThrow('division by zero');
    expect(await both(-1)).toEqual([[{ n: 1 }], [{ n: -1 }]]);
  });
});
