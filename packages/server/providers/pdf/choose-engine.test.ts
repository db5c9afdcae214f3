import { describe, expect, it } from 'vitest';
import { chooseEngine, enginesHere } from './choose-engine.ts';

describe('the engine that typesets reports', () => {
  it('is the native one where that works, and WebAssembly elsewhere', () => {
    expect(chooseEngine(undefined, ['native', 'wasm'])).toBe('native');
    expect(chooseEngine(undefined, ['wasm'])).toBe('wasm');
  });

  it('is the one that a setting names, if it works here', () => {
    expect(chooseEngine('wasm', ['native', 'wasm'])).toBe('wasm');
    expect(() => chooseEngine('native', ['wasm'])).toThrow(/^ASSAY_PDF_ENGINE: native does not work on .*wasm$/);
  });

  it('is there on every platform', () => {
    expect(enginesHere()).toContain('wasm');
  });
});
