import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadPoints } from './data/many-points.ts';
import { printTable } from './measure/table.ts';
import { withServer } from './server/loaded-server.ts';
import { ask } from './server/requests.ts';
import type { ServerProcess } from './server/server-process.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// The spreadsheet of 20,000 names out and in again: time, peak memory, and what others wait meanwhile. It must propose no
// change as it went out, nor after LibreOffice wrote it anew (where that is installed), and every cell that is missing.

const count = Number(process.argv[2] ?? 20_000);

interface State {
  id: string;
  state: string;
  counts: Record<'new' | 'changed' | 'unchanged' | 'faulty', number>;
}

/** Runs something while it looks at the server's memory and asks it small questions. */
async function watched<Result>(server: ServerProcess, token: string, work: () => Promise<Result>) {
  const seen = { peakMiB: await server.residentMiB(), slowestMs: 0, on: true };
  const watching = (async () => {
    while (seen.on) {
      const begun = performance.now();
      await ask('GET', `${server.url}/api/v1/languages`, { token });
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - begun);
      seen.peakMiB = Math.max(seen.peakMiB, await server.residentMiB());
      await wait(20);
    }
  })();
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1000;
  seen.on = false;
  await watching;
  return { result, cells: [seconds.toFixed(1), seen.peakMiB.toFixed(0), seen.slowestMs.toFixed(0)] };
}

const office = process.env.ASSAY_OFFICE ?? 'soffice';

/** The file as LibreOffice writes it; undefined where there is none. */
async function rewritten(sheet: Buffer): Promise<Buffer | undefined> {
  if (spawnSync(office, ['--version']).status !== 0) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'assay-sheet-'));
  try {
    await writeFile(join(folder, 'sheet.xlsx'), sheet);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const out = join(folder, 'out');
    spawnSync(office, [profile, '--headless', '--convert-to', 'xlsx', '--outdir', out, join(folder, 'sheet.xlsx')]);
    return await readFile(join(out, 'sheet.xlsx'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await withServer(3991, async (server, client) => {
  await loadPoints(client, count);
  const token = await signInStaff(server.url, 'ada@provider.example');
  const api = `${server.url}/api/v1/translations`;
  const until = async (id: string, wanted: string): Promise<State> => {
    for (;;) {
      const { body } = await ask('GET', `${api}/imports/${id}`, { token, timeoutMs: 60_000 });
      const state = body as State;
      if (state.state === wanted) return state;
      if (state.state === 'failed' || state.state === 'refused') throw new Error(`The import is ${state.state}.`);
      await wait(100);
    }
  };
  const preview = async (sheet: Buffer): Promise<State> => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(sheet)], 'names.xlsx'));
    const reply = await fetch(`${api}/imports`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    return until(((await reply.json()) as State).id, 'preview');
  };
  const countsText = ({ counts }: State): string =>
    `${counts.new + counts.changed} to change, ${counts.unchanged} unchanged, ${counts.faulty} faulty`;

  const { body: categories } = await ask('GET', `${api}/productCategories`, { token });
  const ids = (categories as { id: string }[]).map(({ id }) => id).join(';');
  const rows: (string | number)[][] = [['before', '', (await server.residentMiB()).toFixed(0), '', '']];

  const out = await watched(server, token, async () => {
    const { body } = await ask('GET', `${api}/excelLink?type=Name&categories=${encodeURIComponent(ids)}`, { token });
    return Buffer.from(await (await fetch((body as { link: string }).link)).arrayBuffer());
  });
  const sheet = out.result;
  rows.push(['download', ...out.cells, `${(sheet.length / 1e6).toFixed(1)} MB`]);
  const back = await watched(server, token, () => preview(sheet));
  rows.push(['back unchanged', ...back.cells, countsText(back.result)]);
  const other = await rewritten(sheet);
  if (other) {
    const again = await watched(server, token, () => preview(other));
    rows.push(['back from LibreOffice', ...again.cells, countsText(again.result)]);
    if (again.result.counts.unchanged !== count) throw new Error('LibreOffice changed what the sheet says.');
  } else rows.push(['back from LibreOffice', '', '', '', 'not installed']);
  await client.query(`delete from point_translation where kind = 'name' and language = 'fi'`);
  await client.query(`insert into point_translation (inspection_point_id, kind, language, value, source, updated_at)
    select id, 'name', 'sv', 'x', name, now() from inspection_point on conflict (inspection_point_id, kind, language) do update set value = 'x'`);
  const missing = await watched(server, token, () => preview(sheet));
  rows.push(['compare with other texts', ...missing.cells, countsText(missing.result)]);
  const applied = await watched(server, token, async () => {
    await ask('POST', `${api}/imports/${missing.result.id}/confirm`, { token });
    return until(missing.result.id, 'applied');
  });
  rows.push(['apply', ...applied.cells, '']);
  printTable(
    `A spreadsheet of ${count} names`,
    ['step', 'time (s)', 'peak memory (MiB)', 'slowest small question (ms)', 'what came'],
    rows,
  );
  if (back.result.counts.unchanged !== count) throw new Error('The sheet proposes changes although nothing changed.');
});
