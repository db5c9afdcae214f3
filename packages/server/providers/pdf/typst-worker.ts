import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { ReportDocument } from '@assay/contract/reports/document';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { coverageOf } from './font-coverage.ts';
import { readFonts } from './fonts.ts';
import { legibleWith } from './legible.ts';
import { typstInput } from './typst-input.ts';

/** The thread that typesets: one report at a time, with nothing left of it afterwards. */
export interface TypstJob {
  document: ReportDocument;
  pictures: { imageId: string; bytes: Uint8Array }[];
}

const templates = fileURLToPath(new URL('./templates', import.meta.url));
const fonts = readFonts();
const legible = legibleWith(coverageOf(fonts));
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: fonts }] });

const pathOf = (index: number): string => join(templates, 'pictures', String(index));

/** Whether the typesetter can draw a picture at all; a broken one would take the whole report with it. */
const isDrawable = (index: number): boolean =>
  !compiler.compile({ mainFileContent: `#image("/pictures/${index}")` }).hasError();

function compile(input: { data: string }): Uint8Array<ArrayBuffer> {
  const pdf = compiler.pdf({ mainFilePath: join(templates, 'report.typ'), inputs: input }, { pdfStandard: 'a-2a' });
  // The returned bytes are the compiler's own memory.
  return new Uint8Array(pdf);
}

function typeset({ document, pictures }: TypstJob): Uint8Array<ArrayBuffer> {
  try {
    const places = new Map(pictures.map(({ imageId }, index) => [imageId, index]));
    for (const [index, { bytes }] of pictures.entries()) compiler.mapShadow(pathOf(index), Buffer.from(bytes));
    const drawn = (isShown: (index: number) => boolean) =>
      compile(
        typstInput(document, legible, (imageId) => {
          const index = places.get(imageId);
          return index !== undefined && isShown(index) ? index : null;
        }),
      );
    try {
      return drawn(() => true);
    } catch (error) {
      const broken = new Set(places.values().filter((index) => !isDrawable(index)));
      if (broken.size === 0) throw error;
      return drawn((index) => !broken.has(index));
    }
  } finally {
    compiler.resetShadow();
    compiler.evictCache(0);
  }
}

parentPort?.on('message', (job: TypstJob) => {
  try {
    const pdf = typeset(job);
    parentPort?.postMessage({ result: pdf }, [pdf.buffer]);
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
