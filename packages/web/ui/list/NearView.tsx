import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface NearViewProps {
  /** How high it is about, in pixels, while it is not drawn. */
  height: number;
  /** Drawn from the start: what is likely to be seen first. */
  first?: boolean;
  /** Drawn wherever it is. */
  always?: boolean;
  children: ReactNode;
}

/** Pieces are drawn this long before they come into view. */
const margin = '500px 0px';

/** A piece of a long page that is in it only while it is near what is seen. */
export function NearView({ height, first = false, always = false, children }: NearViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(first);
  const [measured, setMeasured] = useState<number>();

  useLayoutEffect(() => {
    const piece = box.current;
    if (!piece) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page is told of several changes at once; the last is how it stands.
        const entry = entries.at(-1);
        if (!entry) return;
        // What has the focus stays, or the focus would be lost.
        if (!entry.isIntersecting && piece.contains(document.activeElement)) return;
        // Of something that is not shown at all there is nothing to measure.
        if (entry.boundingClientRect.width === 0) return;
        if (!entry.isIntersecting) setMeasured(piece.offsetHeight || undefined);
        setNear(entry.isIntersecting);
      },
      { rootMargin: margin },
    );
    observer.observe(piece);
    return () => observer.disconnect();
  }, []);

  const isDrawn = isNear || always;
  return (
    <div ref={box} style={isDrawn ? undefined : { height: measured ?? height }}>
      {isDrawn && children}
    </div>
  );
}
