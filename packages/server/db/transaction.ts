import { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { WholeDb } from './pool.ts';

export interface Actor {
  id: string | null;
  name: string | null;
  requestId: string | null;
}

export const nobody: Actor = { id: null, name: null, requestId: null };

const deadlock = '40P01';
const serializationFailure = '40001';
const attempts = 3;

const mayRepeat = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === deadlock || error.code === serializationFailure);

/** One round trip: begin, and who acts, where the event trigger reads it. */
function beginAs({ id, name, requestId }: Actor): CompiledQuery {
  const set = (key: string, value: string | null) =>
    `set_config('assay.${key}', ${pg.escapeLiteral(value ?? '')}, true)`;
  return CompiledQuery.raw(
    `begin; select ${set('actor', id)}, ${set('actor_name', name)}, ${set('request', requestId)}`,
  );
}

async function attempt<T>(db: WholeDb, actor: Actor, work: (db: WholeDb) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    try {
      await connection.executeQuery(beginAs(actor));
      const result = await work(connection);
      await connection.executeQuery(CompiledQuery.raw('commit'));
      return result;
    } catch (error) {
      // A broken connection cannot roll back, and need not.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
      throw error;
    }
  });
}

/** Runs work in one transaction; deadlocks and serialization failures repeat it, so it touches nothing else. */
export async function inTransaction<T>(db: WholeDb, actor: Actor, work: (db: WholeDb) => Promise<T>): Promise<T> {
  for (let left = attempts - 1; ; left--) {
    try {
      return await attempt(db, actor, work);
    } catch (error) {
      if (left === 0 || !mayRepeat(error)) throw error;
    }
  }
}
