import { newId } from '@assay/domain/id';
import { expect, vi } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts';
import { withNotes } from './notes-app.ts';
import { notes } from './notes-noun.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

export interface DisturbedLine {
  app: TestApp;
  proxy: DatabaseProxy;
}

/** An app with four connections to PostgreSQL over a line that the test may disturb. */
export async function onDisturbedLine(test: (line: DisturbedLine) => Promise<void>): Promise<void> {
  const database = await createTestDatabase();
  const proxy = await openDatabaseProxy(database.url);
  const app = await startTestApp({ ...withNotes, databaseUrl: proxy.url, env: { ASSAY_DATABASE_POOL: '4' } });
  try {
    await test({ app, proxy });
  } finally {
    proxy.open();
    await app.close();
    await proxy.close();
    await database.drop();
  }
}

export const ids = (count: number) => Array.from({ length: count }, () => newId());
export const write = (app: TestApp, id: string) =>
  app.call(notes.create, { as: 'uma', body: { id, title: 'kept' }, headers: { 'idempotency-key': id } });
export const readiness = async (app: TestApp) => (await app.ask('GET', '/readyz')).status;
export const stored = async (app: TestApp) =>
  (await app.pool.query<{ id: string }>('select id from note order by id')).rows.map(({ id }) => id);

export const recovery = { timeout: 10_000, interval: 100 };

/** As a client does that never heard an answer: the same request with the same key, until it is answered. */
export async function writeUntilStored(app: TestApp, wanted: readonly string[]): Promise<void> {
  for (const id of wanted) await vi.waitFor(async () => expect((await write(app, id)).status).toBe(201), recovery);
}
