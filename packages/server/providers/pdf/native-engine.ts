import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { onlyThePicture, type TypstEngine } from './typst-engine.ts';

const templates = fileURLToPath(new URL('./templates', import.meta.url));

/** It says what is wrong in the place of an error's code, and nothing in that of the message. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error);

/** The compiler as a program of this platform. Its files are PDF/A-2a. */
export function openNativeEngine(fonts: Buffer[]): TypstEngine {
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: fonts }] });
  return {
    addPicture: (name, content) => compiler.mapShadow(join(templates, 'pictures', name), Buffer.from(content)),
    canDraw: (name) => !compiler.compile({ mainFileContent: onlyThePicture(name) }).hasError(),
    typeset: ({ template, data }) => {
      const report = { mainFilePath: join(templates, template), inputs: { data } };
      try {
        // The returned bytes are the compiler's own memory.
        return new Uint8Array(compiler.pdf(report, { pdfStandard: 'a-2a' }));
      } catch (error) {
        throw new Error(reasonOf(error), { cause: error });
      }
    },
    forget: () => {
      compiler.resetShadow();
      compiler.evictCache(0);
    },
    isSpent: () => false,
  };
}
