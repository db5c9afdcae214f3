import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { initSync, type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { onlyThePicture, type TypstEngine } from './typst-engine.ts';

const templates = new URL('./templates/', import.meta.url);

/** The compiler keeps what it worked out for a report and offers no way to drop it, so its memory only grows. */
const mostMemory = 192 * 2 ** 20;

const withDiagnostics = 3;
interface Compiled {
  result?: Uint8Array<ArrayBuffer>;
  diagnostics?: { path: string; range: string; message: string }[];
}

const readTemplates = () =>
  readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.typ'))
    .map((name) => name.replaceAll('\\', '/'))
    .map((name) => ({ path: `/${name}`, text: readFileSync(new URL(name, templates), 'utf8') }));

/** Whatever it asks the disk for is not there: it knows only what is put into its memory. */
const noFilesButItsOwn = [() => 0, () => false, (path: string) => path, () => undefined] as const;

async function openCompiler(fonts: Buffer[]): Promise<TypstCompiler> {
  const builder = new TypstCompilerBuilder();
  await builder.set_access_model({}, ...noFilesButItsOwn);
  for (const font of fonts) await builder.add_raw_font(font);
  return builder.build();
}

/**
 * V8 optimises functions on threads that have the priority of requests, and for one report that costs more than it gains:
 * thirty times later than by default only the hottest functions are optimised, and one after another.
 */
function optimiseSparingly(): void {
  setFlagsFromString('--wasm-tiering-budget=400000000');
  setFlagsFromString('--wasm-num-compilation-tasks=1');
}

/** Machine code for the compiler, which threads can share: making it takes longer than most reports. */
export function compileModule(): WebAssembly.Module {
  optimiseSparingly();
  const file = fileURLToPath(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'));
  return new WebAssembly.Module(readFileSync(file));
}

/** The compiler as WebAssembly, for platforms that it has no program for. It cannot make PDF/A: its files are tagged PDFs. */
export async function openWasmEngine(
  fonts: Buffer[],
  module: WebAssembly.Module,
  memoryLimit = mostMemory,
): Promise<TypstEngine> {
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
    typeset: ({ template, data }) => {
      const { result, diagnostics = [] } = compile(`/${template}`, [['data', data]], 'pdf');
      if (result) return result;
      throw new Error(diagnostics.map(({ path, range, message }) => `${path}:${range}: ${message}`).join('\n'));
    },
    forget: () => {
      if (hasCrashed) return;
      compiler.reset_shadow();
      addTemplates();
    },
    isSpent: () => hasCrashed || memory.buffer.byteLength > memoryLimit,
  };
}
