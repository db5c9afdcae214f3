import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { minutes } from '@assay/domain/time';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { copyDemo, makeDemoFolder, saidFile } from '../../../scripts/demo-folder.ts';
import { readConfig } from '../config/config.ts';
import { type EmbeddedPostgres, startEmbedded } from '../db/embedded/start-embedded.ts';
import { openDatabase, openPool } from '../db/pool.ts';
import { chooseStorage } from '../providers/files/choose-storage.ts';
import { peopleRules } from '../testing/people-template.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testAudits } from './audits/audit-tests.ts';
import { testCertificates } from './certificate-tests.ts';
import { demoDocuments } from './documents/document-list.ts';
import { testDocuments } from './documents/document-tests.ts';
import { testInspections } from './inspections/inspection-tests.ts';
import { testPaper } from './inspections/paper-tests.ts';
import { testLanguages } from './languages/language-tests.ts';
import { loadDemo } from './load-demo.ts';
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

test('a demo whose loading is cut off leaves nothing, and the next start makes it, once', async () => {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const config = readConfig({ PORT: '3000', ASSAY_DATA_DIR: folder });
  const pool = openPool({ connection: { connectionString: url }, max: 2, onError: () => {} });
  onTestFinished(() => pool.end());
  const deps = { db: openDatabase(pool), pool, storage: chooseStorage(config) };
  const load = (say = (_: string) => {}) =>
    loadDemo(deps, { content: 'library', ...peopleRules(config), say }, new Date());
  const rows = async () => {
    const count = (table: string) => `(select count(*)::int from ${table}) as ${table}`;
    return (await pool.query(`select ${['app_user', 'customer', 'document'].map(count).join(', ')}`)).rows[0];
  };
  const cutOff = (line: string): void => {
    if (line.includes('documents')) throw new Error('The power failed.');
  };
  await expect(load(cutOff)).rejects.toThrow('The power failed.');
  expect(await rows()).toEqual({ app_user: 0, customer: 0, document: 0 });
  expect((await Promise.all([load(), load()])).filter(Boolean)).toHaveLength(1);
  const made = await rows();
  expect(made.document).toBe(demoDocuments.length);
  expect(await load()).toBe(false);
  expect(await rows()).toEqual(made);
});
