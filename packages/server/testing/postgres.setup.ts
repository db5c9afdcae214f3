import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { quickFolder } from '../../../scripts/quick-folder.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrate, readSchema } from '../db/migrate.ts';
import { openPool } from '../db/pool.ts';
import { ensureProviderCompany } from '../db/provider-company.ts';
import { migrateJobs } from '../jobs/runner.ts';
import { makePeopleTemplate } from './people-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export const templateName = 'assay_template';

const databaseUrl = (url: string, name: string): string => url.replace(/\/postgres$/, `/${name}`);

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  const connection = { connectionString: databaseUrl(url, templateName) };
  await migrate(connection, await readSchema('0.0.0-test'), (client) => ensureProviderCompany(client));
  const pool = openPool({ connection, max: 2, onError: () => {} });
  await migrateJobs(pool, { warn: () => {} });
  await pool.end();
}

/** One real PostgreSQL for the whole run, and migrated templates that every test file copies one of. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(quickFolder(), 'assay-test-'));
  const binaries = process.env.ASSAY_TEST_POSTGRES_BIN;
  const postgres = await startEmbedded({ folder, durable: false, ...(binaries && { binaries }) });
  await makeTemplate(postgres.url);
  await makePeopleTemplate(postgres.url, templateName, folder);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
