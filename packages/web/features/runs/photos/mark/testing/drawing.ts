import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

/** Canvases over a photo of 1000 by 600; tells what was drawn on the last of them since its photo was. */
export function fakeCanvases() {
  let words: [words: string, x: number, y: number][] = [];
  let circles: number[][] = [];
  const context = {
    drawImage: () => {
      words = [];
      circles = [];
    },
    beginPath: () => undefined,
    stroke: () => undefined,
    ellipse: (...[x, y, width, height]: number[]) => circles.push([x, y, width, height] as number[]),
    measureText: () => ({ width: 100 }),
    strokeText: () => undefined,
    fillText: (...mark: [string, number, number]) => words.push(mark),
    canvas: { width: 1000, height: 600 },
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['drawn'])));
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 600));
  // Each stroke is drawn twice: white, then red.
  return { words: () => words, circles: () => circles.filter((_, place) => place % 2 === 1) };
}

/** What is drawn on, as soon as its photo has arrived. */
export async function padOver(photo: string): Promise<HTMLElement> {
  await vi.waitUntil(() => document.querySelector('[role=dialog] img[alt=""]'));
  fireEvent.load(document.querySelector('[role=dialog] img[alt=""]') as HTMLImageElement);
  return screen.findByRole('img', { name: `${photo}: drag to draw on it` });
}

export function drag(user: UserEvent, pad: HTMLElement, ...places: [clientX: number, clientY: number][]) {
  const coords = places.map(([clientX, clientY]) => ({ clientX, clientY }));
  const moves = coords.slice(1).map((place) => ({ coords: place }));
  return user.pointer([
    { keys: '[MouseLeft>]', target: pad, coords: coords[0] ?? {} },
    ...moves,
    { keys: '[/MouseLeft]' },
  ]);
}
