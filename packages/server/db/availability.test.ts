import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@assay/domain/id';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { withNotes } from '../testing/notes-app.ts';
import { notes } from '../testing/notes-noun.ts';
import { startTestApp, useTestApp } from '../testing/test-app.ts';
import { isDatabaseAway } from './availability.ts';
import { startEmbedded } from './embedded/start-embedded.ts';

describe('under load', () => {
  const app = useTestApp({ ...withNotes, env: { ASSAY_DATABASE_POOL: '10' } });

  it('128 updates of one record at once on a pool of 10 all succeed, one after the other', async () => {
    const id = newId();
    await app().call(notes.create, { as: 'uma', body: { id, title: 'start' } });
    const replies = await Promise.all(
      Array.from({ length: 128 }, (_, i) =>
        app().call(notes.update, {
          as: 'uma',
          params: { id },
          body: { title: `title ${i}` },
          headers: { 'idempotency-key': newId() },
        }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const revisions = replies.map(({ body }) => (body as { revision: number }).revision).sort((a, b) => a - b);
    expect(revisions).toEqual(Array.from({ length: 128 }, (_, i) => i + 2));
    const events = await app().db.selectFrom('event').select('id').where('record_id', '=', id).execute();
    expect(events).toHaveLength(129);
  });
});

describe('when PostgreSQL goes away', () => {
  it('requests in flight get 503 with Retry-After, and it is well again by itself', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'assay-away-'));
    const postgres = await startEmbedded({ folder, durable: false });
    const app = await startTestApp({ ...withNotes, databaseUrl: postgres.url });
    try {
      const flight = Array.from({ length: 6 }, () => app.call(notes.slow, { as: 'uma', query: { seconds: '30' } }));
      await expect
        .poll(
          async () =>
            (
              await app.pool.query(
                `select 1 from pg_stat_activity where query like '%pg_sleep%' and state = 'active' and pid <> pg_backend_pid()`,
              )
            ).rowCount,
        )
        .toBe(6);
      const restarting = postgres.restart();
      for (const reply of await Promise.all(flight)) {
        expect(reply.body).toMatchObject({ status: 503, code: 'databaseAway' });
        expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      }
      await restarting;
      const id = newId();
      await expect
        .poll(async () => (await app.call(notes.create, { as: 'uma', body: { id, title: 'after' } })).status)
        .toBe(201);
      expect((await app.ask('GET', '/readyz')).status).toBe(200);
    } finally {
      await app.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** Connections read the setting when they are opened, so those that are open are closed. */
async function setReadOnly(url: string, isReadOnly: boolean): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const name = pg.escapeIdentifier(client.database ?? '');
  await client.query(
    `begin read write; alter database ${name} set default_transaction_read_only = ${isReadOnly}; commit`,
  );
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

describe('a database that is there but cannot', () => {
  const app = useTestApp(withNotes);
  const refused = { status: 503, code: 'databaseRefused' };

  it('because it is read-only refuses writes for a moment, and answers reads', async () => {
    const id = newId();
    await app().call(notes.create, { as: 'uma', body: { id, title: 'before' } });
    const update = (title: string) => app().call(notes.update, { as: 'uma', params: { id }, body: { title } });
    await setReadOnly(app().databaseUrl, true);
    await expect.poll(async () => (await update('during')).body).toMatchObject(refused);
    expect(Number((await update('during')).headers['retry-after'])).toBeGreaterThan(0);
    expect((await app().call(notes.slow, { as: 'uma', query: { seconds: '0' } })).status).toBe(200);
    await setReadOnly(app().databaseUrl, false);
    await expect.poll(async () => (await update('after')).status).toBe(200);
  });

  it('in the time that a statement has says so, and not that something broke', async () => {
    const asleep = app().call(notes.slow, { as: 'uma', query: { seconds: '20' } });
    // As the statement limit does, without waiting for it.
    const cancel = `select pg_cancel_backend(pid) from pg_stat_activity
      where datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()`;
    await expect.poll(async () => (await app().pool.query(cancel)).rowCount).toBe(1);
    const reply = await asleep;
    expect(reply.body).toMatchObject(refused);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('an error', () => {
  const fault = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

  it.each([
    ['ENOENT', 'connect', true],
    ['ECONNREFUSED', 'connect', true],
    ['ECONNRESET', 'read', true],
    ['EPIPE', 'write', true],
    ['ENOENT', 'open', false],
    ['ENOENT', 'stat', false],
    ['ENOSPC', 'write', false],
  ])('%s of %s says that the database is away: %s', (code, syscall, isAway) => {
    expect(isDatabaseAway(fault(code, syscall))).toBe(isAway);
  });
});
