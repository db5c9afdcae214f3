import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile, printTable } from './measure/table.ts';
import { ask } from './server/requests.ts';
import { startServer } from './server/server-process.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// A quarter of a million rows of master data in one run, and the same files once more.

const rows = { customers: 20_000, sites: 40_000, contacts: 40_000, families: 100, models: 2_000, equipment: 147_900 };
const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
const port = 3991;

const files: Record<string, { header: string; count: number; line: (i: number) => string }> = {
  'customers.csv': {
    header: 'MDM id,Name,English name,Language',
    count: rows.customers,
    line: (i) => `C${i},Customer ${i} Oy,Customer ${i},${i % 2 ? 'fi' : 'en'}`,
  },
  'sites.csv': {
    header: 'MDM id,Customer MDM id,Name,MDM type,Country,State or province',
    count: rows.sites,
    line: (i) => `S${i},C${i % rows.customers},Site ${i},Quarry,Finland,"Province, ${i % 20}"`,
  },
  'contacts.csv': {
    header: 'Customer MDM id,Site MDM id,Name,E-mail,Phone,Language',
    count: rows.contacts,
    line: (i) => `C${i % rows.customers},S${i},Person ${i},person-${i}@customer.example,+000 ${i},en`,
  },
  'families.csv': {
    header: 'Category,Name,Long name',
    count: rows.families,
    line: (i) => `Crushers,Bench family ${i},The family number ${i}`,
  },
  'models.csv': {
    header: 'Family,Name',
    count: rows.models,
    line: (i) => `Bench family ${i % rows.families},Model ${i}`,
  },
  'equipment.csv': {
    header: 'MDM id,Serial number,Nickname,Family,Model,Customer MDM id,Site MDM id',
    count: rows.equipment,
    line: (i) => {
      const [model, site] = [i % rows.models, i % rows.sites];
      return `E${i},SN ${i},,Bench family ${model % rows.families},Model ${model},C${site % rows.customers},S${site}`;
    },
  },
};

async function writeFiles(folder: string): Promise<void> {
  for (const [name, { header, count, line }] of Object.entries(files))
    await pipeline(
      function* () {
        yield `${header}\n`;
        for (let i = 0; i < count; i++) yield `${line(i)}\n`;
      },
      createWriteStream(join(folder, name)),
    );
}

interface Service {
  id: string;
  status: string;
  data: {
    endedAt: string | null;
    counts: Record<string, number>;
    progress: { done: number } | null;
    lastError: unknown;
  };
}

const folder = await mkdtemp(join(tmpdir(), 'assay-master-data-'));
const dataDir = await mkdtemp(join(tmpdir(), 'assay-bench-'));
const server = await startServer(dataDir, port, { ASSAY_MASTER_DATA: folder });
try {
  const token = await signInStaff(server.url, 'max@provider.example');
  const address = `${server.url}/api/v1/backgroundServices`;
  const state = async (): Promise<Service | undefined> => {
    const { body } = await ask('GET', address, { token, timeoutMs: 60_000 });
    return (body as Service[]).find(({ id }) => id === 'master-data-import');
  };

  const run = async (name: string): Promise<(string | number)[]> => {
    const before = await server.residentMiB();
    const began = performance.now();
    await ask('POST', `${address}/master-data-import/reset`, { token });
    const steps = new Set<number>();
    const reads: number[] = [];
    let most = before;
    for (;;) {
      const begun = performance.now();
      await ask('GET', `${server.url}/api/v1/customers/query?amount=50&orderKey=name`, { token, timeoutMs: 60_000 });
      reads.push(performance.now() - begun);
      const now = await state();
      most = Math.max(most, await server.residentMiB());
      if (now?.data.progress) steps.add(now.data.progress.done);
      if (now?.status === 'retrying') throw new Error(`The import failed: ${JSON.stringify(now.data.lastError)}`);
      if (now?.status === 'idle' && now.data.endedAt) {
        const seconds = (performance.now() - began) / 1000;
        const { created = 0, changed = 0, unchanged = 0, faultyLines = 0 } = now.data.counts;
        const growth = Math.round(most - before);
        const slow = Math.round(percentile(reads, 0.95));
        return [
          name,
          seconds.toFixed(1),
          Math.round(total / seconds),
          created,
          changed,
          unchanged,
          faultyLines,
          growth,
          steps.size,
          slow,
        ];
      }
      await wait(100);
    }
  };

  await writeFiles(folder);
  const first = await run('first');
  const moment = new Date();
  for (const name of Object.keys(files)) await utimes(join(folder, name), moment, moment);
  const second = await run('again');
  printTable(
    `Master data: ${total} rows in one run`,
    [
      'run',
      'seconds',
      'rows per second',
      'created',
      'changed',
      'unchanged',
      'faulty',
      'memory grew by, MiB',
      'steps of progress seen',
      'p95 of a customer list meanwhile, ms',
    ],
    [first, second],
  );
  if (second[3] !== 0 || second[4] !== 0) throw new Error('The second run changed something.');
} finally {
  await server.stop();
  for (const made of [folder, dataDir]) await rm(made, { recursive: true, force: true });
}
