import { languageIds } from '@assay/domain/languages';
import { enginesHere } from '@assay/server/providers/pdf/choose-engine';
import type { EngineName } from '@assay/server/providers/pdf/typst-engine';
import { chromium } from '@playwright/test';
import { readPdfOf, submitLargeReport } from './data/large-report.ts';
import { executablePath } from './measure/long-tasks.ts';
import { median, printTable } from './measure/table.ts';
import { withServer } from './server/loaded-server.ts';
import type { ServerProcess } from './server/server-process.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// A report of 80 points with 40 photos: the processor time of its PDF, with each engine that works here, beside that of Chromium printing its HTML.

const points = 80;
const photos = 40;
const rounds = 3;

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
async function secondsOfChromium(html: string): Promise<number[]> {
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  try {
    const session = await browser.newBrowserCDPSession();
    const seconds = async () => {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    };
    const page = await browser.newPage();
    const spent: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
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

interface Measured {
  name: string;
  seconds: number;
  html: string;
}

/** A server of its own for each engine; one report is made before those that are measured. */
async function secondsOfEngine(engine: EngineName, port: number): Promise<Measured> {
  const measured: Measured = { name: `the server makes the PDF, ${engine}`, seconds: 0, html: '' };
  const work = async (server: ServerProcess) => {
    const token = await signInStaff(server.url, 'ada@provider.example');
    const id = await submitLargeReport(server.url, token, points, photos);
    const headers = { authorization: `Bearer ${token}` };
    measured.html = await (await fetch(`${server.url}/api/v1/inspections/${id}/reporthtml`, { headers })).text();
    const [warm = 'fi', ...rest] = languageIds.filter((language) => language !== 'en');
    const pdf = await readPdfOf(server.url, token, id, warm);
    measured.name += `, ${(pdf.length / 1e6).toFixed(1)} MB`;
    measured.seconds = median(await secondsOfServer(server, token, id, rest.slice(0, rounds)));
  };
  await withServer(port, work, { ASSAY_PDF_ENGINE: engine });
  return measured;
}

const engines: Measured[] = [];
for (const [place, engine] of enginesHere().entries()) engines.push(await secondsOfEngine(engine, 3997 + place));
const [started = 0, ...printed] = await secondsOfChromium(engines[0]?.html ?? '');
printTable(
  `A report of ${points} points with ${photos} photos, ${rounds} rounds`,
  ['painter', 'processor time, median (s)', 'of Chromium', 'of one that runs already'],
  [
    { name: 'Chromium is started and prints the HTML', seconds: started },
    { name: 'a Chromium that runs already prints it', seconds: median(printed) },
    ...engines,
  ].map(({ name, seconds }) => [
    name,
    seconds.toFixed(2),
    (seconds / started).toFixed(2),
    (seconds / median(printed)).toFixed(2),
  ]),
);
