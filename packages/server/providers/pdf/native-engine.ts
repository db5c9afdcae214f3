import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { onlyThePicture, type TypstEngine } from './typst-engine.ts';

const templates = fileURLToPath(new URL('./templates', import.meta.url));

/** The compiler as a program of this platform. Its files are PDF/A-2a. */
export function openNativeEngine(fonts: Buffer[]): TypstEngine {
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: fonts }] });
  return {
    addPicture: (name, content) => compiler.mapShadow(join(templates, 'pictures', name), Buffer.from(content)),
    canDraw: (name) => !compiler.compile({ mainFileContent: onlyThePicture(name) }).hasError(),
    typeset: (input) => {
      const report = { mainFilePath: join(templates, 'report.typ'), inputs: input };
      // The returned bytes are the compiler's own memory.
      return new Uint8Array(compiler.pdf(report, { pdfStandard: 'a-2a' }));
    },
    forget: () => {
      compiler.resetShadow();
      compiler.evictCache(0);
    },
    isSpent: () => false,
  };
}
