import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { templateName } from './postgres.setup.ts';

/** A fresh copy of the migrated template, dropped when the file is done. */
export async function createTestDatabase(template = templateName): Promise<{ url: string; drop: () => Promise<void> }> {
  const url = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client(url);
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: url.replace(/\/postgres$/, `/${name}`),
    drop: () => admin(`drop database ${name} with (force)`),
  };
}
