import { chooseEngine } from '../choose-engine.ts';
import type { EngineName } from '../typst-engine.ts';

/** The engine that the tests of PDFs run on: the platform's own, unless the setting names another. */
export const engineUnderTest = chooseEngine((process.env.ASSAY_PDF_ENGINE || undefined) as EngineName | undefined);
