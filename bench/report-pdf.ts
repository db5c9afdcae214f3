import { existsSync } from 'node:fs';
import { languageIds } from '@assay/domain/languages';
import { chromium } from '@playwright/test';
import { readPdfOf, submitLargeReport } from './data/large-report.ts';
import { withHouse } from './house/loaded-house.ts';
import { ask } from './house/requests.ts';
import type { ServerProcess } from './house/server-process.ts';
import { signInStaff } from './house/sign-in-staff.ts';
import { median, percentile, printTable } from './measure/table.ts';

// A report of 80 points with 40 photos: the processor time of its PDF beside that of Chromium printing its HTML, and what four at once do to a list.

const points = 80;
const photos = 40;
const systemChromium = '/usr/bin/chromium';
const executablePath = process.env.ASSAY_CHROMIUM ?? (existsSync(systemChromium) ? systemChromium : undefined);

/** Seconds of the server for each PDF: everything from the database to the stored file. */
async function secondsOfServer(server: ServerProcess, token: string, id: string, languages: readonly string[]) {
  const spent: number[] = [];
  for (const language of languages) {
    const before = await server.cpuSeconds();
    await readPdfOf(server.url, token, id, language);
    spent.push((await server.cpuSeconds()) - before);
  }
  return spent;
}

/** Seconds of Chromium, all of its processes, for each print of the same report; the first holds its start, too. */
async function secondsOfChromium(html: string, rounds: number): Promise<number[]> {
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  try {
    const session = await browser.newBrowserCDPSession();
    const seconds = async () => {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    };
    const page = await browser.newPage();
    const spent: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = round === 0 ? 0 : await seconds();
      await page.setContent(html, { waitUntil: 'load' });
      await page.pdf({ format: 'A4', printBackground: true, tagged: true, outline: true });
      spent.push((await seconds()) - before);
    }
    return spent;
  } finally {
    await browser.close();
  }
}

/** Milliseconds of the first page of the list, one request after another, until told to end. */
async function listTimes(url: string, token: string, isOver: (count: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver(times.length)) {
    const begin = performance.now();
    await ask('GET', `${url}/api/v1/inspections?amount=50`, { token });
    times.push(performance.now() - begin);
  }
  return times;
}

await withHouse(3994, async (server) => {
  const { url } = server;
  const token = await signInStaff(url, 'ada@provider.example');
  const id = await submitLargeReport(url, token, points, photos);
  const reply = await fetch(`${url}/api/v1/inspections/${id}/reporthtml`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const html = await reply.text();
  const pdf = await readPdfOf(url, token, id, 'en');
  const [warm = 'fi', ...rest] = languageIds.filter((language) => language !== 'en');
  await readPdfOf(url, token, id, warm);

  const alone = rest.slice(0, 3);
  const typst = await secondsOfServer(server, token, id, alone);
  const [started = 0, ...printed] = await secondsOfChromium(html, alone.length + 1);
  const row = (name: string, seconds: number) => [
    name,
    seconds.toFixed(2),
    (seconds / started).toFixed(2),
    (seconds / median(printed)).toFixed(2),
  ];
  printTable(
    `A report of ${points} points with ${photos} photos, ${(pdf.length / 1e6).toFixed(1)} MB, ${alone.length} rounds`,
    ['painter', 'processor time, median (s)', 'of Chromium', 'of one that runs already'],
    [
      row('Chromium is started and prints the HTML', started),
      row('a Chromium that runs already prints it', median(printed)),
      row('the server makes the PDF', median(typst)),
    ],
  );

  const idle = await listTimes(url, token, (count) => count >= 200);
  let over = false;
  const four = Promise.all(rest.slice(3, 7).map((language) => readPdfOf(url, token, id, language))).finally(() => {
    over = true;
  });
  const busy = await listTimes(url, token, () => over);
  await four;
  printTable(
    'The list of reports, beside four PDFs that are asked for at once',
    ['while', 'requests', 'p50 (ms)', 'p99 (ms)', 'p99 of idle'],
    [
      ['idle', idle],
      ['four PDFs are made', busy],
    ].map(([name, times]) => {
      const taken = times as number[];
      const p99 = percentile(taken, 0.99);
      return [
        String(name),
        taken.length,
        median(taken).toFixed(1),
        p99.toFixed(1),
        (p99 / percentile(idle, 0.99)).toFixed(2),
      ];
    }),
  );
});
