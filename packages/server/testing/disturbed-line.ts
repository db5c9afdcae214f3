import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts';
import { withNotes } from './notes-app.ts';
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
