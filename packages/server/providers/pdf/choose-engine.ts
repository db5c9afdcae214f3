import { createRequire } from 'node:module';
import { ConfigError } from '../../config/config.ts';
import type { EngineName } from './typst-engine.ts';

const require = createRequire(import.meta.url);

/** The native compiler is an optional package: its programs exist for few platforms. */
function loadsNative(): boolean {
  try {
    require('@myriaddreamin/typst-ts-node-compiler');
    return true;
  } catch {
    return false;
  }
}

/** The engines that work on this platform, the best one first. */
export const enginesHere = (): readonly EngineName[] => (loadsNative() ? ['native', 'wasm'] : ['wasm']);

/** What people who run the installation should know about an engine. */
export const engineTexts: Record<EngineName, string> = {
  native: 'Reports are PDF/A-2a files, typeset by the native build of Typst.',
  wasm: 'Reports are tagged PDF files without PDF/A, typeset by the WebAssembly build of Typst.',
};

/** The requested engine, or else the best one that works here. */
export function chooseEngine(wanted: EngineName | undefined, here = enginesHere()): EngineName {
  const engine = wanted ?? here[0];
  if (engine && here.includes(engine)) return engine;
  throw new ConfigError(
    `ASSAY_PDF_ENGINE: ${engine} does not work on ${process.platform}-${process.arch}; there is ${here.join(', ')}`,
  );
}
