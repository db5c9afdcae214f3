import { type PointerEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import classes from './signature.module.css';
import type { Stroke } from './signature-drafts.ts';

export interface Drawing {
  /** What is drawn, black on white. */
  picture: () => Promise<Blob | undefined>;
}

const width = 800;
const height = 300;

/** The ink of a canvas, on white paper. */
function paperOf(canvas: HTMLCanvasElement | null): CanvasRenderingContext2D | null {
  const context = canvas?.getContext('2d') ?? null;
  if (!context) return null;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.strokeStyle = '#10182b';
  context.lineWidth = 4;
  context.lineCap = context.lineJoin = 'round';
  return context;
}

function drawStroke(context: CanvasRenderingContext2D, stroke: Stroke): void {
  const [first, ...more] = stroke;
  if (!first) return;
  context.beginPath();
  context.moveTo(...first);
  // A dot is a stroke too.
  for (const point of more.length > 0 ? more : [first]) context.lineTo(...point);
  context.stroke();
}

interface DrawingPadProps {
  label: string;
  strokes: readonly Stroke[];
  onDraw: (strokes: readonly Stroke[]) => void;
  ref: Ref<Drawing>;
}

/** Paper to draw on, with a finger, a pen or a mouse. */
export function DrawingPad({ label, strokes, onDraw, ref }: DrawingPadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = paperOf(canvas.current);
    if (context) for (const stroke of strokes) drawStroke(context, stroke);
  }, [strokes]);

  function at({ clientX, clientY }: PointerEvent): [x: number, y: number] {
    const box = canvas.current?.getBoundingClientRect();
    if (!box) return [0, 0];
    return [((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height];
  }

  function begin(event: PointerEvent<HTMLCanvasElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    onDraw([...strokes, [at(event)]]);
  }

  function draw(event: PointerEvent<HTMLCanvasElement>): void {
    const last = strokes.at(-1);
    if (!last || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onDraw([...strokes.slice(0, -1), [...last, at(event)]]);
  }

  useImperativeHandle(ref, () => ({
    picture: () =>
      new Promise<Blob | undefined>((resolve) => {
        if (!canvas.current) resolve(undefined);
        canvas.current?.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
      }),
  }));

  return (
    <canvas
      ref={canvas}
      className={classes.pad}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      onPointerDown={begin}
      onPointerMove={draw}
    />
  );
}
