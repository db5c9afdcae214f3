import pg from 'pg';
import { migrationLock } from '../db/migrate.ts';
import { BackupRefused } from './backup-refused.ts';

/** Values are written and read the same way wherever the database stands; indexes get memory, and time is no limit. */
const settings = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  transaction_timeout: '0',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  timezone: 'UTC',
  maintenance_work_mem: '256MB',
};

export async function connectForCopying(connection: pg.ClientConfig, name: 'backup' | 'restore'): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, application_name: `assay ${name}` });
  // A lost connection also fails the query under way, which tells about it.
  client.on('error', () => {});
  await client.connect().catch((error: NodeJS.ErrnoException) => {
    throw new BackupRefused(`The database cannot be reached: ${error.message || error.code}`, { cause: error });
  });
  // Older versions do not know all of them.
  await client.query(
    `select set_config(name, wanted.value, false) from json_each_text($1) wanted(name, value) join pg_settings using (name)`,
    [JSON.stringify(settings)],
  );
  return client;
}

/** A backup holds back migrations while it looks around; a restore holds back everything that starts. */
export const lockMigrations = async (client: pg.ClientBase, how: 'shared' | 'exclusive'): Promise<void> => {
  await client.query(`select pg_advisory_lock${how === 'shared' ? '_shared' : ''}($1)`, [migrationLock]);
};

export const unlockMigrations = async (client: pg.ClientBase): Promise<void> => {
  await client.query('select pg_advisory_unlock_shared($1)', [migrationLock]);
};

/** Processes that go on working would keep the old signing keys and counts in their memory. */
export async function refuseRunningProcesses(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ connections: number }>(`
    select count(*)::int as connections from pg_stat_activity
    where datname = current_database() and application_name = 'assay' and pid <> pg_backend_pid()`);
  const connections = rows[0]?.connections ?? 0;
  if (connections > 0)
    throw new BackupRefused(`Assay runs on this database (${connections} connections). Stop it first, then restore.`);
}
