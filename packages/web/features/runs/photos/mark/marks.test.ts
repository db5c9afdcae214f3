import { describe, expect, it } from 'vitest';
import { drawMarks, type PhotoMark } from './marks.ts';

/** A canvas whose letters are half as wide as they are high, and which remembers what was written. */
function aCanvas() {
  const written: { text: string; x: number; y: number; height: number }[] = [];
  const context = {
    font: '',
    measureText: (text: string) => ({ width: (text.length * heightIn(context.font)) / 2 }),
    strokeText: () => {},
    fillText: (text: string, x: number, y: number) => written.push({ text, x, y, height: heightIn(context.font) }),
  };
  return { context: context as unknown as CanvasRenderingContext2D, written };
}
const heightIn = (font: string): number => Number(/([\d.]+)px/.exec(font)?.[1]);

const size = { width: 1000, height: 600 };
const textAt = (x: number, y: number, text = 'crack 4 mm'): PhotoMark => ({ kind: 'text', from: [x, y], text });

describe('a text over a photo', () => {
  it.each([
    ['where there is room', textAt(0.2, 0.5), { x: 200, y: 300 }],
    ['at the right edge', textAt(0.98, 0.5), { x: 815, y: 300 }],
    ['at the upper edge', textAt(0.2, 0), { x: 200, y: 27.5 }],
    ['at the lower edge', textAt(0.2, 1), { x: 200, y: 572.5 }],
  ])('stands wholly in it: %s', (_, mark, place) => {
    const { context, written } = aCanvas();
    drawMarks(context, [mark], size);
    expect(written).toEqual([{ text: 'crack 4 mm', height: 35, ...place }]);
  });

  it('is smaller where it is longer than the picture is wide', () => {
    const { context, written } = aCanvas();
    drawMarks(context, [textAt(0.5, 0.5, 'x'.repeat(112))], size);
    expect(written[0]).toMatchObject({ x: 10, height: 17.5 });
  });
});
