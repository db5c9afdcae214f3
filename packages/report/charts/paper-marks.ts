interface Spot {
  y: number;
}

/** Texts beside a chart at the heights of their lines, apart from each other as far as they need it. */
export function spreadOut<One extends Spot>(
  spots: readonly One[],
  apart: number,
  { top, bottom }: { top: number; bottom: number },
): (One & { textY: number })[] {
  const placed = spots.toSorted((one, other) => one.y - other.y).map((spot) => ({ ...spot, textY: spot.y }));
  for (const [place, spot] of placed.entries()) {
    const above = placed[place - 1];
    spot.textY = Math.max(spot.textY, above ? above.textY + apart : top);
  }
  for (const [place, spot] of [...placed.entries()].reverse()) {
    const below = placed[place + 1];
    spot.textY = Math.min(spot.textY, below ? below.textY - apart : bottom);
  }
  return placed;
}

const gap = 8;

interface Mark {
  x: number;
  text: string;
  /** What the text takes in width. */
  room: number;
}

/** Texts beside upright marks: right of the mark, or left of it where the chart ends. The last is told; of those before it, what covers none. */
export function besideMarks(marks: readonly Mark[], end: number) {
  let free = Number.POSITIVE_INFINITY;
  return marks
    .toSorted((one, other) => other.x - one.x)
    .map(({ x, text, room }) => {
      const anchor = x + gap + room > end ? ('end' as const) : ('start' as const);
      const [from, to] = anchor === 'start' ? [x, x + gap + room] : [x - gap - room, x];
      const hasRoom = to + gap < free;
      // The mark itself is there, whether it is told or not.
      free = Math.min(free, hasRoom ? from : x);
      return { x, anchor, text: hasRoom ? text : '' };
    })
    .reverse();
}

const step = 6;
const long = 5;

/** Short strokes along a line, on its bad side. */
export function hatching({ from, to, y, down }: { from: number; to: number; y: number; down: boolean }) {
  const count = Math.max(0, Math.floor((to - from - long) / step) + 1);
  return Array.from({ length: count }, (_, n): [{ x: number; y: number }, { x: number; y: number }] => {
    const x = from + n * step;
    return down
      ? [
          { x: x + long, y },
          { x, y: y + long },
        ]
      : [
          { x, y },
          { x: x + long, y: y - long },
        ];
  });
}
