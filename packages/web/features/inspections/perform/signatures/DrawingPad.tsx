import { type PointerEvent, type Ref, useImperativeHandle, useRef } from 'react';
import classes from './signature.module.css';

export interface Drawing {
  /** What is drawn, black on white; undefined while nothing is. */
  picture: () => Promise<Blob | undefined>;
  clear: () => void;
}

const width = 800;
const height = 300;

/** Paper to draw on, with a finger, a pen or a mouse. */
export function DrawingPad({ label, ref }: { label: string; ref: Ref<Drawing> }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDrawn = useRef(false);

  function ink(): CanvasRenderingContext2D | null {
    const context = canvas.current?.getContext('2d') ?? null;
    if (context && !isDrawn.current) {
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, height);
      context.strokeStyle = '#10182b';
      context.lineWidth = 4;
      context.lineCap = context.lineJoin = 'round';
    }
    return context;
  }

  function at({ clientX, clientY }: PointerEvent): [x: number, y: number] {
    const box = canvas.current?.getBoundingClientRect();
    if (!box) return [0, 0];
    return [((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height];
  }

  function begin(event: PointerEvent<HTMLCanvasElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    const context = ink();
    isDrawn.current = true;
    context?.beginPath();
    context?.moveTo(...at(event));
    // A dot is a stroke too.
    context?.lineTo(...at(event));
    context?.stroke();
  }

  function draw(event: PointerEvent<HTMLCanvasElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const context = ink();
    context?.lineTo(...at(event));
    context?.stroke();
  }

  useImperativeHandle(ref, () => ({
    picture: async () => {
      const paper = canvas.current;
      if (!paper || !isDrawn.current) return undefined;
      return new Promise<Blob | undefined>((resolve) =>
        paper.toBlob((blob) => resolve(blob ?? undefined), 'image/png'),
      );
    },
    clear: () => {
      canvas.current?.getContext('2d')?.clearRect(0, 0, width, height);
      isDrawn.current = false;
    },
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
