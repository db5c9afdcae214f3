import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { minutes } from '@assay/domain/time';
import { afterAll, beforeAll } from 'vitest';
import { copyDemo, makeDemoFolder, saidFile } from '../../../scripts/demo-folder.ts';
import { type EmbeddedPostgres, startEmbedded } from '../db/embedded/start-embedded.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testAudits } from './audits/audit-tests.ts';
import { testCertificates } from './certificate-tests.ts';
import { testDocuments } from './documents/document-tests.ts';
import { testInspections } from './inspections/inspection-tests.ts';
import { testPaper } from './inspections/paper-tests.ts';
import { testLanguages } from './languages/language-tests.ts';
import { testOptionImages } from './option-images/option-image-tests.ts';
import { testPoints } from './points/point-tests.ts';
import { testProtocols } from './protocols/protocol-tests.ts';

// Loading takes longer than all tests of it: they share one, which a first start makes and journeys begin with, too.
let folder = '';
let said = '';
let postgres: EmbeddedPostgres | undefined;
let app: TestApp | undefined;

beforeAll(async () => {
  await makeDemoFolder();
  folder = await copyDemo();
  said = await readFile(join(folder, saidFile), 'utf8');
  postgres = await startEmbedded({ folder: join(folder, 'database'), durable: false });
  app = await startTestApp({ databaseUrl: postgres.url, env: { ASSAY_DATA_DIR: folder } });
  // The server stopped before PostgreSQL had looked at its new rows, and queries over all of them are planned by their numbers.
  await app.pool.query('analyze');
}, minutes(5));

afterAll(async () => {
  await app?.close();
  await postgres?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const loaded = (): TestApp => {
  if (!app) throw new Error('The demo is loaded before the tests run.');
  return app;
};

testInspections(loaded, () => said);
testPaper(loaded);
testPoints(loaded);
testProtocols(loaded);
testDocuments(loaded);
testLanguages(loaded);
testOptionImages(loaded);
testCertificates(loaded);
testAudits(loaded);
