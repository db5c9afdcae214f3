import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initSync, type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { onlyThePicture, type TypstEngine } from './typst-engine.ts';

const templates = new URL('./templates/', import.meta.url);

/** The compiler keeps what it worked out for a report and offers no way to drop it, so its memory only grows. */
const mostMemory = 256 * 2 ** 20;

const withDiagnostics = 3;
interface Compiled {
  result?: Uint8Array<ArrayBuffer>;
  diagnostics?: { path: string; range: string; message: string }[];
}

const readTemplates = () =>
  readdirSync(templates).map((name) => ({ path: `/${name}`, text: readFileSync(new URL(name, templates), 'utf8') }));

async function openCompiler(fonts: Buffer[]): Promise<TypstCompiler> {
  const builder = new TypstCompilerBuilder();
  // It reads no file of the disk: only what is put into its memory.
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  return builder.build();
}

/** Machine code for the compiler, which threads can share: making it takes longer than most reports. */
export const compileModule = (): WebAssembly.Module =>
  new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'))));

/** The compiler as WebAssembly, for platforms that it has no program for. It cannot make PDF/A: its files are tagged PDFs. */
export async function openWasmEngine(fonts: Buffer[], module: WebAssembly.Module): Promise<TypstEngine> {
  const { memory } = initSync({ module });
  const compiler = await openCompiler(fonts);
  const sources = readTemplates();
  const addTemplates = (): void => {
    for (const { path, text } of sources) compiler.add_source(path, text);
  };
  addTemplates();
  // What it cannot set it answers with diagnostics; after an exception nobody knows what state it is in.
  let hasCrashed = false;

  const compile = (path: string, inputs: [string, string][], format: 'pdf' | '_dummy'): Compiled => {
    try {
      return compiler.compile(path, inputs, format, withDiagnostics);
    } catch (error) {
      hasCrashed = true;
      throw error;
    }
  };

  return {
    addPicture: (name, content) => void compiler.map_shadow(`/pictures/${name}`, content),
    canDraw: (name) => {
      compiler.add_source('/picture.typ', onlyThePicture(name));
      return compile('/picture.typ', [], '_dummy').result !== undefined;
    },
    typeset: ({ data }) => {
      const { result, diagnostics = [] } = compile('/report.typ', [['data', data]], 'pdf');
      if (result) return result;
      throw new Error(diagnostics.map(({ path, range, message }) => `${path}:${range}: ${message}`).join('\n'));
    },
    forget: () => {
      if (hasCrashed) return;
      compiler.reset_shadow();
      addTemplates();
    },
    isSpent: () => hasCrashed || memory.buffer.byteLength > mostMemory,
  };
}
