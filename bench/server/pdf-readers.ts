import { Worker, workerData } from 'node:worker_threads';
import { readPdfOf } from '../data/large-report.ts';

interface Wanted {
  url: string;
  token: string;
  reports: { id: string; language: string }[];
}

/** Asks for many PDFs at once, in a thread of its own: reading them must not delay whoever measures. */
export async function readPdfs(wanted: Wanted): Promise<void> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { pdfReaders: wanted } });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The readers ended with ${code}.`))));
  });
}

const given = (workerData as { pdfReaders?: Wanted } | null)?.pdfReaders;
if (given) {
  const { url, token, reports } = given;
  await Promise.all(reports.map(({ id, language }) => readPdfOf(url, token, id, language)));
}
