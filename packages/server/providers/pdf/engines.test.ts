import { describe, expect, it } from 'vitest';
import { aPicture } from '../../testing/pictures.ts';
import { enginesHere } from './choose-engine.ts';
import { readFonts } from './fonts.ts';
import { maximal } from './testing/rendered.ts';
import type { EngineName, TypstEngine } from './typst-engine.ts';
import { typstInput } from './typst-input.ts';
import { compileModule, openWasmEngine } from './wasm-engine.ts';

const fonts = readFonts();
const open: Record<EngineName, () => Promise<TypstEngine>> = {
  native: async () => (await import('./native-engine.ts')).openNativeEngine(fonts),
  wasm: () => openWasmEngine(fonts, compileModule()),
};
const aReport = typstInput(
  maximal(),
  (text) => text,
  () => null,
);

describe.each(enginesHere())('the %s engine', (name) => {
  it('leaves nothing of one report for the next', async () => {
    const engine = await open[name]();
    engine.addPicture('0', await aPicture({ width: 20, height: 10 }));
    expect(engine.canDraw('0')).toBe(true);
    engine.forget();
    expect(engine.canDraw('0')).toBe(false);
    expect(engine.typeset(aReport)).toEqual((await open[name]()).typeset(aReport));
  });

  it('tells a sound picture from a broken one', async () => {
    const engine = await open[name]();
    engine.addPicture('0', await aPicture({ width: 20, height: 10, format: 'png' }));
    engine.addPicture('1', Buffer.from('no picture at all'));
    expect([engine.canDraw('0'), engine.canDraw('1'), engine.canDraw('2')]).toEqual([true, false, false]);
  });

  it('says what is wrong with a report that it cannot set, and sets the next one', async () => {
    const engine = await open[name]();
    expect(() => engine.typeset({ template: 'report.typ', data: '{"pieces": 7}' })).toThrow(
      /dictionary does not contain key/,
    );
    expect(Buffer.from(engine.typeset(aReport)).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('the memory of the WebAssembly build', () => {
  it('is spent once it holds more memory than it may', async () => {
    // All engines of a thread share its memory, so the limits differ by far.
    const roomy = await openWasmEngine(fonts, compileModule(), 2 ** 32);
    roomy.typeset(aReport);
    const narrow = await openWasmEngine(fonts, compileModule(), 1_000_000);
    expect([roomy.isSpent(), narrow.isSpent()]).toEqual([false, true]);
  });
});
