import { setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { ReportDocument } from '@assay/contract/reports/document';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { coverageOf } from './font-coverage.ts';
import { readFonts } from './fonts.ts';
import { legibleWith } from './legible.ts';
import { pictureFiles } from './picture-files.ts';
import { typstInput } from './typst-input.ts';

/** The thread that typesets: one report at a time, with nothing left of it afterwards. */
export interface TypstJob {
  document: ReportDocument;
  pictures: { imageId: string; bytes: Uint8Array }[];
}

// Requests go first; only Linux knows the priority of a single thread.
if (process.platform === 'linux') setPriority(10);

const templates = fileURLToPath(new URL('./templates', import.meta.url));
const fonts = readFonts();
const legible = legibleWith(coverageOf(fonts));
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: fonts }] });

/** Whether the typesetter can draw a picture at all; a broken one would take the whole report with it. */
const isDrawable = (name: string): boolean =>
  !compiler.compile({ mainFileContent: `#image("/pictures/${name}")` }).hasError();

function compile(input: { data: string }): Uint8Array<ArrayBuffer> {
  const pdf = compiler.pdf({ mainFilePath: join(templates, 'report.typ'), inputs: input }, { pdfStandard: 'a-2a' });
  // The returned bytes are the compiler's own memory.
  return new Uint8Array(pdf);
}

/** Hands the pictures over; answers the name of each. */
function layPictures(pictures: TypstJob['pictures']): Map<string, string> {
  const names = new Map<string, string>();
  for (const [index, { imageId, bytes }] of pictures.entries()) {
    const files = pictureFiles(index, bytes);
    for (const { name, content } of files) compiler.mapShadow(join(templates, 'pictures', name), content);
    names.set(imageId, files[0].name);
  }
  return names;
}

function typeset({ document, pictures }: TypstJob): Uint8Array<ArrayBuffer> {
  try {
    const names = layPictures(pictures);
    const pictureOf = (imageId: string) => names.get(imageId) ?? null;
    try {
      return compile(typstInput(document, legible, pictureOf));
    } catch (error) {
      const broken = [...names].filter(([, name]) => !isDrawable(name));
      if (broken.length === 0) throw error;
      for (const [imageId] of broken) names.delete(imageId);
      return compile(typstInput(document, legible, pictureOf));
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
