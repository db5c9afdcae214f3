import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@assay/domain/id';
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
