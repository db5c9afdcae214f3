import pg from 'pg';
import { runIdTaken } from '../../db/constraints.ts';

/** A taken id of a run is answered by the name that it was sent under. */
export async function withRunIdAs<T>(name: string, begin: () => Promise<T>): Promise<T> {
  try {
    return await begin();
  } catch (error) {
    throw error instanceof pg.DatabaseError && error.constraint === 'run_pkey' ? runIdTaken(name) : error;
  }
}
