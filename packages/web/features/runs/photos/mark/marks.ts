export type Place = readonly [x: number, y: number];

/** Something that is drawn over a picture; places are shares of its width and height. */
export type PhotoMark =
  | { kind: 'arrow' | 'circle'; from: Place; to: Place }
  | { kind: 'text'; from: Place; text: string; centred?: boolean };

export const markTools = ['arrow', 'circle', 'text'] as const;
export type MarkTool = (typeof markTools)[number];

/** Red under white: seen on rust, on snow and in grey print. */
const colours = { line: '#d11a2a', edge: '#ffffff' } as const;

interface Size {
  width: number;
  height: number;
}

/** Draws each stroke twice: wide and white, then in its colour. */
function stroke(context: CanvasRenderingContext2D, wide: number, draw: () => void): void {
  for (const [style, width] of [
    [colours.edge, wide * 1.8],
    [colours.line, wide],
  ] as const) {
    context.strokeStyle = style;
    context.lineWidth = width;
    context.beginPath();
    draw();
    context.stroke();
  }
}

function drawArrow(context: CanvasRenderingContext2D, [x, y]: Place, [toX, toY]: Place, wide: number): void {
  const angle = Math.atan2(toY - y, toX - x);
  const side = wide * 5;
  const wing = (turn: number): Place => [toX - side * Math.cos(angle + turn), toY - side * Math.sin(angle + turn)];
  stroke(context, wide, () => {
    context.moveTo(x, y);
    context.lineTo(toX, toY);
    context.moveTo(...wing(0.5));
    context.lineTo(toX, toY);
    context.lineTo(...wing(-0.5));
  });
}

/** Writes a text where it was put, or as near to it as all of it is in the picture. */
function drawText(
  context: CanvasRenderingContext2D,
  { text, centred = false }: PhotoMark & { kind: 'text' },
  [x, y]: Place,
  wide: number,
  size: Size,
): void {
  const edge = wide * 2;
  const room = size.width - 2 * edge;
  const setFont = (height: number) => {
    context.font = `700 ${height}px Inter, sans-serif`;
    return context.measureText(text).width;
  };
  const high = wide * 7;
  const long = setFont(high);
  const fits = long <= room ? 1 : room / long;
  const width = fits < 1 ? setFont(high * fits) : long;
  const half = (high * fits) / 2 + edge;
  const place: Place = [
    Math.max(edge, Math.min(centred ? x - width / 2 : x, size.width - edge - width)),
    Math.max(half, Math.min(y, size.height - half)),
  ];
  context.textBaseline = 'middle';
  context.strokeStyle = colours.edge;
  context.lineWidth = wide * 1.8;
  context.strokeText(text, ...place);
  context.fillStyle = colours.line;
  context.fillText(text, ...place);
}

/** Draws marks over a picture of that size; what they are drawn upon is there already. */
export function drawMarks(context: CanvasRenderingContext2D, marks: readonly PhotoMark[], size: Size): void {
  const wide = Math.max(3, Math.max(size.width, size.height) / 200);
  const at = ([x, y]: Place): Place => [x * size.width, y * size.height];
  context.lineCap = context.lineJoin = 'round';
  for (const mark of marks) {
    const from = at(mark.from);
    if (mark.kind === 'text') drawText(context, mark, from, wide, size);
    else if (mark.kind === 'arrow') drawArrow(context, from, at(mark.to), wide);
    else {
      const to = at(mark.to);
      const [width, height] = [Math.abs(to[0] - from[0]) / 2, Math.abs(to[1] - from[1]) / 2];
      stroke(context, wide, () =>
        context.ellipse((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, width, height, 0, 0, 2 * Math.PI),
      );
    }
  }
}

/** Too short to be meant: a finger that only touched the picture. */
export const isDrawn = (mark: PhotoMark): boolean =>
  mark.kind === 'text'
    ? mark.text.trim() !== ''
    : Math.hypot(mark.to[0] - mark.from[0], mark.to[1] - mark.from[1]) > 0.02;

export type Marks = readonly PhotoMark[];

export const bearsWords = (marks: Marks, words: string): boolean =>
  marks.some((mark) => mark.kind === 'text' && mark.text === words);

/** Words that nobody gave a place stand in the middle, each below the ones before. */
export function withWords(marks: Marks, words: string, at?: Place): Marks {
  if (words === '') return marks;
  if (at) {
    // Whoever taps after Enter says where the words go.
    const last = marks.at(-1);
    const isMoved = last?.kind === 'text' && last.centred && last.text === words;
    return [...(isMoved ? marks.slice(0, -1) : marks), { kind: 'text', from: at, text: words }];
  }
  const before = marks.filter((mark) => mark.kind === 'text' && mark.centred).length;
  return [...marks, { kind: 'text', from: [0.5, 0.5 + before / 10], text: words, centred: true }];
}
