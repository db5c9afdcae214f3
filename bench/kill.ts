import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '@assay/domain/id';
import pg from 'pg';
import { seeded } from './data/random.ts';
import { printTable } from './measure/table.ts';
import { readPostmaster } from './server/postmaster.ts';
import { ask, signIn } from './server/requests.ts';
import { type ServerProcess, startServer } from './server/server-process.ts';

// kill -9 at random moments during a stream of writes: nothing acknowledged is lost, nothing is half there.

const kills = Number(process.argv[2] ?? 100);
const seed = Number(process.argv[3] ?? 1);
const random = seeded(seed);
const port = 3970;
const targets = ['server', 'postgres', 'both'] as const;

interface Acknowledged {
  userId: string;
  key: string;
  revision: number;
}

const acknowledged: Acknowledged[] = [];
let sent = 0;
let unanswered = 0;
let writing = true;

const languages = ['fi', 'sv', 'de', 'fr', 'es', 'pt', 'ru', 'zh'];

/** As our client does: whatever is not answered is sent again with the same key until it is. */
async function writeUntilAnswered(
  url: string,
  token: string,
  language: string | undefined,
  key: string,
): Promise<number> {
  for (;;) {
    sent++;
    try {
      const { status, body } = await ask('PUT', `${url}/api/v1/auth/preferences`, {
        token,
        body: { language },
        headers: { 'idempotency-key': key },
        timeoutMs: 20_000,
      });
      if (status === 200) return (body as { revision: number }).revision;
    } catch {
      // Cut off: nobody knows whether it was stored.
    }
    unanswered++;
    await wait(20);
  }
}

/** Writes one after the other, whatever happens to the server; every write changes the record. */
async function keepWriting(url: string, { token, userId }: { token: string; userId: string }): Promise<void> {
  for (let i = 0; writing; i++) {
    const key = newId();
    const revision = await writeUntilAnswered(url, token, languages[i % languages.length], key);
    acknowledged.push({ userId, key, revision });
  }
}

const folder = await mkdtemp(join(tmpdir(), 'assay-kill-'));
let server: ServerProcess = await startServer(folder, port);
const people = await Promise.all(
  ['dina@distributor.example', 'dora@distributor.example', 'otto@other-distributor.example'].map((email) =>
    signIn(server.url, email),
  ),
);
const writers = people.map((person) => keepWriting(server.url, person));
const counts = { server: 0, postgres: 0, both: 0 };
const recovery: number[] = [];

async function waitForWrite(): Promise<void> {
  const before = acknowledged.length;
  while (acknowledged.length === before) await wait(5);
}

for (let i = 0; i < kills; i++) {
  await wait(50 + random() * 700);
  const target = targets[Math.floor(random() * targets.length)] ?? 'server';
  counts[target]++;
  const database = (await readPostmaster(folder)).pid;
  const began = performance.now();
  if (target !== 'postgres') server.child.kill('SIGKILL');
  if (target !== 'server') process.kill(database, 'SIGKILL');
  if (target !== 'postgres') server = await startServer(folder, port);
  await waitForWrite();
  recovery.push(performance.now() - began);
}
writing = false;
await Promise.all(writers);

const { host, port: socketPort } = await readPostmaster(folder);
const client = new pg.Client({ host, port: socketPort, user: 'assay', database: 'postgres' });
await client.connect();

interface Stored {
  revision: number;
  events: number;
  keys: number;
  unfinishedKeys: number;
}

const stored = async (userId: string): Promise<Stored> => {
  const { rows } = await client.query<Stored>(
    `select revision,
       (select count(*)::int from event where record_id = $1 and action = 'changed') as events,
       (select count(*)::int from idempotency_key where user_id = $1) as keys,
       (select count(*)::int from idempotency_key where user_id = $1 and status is null) as "unfinishedKeys"
     from app_user where id = $1`,
    [userId],
  );
  return rows[0] ?? { revision: 0, events: 0, keys: 0, unfinishedKeys: 0 };
};

let lost = 0;
for (const { userId, key, revision } of acknowledged) {
  const { rows } = await client.query<{ revision: number }>(
    `select (reply ->> 'revision')::int as revision from idempotency_key where user_id = $1 and key = $2`,
    [userId, key],
  );
  if (rows[0]?.revision !== revision) lost++;
}
let half = 0;
let twice = 0;
for (const { userId } of people) {
  const { revision, events, keys, unfinishedKeys } = await stored(userId);
  const answered = acknowledged.filter((write) => write.userId === userId).length;
  half += Math.abs(revision - 1 - events) + Math.abs(revision - 1 - keys) + unfinishedKeys;
  twice += Math.max(0, revision - 1 - answered);
}
await client.end();
await server.stop();
await rm(folder, { recursive: true, force: true });

recovery.sort((a, b) => a - b);
printTable(
  `${kills} kills (-9) during a stream of writes, seed ${seed}`,
  [
    'server',
    'PostgreSQL',
    'both',
    'requests sent',
    'writes acknowledged',
    'refused or cut off',
    'acknowledged but lost',
    'half-applied',
    'applied twice',
    'back after (median, worst)',
  ],
  [
    [
      counts.server,
      counts.postgres,
      counts.both,
      sent,
      acknowledged.length,
      unanswered,
      lost,
      half,
      twice,
      `${Math.round(recovery[Math.floor(kills / 2)] ?? 0)} ms, ${Math.round(recovery.at(-1) ?? 0)} ms`,
    ],
  ],
);
if (lost + half + twice > 0) process.exitCode = 1;
