import { describe, expect, it } from 'vitest';
import { drawMarks, isDrawn, type PhotoMark, type Place } from './marks.ts';

/** A canvas whose letters are half as wide as they are high, and which remembers what was written. */
function aCanvas() {
  const written: { text: string; x: number; y: number; height: number }[] = [];
  const circles: { colour: string; at: number[] }[] = [];
  const context = {
    font: '',
    strokeStyle: '',
    beginPath: () => {},
    stroke: () => {},
    ellipse: (...at: number[]) => circles.push({ colour: context.strokeStyle, at: at.slice(0, 4) }),
    measureText: (text: string) => ({ width: (text.length * heightIn(context.font)) / 2 }),
    strokeText: () => {},
    fillText: (text: string, x: number, y: number) => written.push({ text, x, y, height: heightIn(context.font) }),
  };
  return { context: context as unknown as CanvasRenderingContext2D, written, circles };
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

describe('a circle over a photo', () => {
  it.each<[string, Place, Place]>([
    ['downwards', [0.2, 0.5], [0.6, 0.9]],
    ['upwards and back', [0.6, 0.9], [0.2, 0.5]],
  ])('fills what was dragged over: %s', (_, from, to) => {
    const { context, circles } = aCanvas();
    drawMarks(context, [{ kind: 'circle', from, to }], size);
    const at = [400, 420, 200, 120].map((place) => expect.closeTo(place));
    expect(circles, 'red under white').toEqual([
      { colour: '#ffffff', at },
      { colour: '#d11a2a', at },
    ]);
  });

  it.each<[Place, boolean]>([
    [[0.51, 0.5], false],
    [[0.5, 0.53], true],
  ])('is no touch of a finger: dragged to %s, it is kept: %s', (to, kept) => {
    expect(isDrawn({ kind: 'circle', from: [0.5, 0.5], to })).toBe(kept);
  });
});
