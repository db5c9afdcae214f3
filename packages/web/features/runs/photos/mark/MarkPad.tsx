import { type PointerEvent, useEffect, useRef, useState } from 'react';
import classes from './mark-dialog.module.css';
import { drawMarks, isDrawn, type MarkTool, type PhotoMark, type Place } from './marks.ts';

interface MarkPadProps {
  label: string;
  picture: HTMLImageElement;
  marks: readonly PhotoMark[];
  tool: MarkTool;
  onMark: (mark: PhotoMark) => void;
  /** Where the text tool was tapped. */
  onPlace: (place: Place) => void;
}

/** Long enough for every screen, short enough for a phone to draw while the finger moves. */
const longestSide = 1_600;

/** A picture to draw on, with a finger, a pen or a mouse. */
export function MarkPad({ label, picture, marks, tool, onMark, onPlace }: MarkPadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<PhotoMark>();
  const scale = Math.min(1, longestSide / Math.max(picture.naturalWidth, picture.naturalHeight, 1));
  const size = { width: Math.round(picture.naturalWidth * scale), height: Math.round(picture.naturalHeight * scale) };
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.drawImage(picture, 0, 0, context.canvas.width, context.canvas.height);
    drawMarks(context, drawing ? [...marks, drawing] : marks, context.canvas);
  }, [picture, marks, drawing]);

  function at({ clientX, clientY }: PointerEvent): Place {
    const box = canvas.current?.getBoundingClientRect();
    const share = (value: number) => Math.min(1, Math.max(0, value));
    return box ? [share((clientX - box.left) / box.width), share((clientY - box.top) / box.height)] : [0, 0];
  }

  function begin(event: PointerEvent<HTMLCanvasElement>): void {
    const from = at(event);
    if (tool === 'text') {
      onPlace(from);
      return;
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawing({ kind: tool, from, to: from });
  }

  function end(): void {
    if (drawing && isDrawn(drawing)) onMark(drawing);
    setDrawing(undefined);
  }

  return (
    <canvas
      ref={canvas}
      {...size}
      className={classes.pad}
      role="img"
      aria-label={label}
      onPointerDown={begin}
      onPointerMove={(event) => drawing && drawing.kind !== 'text' && setDrawing({ ...drawing, to: at(event) })}
      onPointerUp={end}
      onPointerCancel={() => setDrawing(undefined)}
    />
  );
}
