import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { ReportDocument } from '@assay/contract/reports/document';
import { coverageOf } from './font-coverage.ts';
import { readFonts } from './fonts.ts';
import { legibleWith } from './legible.ts';
import { pictureFiles } from './picture-files.ts';
import type { EngineName, TypstEngine } from './typst-engine.ts';
import { typstInput } from './typst-input.ts';
import type { ThreadData, ThreadMessage } from './worker-pool.ts';

/** The thread that typesets: one report at a time, with nothing left of it afterwards. */
export interface TypstJob {
  document: ReportDocument;
  pictures: { imageId: string; bytes: Uint8Array }[];
}

// Requests go first; only Linux knows the priority of a single thread.
if (process.platform === 'linux') setPriority(10);

const { given, shared } = workerData as ThreadData<{ engine: EngineName }, WebAssembly.Module>;
const answer = (message: ThreadMessage<Uint8Array>, transfer: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, transfer);

async function openEngine(fonts: Buffer[]): Promise<TypstEngine> {
  if (given.engine === 'native') return (await import('./native-engine.ts')).openNativeEngine(fonts);
  const { compileModule, openWasmEngine } = await import('./wasm-engine.ts');
  const module = shared ?? compileModule();
  if (!shared) answer({ share: module });
  return openWasmEngine(fonts, module);
}

const fonts = readFonts();
const legible = legibleWith(coverageOf(fonts));
const engine = await openEngine(fonts);

/** Hands the pictures over; answers the name of each. */
function layPictures(pictures: TypstJob['pictures']): Map<string, string> {
  const names = new Map<string, string>();
  for (const [index, { imageId, bytes }] of pictures.entries()) {
    const files = pictureFiles(index, bytes);
    for (const { name, content } of files) engine.addPicture(name, content);
    names.set(imageId, files[0].name);
  }
  return names;
}

function typeset({ document, pictures }: TypstJob): Uint8Array<ArrayBuffer> {
  try {
    const names = layPictures(pictures);
    const pictureOf = (imageId: string) => names.get(imageId) ?? null;
    try {
      return engine.typeset(typstInput(document, legible, pictureOf));
    } catch (error) {
      const broken = [...names].filter(([, name]) => !engine.canDraw(name));
      if (broken.length === 0) throw error;
      for (const [imageId] of broken) names.delete(imageId);
      return engine.typeset(typstInput(document, legible, pictureOf));
    }
  } finally {
    engine.forget();
  }
}

parentPort?.on('message', (job: TypstJob) => {
  try {
    const pdf = typeset(job);
    answer({ result: pdf, isLast: engine.isSpent() }, [pdf.buffer]);
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error), isLast: engine.isSpent() });
  }
});
