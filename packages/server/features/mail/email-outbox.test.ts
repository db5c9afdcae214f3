import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { BackgroundService } from '@assay/contract/background-services';
import { newId } from '@assay/domain/id';
import { later, minutes } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { withoutScopedTables } from '../../db/pool.ts';
import { scannedDisk } from '../../disk/testing/scanned-disk.ts';
import { outboxFolder } from '../../providers/mail/mailer.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { startTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts';
import { pauseAfter } from './email-outbox.job.ts';
import { queueMail } from './mail.queries.ts';

const aMail = (to = 'dina@distributor.example') => ({
  to: [to],
  subject: 'Hyvää päivää',
  text: 'First line\nSecond line',
});
const queue = (app: TestApp, mail: Parameters<typeof queueMail>[1] = aMail()) =>
  queueMail(withoutScopedTables(app.db), mail, app.now());
const rows = (app: TestApp) => app.db.selectFrom('mail').selectAll().orderBy('created_at').execute();
const send = (app: TestApp) => app.jobs.service({ id: 'email-outbox' });

const state = async (app: TestApp) => {
  const { body } = await app.ask('GET', '/api/v1/backgroundServices', { as: 'max' });
  return (body as BackgroundService[]).find(({ id }) => id === 'email-outbox');
};

async function withServer(
  work: (app: TestApp, server: Awaited<ReturnType<typeof startMailServer>>) => Promise<void>,
): Promise<void> {
  const server = await startMailServer();
  const app = await startTestApp({
    env: { ASSAY_SMTP_URL: server.url, ASSAY_SMTP_FROM: 'Assay <assay@provider.example>' },
  });
  try {
    await work(app, server);
  } finally {
    await app.close();
    await server.close();
  }
}

describe('mail by SMTP', () => {
  it('is delivered once, in any script, and marked sent', () =>
    withServer(async (app, server) => {
      await queue(app);
      await send(app);
      await send(app);
      expect(server.received).toHaveLength(1);
      expect(server.received[0]).toMatchObject({ to: ['dina@distributor.example'], from: 'assay@provider.example' });
      expect(server.received[0]?.text).toContain('Second line');
      expect(server.received[0]?.text).toMatch(/Subject: =\?UTF-8\?/i);
      expect(await rows(app)).toMatchObject([{ state: 'sent', attempts: 1 }]);
    }));

  it('that the server refuses for good is marked failed with its reply, and others still go out', () =>
    withServer(async (app, server) => {
      server.answer('gone@distributor.example', 550, 'No such user');
      await queue(app, aMail('gone@distributor.example'));
      await queue(app);
      await send(app);
      expect(server.received).toHaveLength(1);
      const failed = (await rows(app)).find((row) => row.state === 'failed');
      expect(failed?.last_error).toContain('No such user');
      app.setNow(later(app.now(), minutes(10_000)));
      await send(app);
      expect(server.received).toHaveLength(1);
    }));

  it('that is greylisted is tried again after growing pauses until it is taken', () =>
    withServer(async (app, server) => {
      server.answer('dina@distributor.example', 451, 'Greylisted, try again');
      await queue(app);
      await send(app);
      await send(app);
      expect(await rows(app)).toMatchObject([
        { state: 'queued', attempts: 1, next_attempt_at: later(app.now(), minutes(1)) },
      ]);
      app.setNow(later(app.now(), minutes(1)));
      await send(app);
      expect(await rows(app)).toMatchObject([
        { state: 'queued', attempts: 2, next_attempt_at: later(app.now(), minutes(2)) },
      ]);
      server.answer('dina@distributor.example', 250, 'OK');
      app.setNow(later(app.now(), minutes(2)));
      await send(app);
      expect([server.received.length, (await rows(app))[0]?.state]).toEqual([1, 'sent']);
    }));

  it('that a server turns away at its door waits, shows why, and goes out at once after a reset', () =>
    withServer(async (app, server) => {
      server.refuseAll('No service for you today');
      await queue(app);
      await send(app);
      expect(await state(app)).toMatchObject({
        status: 'retrying',
        data: {
          counts: { sent: 0, postponed: 1, failed: 0 },
          standing: { waiting: 1 },
          nextRunAt: later(app.now(), minutes(1)).toISOString(),
          lastError: { message: expect.stringContaining('No service for you today') },
        },
      });
      server.refuseAll(undefined);
      await queue(app, aMail('otto@distributor.example'));
      await send(app);
      expect(await state(app), 'another mail went out, this one still waits').toMatchObject({
        status: 'retrying',
        data: { counts: { sent: 1, postponed: 0 }, standing: { waiting: 1 } },
      });
      await app.ask('POST', '/api/v1/backgroundServices/email-outbox/reset', { as: 'max' });
      await send(app);
      expect(await state(app)).toMatchObject({
        status: 'idle',
        data: { counts: { sent: 1 }, standing: { waiting: 0 } },
      });
      expect(server.received.map(({ to }) => to)).toEqual([['otto@distributor.example'], ['dina@distributor.example']]);
    }));

  it('waits while the server is away', async () => {
    const probe = createServer();
    const port = await new Promise<number>((resolve) =>
      probe.listen(0, '127.0.0.1', () => resolve((probe.address() as { port: number }).port)),
    );
    await new Promise((resolve) => probe.close(resolve));
    const app = await startTestApp({ env: { ASSAY_SMTP_URL: `smtp://127.0.0.1:${port}` } });
    try {
      await queue(app);
      await send(app);
      expect(await rows(app)).toMatchObject([
        { state: 'queued', attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') },
      ]);
    } finally {
      await app.close();
    }
  });

  it('that is slow is sent once by two processes that share the work', () =>
    withServer(async (app, server) => {
      server.delay(300);
      await queue(app);
      await Promise.all([send(app), send(app), send(app)]);
      expect(server.received).toHaveLength(1);
    }));

  it('is given up after three days', () =>
    withServer(async (app, server) => {
      server.answer('dina@distributor.example', 451, 'Not today');
      await queue(app);
      await send(app);
      app.setNow(later(app.now(), minutes(60 * 24 * 3 + 1)));
      await send(app);
      expect(await rows(app)).toMatchObject([{ state: 'failed', attempts: 2 }]);
    }));

  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [8, 128],
    [9, 240],
    [40, 240],
  ])('after attempt %i pauses %i minutes', (attempts, pause) => {
    expect(pauseAfter(attempts)).toBe(minutes(pause));
  });
});

describe('mail without a server', () => {
  const app = useTestApp({ runsJobs: true });

  it('becomes a readable file in the data folder, by itself, soon after the request', async () => {
    const reply = await app().ask('POST', '/api/v1/externalUsers/forgotpasswordemail', {
      body: { email: 'dora@distributor.example' },
    });
    expect(reply.status).toBe(200);
    const folder = join(app().dataDir, 'outbox');
    const names = await expect
      .poll(() => readdir(folder).catch(() => []), { timeout: 10_000 })
      .toHaveLength(1)
      .then(() => readdir(folder));
    const text = await readFile(join(folder, names[0] ?? ''), 'utf8');
    expect(text).toMatch(/^To: dora@distributor\.example\nSubject: Reset your Assay password\n\nHello Dora Petrova,/);
    await expect.poll(async () => (await rows(app()))[0]?.state).toBe('sent');
  });

  // Windows knows no such modes: there the folder is as private as the one around it.
  it.skipIf(process.platform === 'win32')('is readable to its owner alone, attachments too', async () => {
    const folder = join(app().dataDir, 'outbox-of-one');
    const content = Buffer.from('%PDF');
    const attachments = [{ name: 'report.pdf', contentType: 'application/pdf', content }];
    await outboxFolder(folder).send({ id: newId(), ...aMail(), html: null, attachments, createdAt: app().now() });
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    const modes = await Promise.all(['.', ...names].map(async (name) => (await stat(join(folder, name))).mode & 0o777));
    expect(modes).toEqual([0o700, 0o600, 0o600]);
  });

  it('waits for a scanner on Windows, and for the next try elsewhere', async () => {
    const folder = await mkdtemp(join(app().dataDir, 'outbox-'));
    const message = { id: newId(), ...aMail(), html: null, attachments: [], createdAt: app().now() };
    await expect(outboxFolder(folder, scannedDisk('linux')).send(message)).rejects.toMatchObject({ code: 'EPERM' });
    expect(await readdir(folder)).toEqual([expect.stringMatching(/\.txt\.part$/)]);
    await outboxFolder(folder, scannedDisk('win32')).send(message);
    expect(await readdir(folder)).toEqual([expect.stringMatching(/\.txt$/)]);
  });

  it('with the same key is written once', async () => {
    const before = (await rows(app())).length;
    for (let i = 0; i < 2; i++) await queue(app(), { ...aMail(), dedupeKey: 'the same' });
    expect(await rows(app())).toHaveLength(before + 1);
  });
});
