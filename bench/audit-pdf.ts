import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { readPdf } from '@assay/server/providers/pdf/testing/read-pdf';
import { largeAudit, makeAudit, readAuditPdf } from './data/large-audit.ts';
import { printTable } from './measure/table.ts';
import { withServer } from './server/loaded-server.ts';
import type { ServerProcess } from './server/server-process.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// The PDF of a large audit: time, processor time and memory of the server, what others wait meanwhile, and the same PDF asked for again.
// BENCH_PDF names a file that gets the PDF, to be looked at.

interface Watched {
  peakMiB: number;
  slowestMs: number;
  stop: () => Promise<void>;
}

/** The highest memory of the server, and how long it leaves a small question without an answer. */
function watch(server: ServerProcess): Watched {
  const watched = { peakMiB: 0, slowestMs: 0, on: true };
  const going = (async () => {
    while (watched.on) {
      watched.peakMiB = Math.max(watched.peakMiB, await server.residentMiB());
      const before = performance.now();
      await (await fetch(`${server.url}/readyz`)).text();
      watched.slowestMs = Math.max(watched.slowestMs, performance.now() - before);
      await wait(50);
    }
  })();
  return {
    get peakMiB() {
      return watched.peakMiB;
    },
    get slowestMs() {
      return watched.slowestMs;
    },
    stop: () => {
      watched.on = false;
      return going;
    },
  };
}

async function measured(server: ServerProcess, token: string, id: string) {
  const watched = watch(server);
  const [begin, cpu] = [performance.now(), await server.cpuSeconds()];
  const pdf = await readAuditPdf(server.url, token, id).finally(watched.stop);
  const seconds = (performance.now() - begin) / 1000;
  const cpuSeconds = (await server.cpuSeconds()) - cpu;
  return { pdf, seconds, cpuSeconds, peakMiB: watched.peakMiB, slowestMs: watched.slowestMs };
}

await withServer(3968, async (server) => {
  const token = await signInStaff(server.url, 'ada@provider.example');
  const id = await makeAudit(server.url, token);
  const before = await server.residentMiB();
  const first = await measured(server, token, id);
  const again = await measured(server, token, id);
  const { pages } = await readPdf(new Uint8Array(first.pdf));
  if (process.env.BENCH_PDF) await writeFile(process.env.BENCH_PDF, first.pdf);
  const { runs, pointsPerRun, photos } = largeAudit;
  printTable(
    `An audit of ${runs} runs of ${pointsPerRun} points with ${photos} photos: ${pages.length} pages, ${(first.pdf.length / 1e6).toFixed(1)} MB; the server held ${before.toFixed(0)} MiB before`,
    ['PDF', 'time (s)', 'processor time (s)', 'peak memory (MiB)', 'slowest small question (ms)'],
    [
      ['made', first],
      ['asked for again', again],
    ].map(([name, row]) => {
      const { seconds, cpuSeconds, peakMiB, slowestMs } = row as typeof first;
      return [name as string, seconds.toFixed(1), cpuSeconds.toFixed(1), peakMiB.toFixed(0), slowestMs.toFixed(0)];
    }),
  );
});
