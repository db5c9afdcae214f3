import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@assay/domain/id';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { migrate, migrationsFolder } from './migrate.ts';

const [companyId, userId, waiting, sent] = [newId(), newId(), newId(), newId()];

const lead = 'Hello Dina,\n\nopen this link to reset your password for Assay:';
const withLink = (host: string) =>
  [lead, `https://${host}/nosession/SetPassword?token=SECRET&userId=${userId}`, 'The link works once.'].join('\n\n');

describe('what an older release stored in clear', () => {
  let folder = '';
  let client: pg.Client;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-migrations-'));
    for (const name of await readdir(migrationsFolder))
      if (name < '0025') await cp(join(migrationsFolder, name), join(folder, name));
    database = await createTestDatabase('template0');
    const connection = { connectionString: database.url };
    await migrate(connection, folder);
    client = new pg.Client(database.url);
    await client.connect();
    await client.query(`insert into company (id, name) values ($1, 'Kivi')`, [companyId]);
    await client.query(
      `insert into app_user (id, kind, email, name, company_id) values ($1, 'external', 'dina@kivi.example', 'Dina', $2)`,
      [userId, companyId],
    );
    const mail = `insert into mail (id, to_addresses, subject, body_text, state) values ($1, $2, 'Subject', $3, $4)`;
    await client.query(mail, [waiting, ['Dina@kivi.example'], withLink('assay.example'), 'queued']);
    await client.query(mail, [sent, ['dina@kivi.example'], withLink('assay.example/tools'), 'sent']);
    await client.query(mail, [newId(), ['dina@kivi.example'], 'Another mail', 'sent']);
    const key = `insert into idempotency_key (user_id, key, endpoint, body_sha256, reply) values ($1, $2, $3, '', '"SECRET"')`;
    await client.query(key, [userId, '1', 'POST /api/v1/auth/renew']);
    await client.query(key, [userId, '2', 'GET /api/v1/Auth/debugToken?groups=audit']);
    await client.query(key, [userId, '3', 'PUT /api/v1/auth/preferences']);
    await migrate(connection, migrationsFolder);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('as a password link is gone from every mail, and one that waits is made anew as its mail leaves', async () => {
    const { rows } = await client.query('select state, body_text from mail order by body_text, state');
    expect(rows).toEqual([
      { state: 'sent', body_text: 'Another mail' },
      { state: 'queued', body_text: lead },
      { state: 'sent', body_text: lead },
    ]);
    expect((await client.query('select * from password_mail')).rows).toEqual([
      { mail_id: waiting, user_id: userId, app_url: null },
    ]);
  });

  it('as an access token is gone from the kept replies', async () => {
    const { rows } = await client.query('select key from idempotency_key');
    expect(rows).toEqual([{ key: '3' }]);
  });
});
