import pg from 'pg';
import { applyMigration, type Migration } from '../db/migrate.ts';
import { listTables } from './catalogue.queries.ts';

/** Rows that the first start makes: the mode, the provider's company and the two signing keys. */
const ofFirstStart = new Map([
  ['installation', 1],
  ['company', 1],
  ['signing_key', 2],
]);

/** What an installation writes about itself by merely standing there. */
const ofItself = new Set(['web_log', 'app_log', 'background_service', 'master_data_fault']);

const manySeeds = 1_000_000;

async function countUpTo(client: pg.ClientBase, table: string, limit: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from (select from ${pg.escapeIdentifier(table)} limit ${limit}) some_rows`,
  );
  return rows[0]?.count ?? 0;
}

/** The tables that migrations make, and the rows that they put there: found by running them beside the installation. */
async function surveyFreshInstallation(client: pg.ClientBase, made: Migration[]): Promise<Map<string, number>> {
  await client.query('begin');
  try {
    await client.query('create schema assay_fresh_installation');
    await client.query(
      `select set_config('search_path', 'assay_fresh_installation, ' || current_setting('search_path'), true)`,
    );
    for (const migration of made) await applyMigration(client, migration);
    const found = new Map<string, number>();
    for (const { name } of await listTables(client)) found.set(name, await countUpTo(client, name, manySeeds));
    return found;
  } finally {
    await client.query('rollback');
  }
}

export interface Survey {
  /** Tables that no migration of ours has made. */
  strangers: string[];
  /** Tables that hold more than the migrations and the first start put there. */
  occupied: string[];
}

export async function surveyInstallation(client: pg.ClientBase, made: Migration[]): Promise<Survey> {
  const fresh = await surveyFreshInstallation(client, made);
  const survey: Survey = { strangers: [], occupied: [] };
  for (const { name } of await listTables(client)) {
    const seeds = fresh.get(name);
    if (seeds === undefined) survey.strangers.push(name);
    const allowed = (seeds ?? 0) + (ofFirstStart.get(name) ?? 0);
    if (!ofItself.has(name) && (await countUpTo(client, name, allowed + 1)) > allowed) survey.occupied.push(name);
  }
  return survey;
}
