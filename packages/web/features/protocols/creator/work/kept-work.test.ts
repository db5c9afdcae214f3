import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetWork, keepWork, readKept } from './kept-work.ts';
import { newWork } from './work.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('work that is kept in the browser', () => {
  it('is found again by the same person alone, until it is forgotten', () => {
    const work = newWork();
    expect(keepWork('ada', work)).toBe(true);
    expect(readKept('ada')?.work).toEqual(work);
    expect(readKept('dora')).toBeUndefined();
    forgetWork('ada');
    expect(readKept('ada')).toBeUndefined();
  });

  it('is not taken up when it is broken or of another form', () => {
    keepWork('ada', newWork());
    const key = localStorage.key(0) ?? '';
    for (const text of ['{', 'null', '{"form":0,"work":{}}', '{"form":1,"work":{"protocol":{}}}']) {
      localStorage.setItem(key, text);
      expect(readKept('ada'), text).toBeUndefined();
    }
  });

  it('is reported as not kept when the browser has no room', () => {
    vi.stubGlobal('localStorage', {
      clear: () => {},
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(keepWork('ada', newWork())).toBe(false);
  });
});
