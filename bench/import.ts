import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { printTable } from './measure/table.ts';
import { ask } from './server/requests.ts';
import { startServer } from './server/server-process.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// A CSV import of many lines: upload, comparison and application, and how the server answers others meanwhile.

const lines = Number(process.argv[2] ?? 100_000);
const port = 3990;

const csv = [
  'name,mdm id,site,country,contact,contact e-mail',
  ...Array.from({ length: lines }, (_, i) => {
    const customer = Math.floor(i / 2);
    return `Customer ${customer},M-${customer},Site ${i % 2},Finland,Person ${i % 2},person-${i}@customer.example`;
  }),
].join('\n');

interface State {
  id: string;
  state: string;
  done: number;
  counts: Record<string, number>;
}

const folder = await mkdtemp(join(tmpdir(), 'assay-import-'));
const server = await startServer(folder, port);
try {
  const token = await signInStaff(server.url, 'max@provider.example');
  const address = `${server.url}/api/v1/customers/imports`;
  const slowest = { read: 0 };

  const until = async (id: string, wanted: string): Promise<{ seconds: number; steps: number }> => {
    const began = performance.now();
    const steps = new Set<number>();
    for (;;) {
      const begun = performance.now();
      const { body } = await ask('GET', `${address}/${id}`, { token, timeoutMs: 60_000 });
      slowest.read = Math.max(slowest.read, performance.now() - begun);
      const { state, done } = body as State;
      steps.add(done);
      if (state === wanted) return { seconds: (performance.now() - began) / 1000, steps: steps.size };
      if (state === 'failed' || state === 'refused') throw new Error(`The import is ${state}.`);
      await wait(100);
    }
  };

  const form = new FormData();
  form.append('file', new File([csv], 'customers.csv', { type: 'text/csv' }));
  const began = performance.now();
  const reply = await fetch(address, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } });
  const { id } = (await reply.json()) as State;
  const uploaded = (performance.now() - began) / 1000;
  const compared = await until(id, 'preview');
  await ask('POST', `${address}/${id}/confirm`, { token });
  const applied = await until(id, 'applied');
  printTable(
    `An import of ${lines} lines (${(csv.length / 1e6).toFixed(1)} MB)`,
    ['step', 'seconds', 'lines per second', 'steps of progress seen'],
    [
      ['upload and keep', uploaded.toFixed(1), Math.round(lines / uploaded), ''],
      ['compare', compared.seconds.toFixed(1), Math.round(lines / compared.seconds), compared.steps],
      ['apply', applied.seconds.toFixed(1), Math.round(lines / applied.seconds), applied.steps],
    ],
  );
  printTable('Others meanwhile', ['slowest read, ms'], [[Math.round(slowest.read)]]);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
