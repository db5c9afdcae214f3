import { scrollNear } from '../../../../ui/parts/scroll-near.ts';
import classes from './carry.module.css';
import { type DropPlace, dropPlaceAt } from './drop-place.ts';

interface Carried {
  /** What is seen below the pointer. */
  label: string;
  onBegin?: () => void;
  onEnd?: () => void;
  onDrop: (place: DropPlace) => void;
}

/** So far the pointer may stray while it only clicks. */
const slack = 6;

function addToPage(className: string | undefined, text = ''): HTMLElement {
  const element = document.createElement('div');
  element.className = className ?? '';
  element.textContent = text;
  element.ariaHidden = 'true';
  document.body.append(element);
  return element;
}

/** Carries something from where the pointer went down to the place in a category where it is let go; Escape puts it back. */
export function carry(down: { clientX: number; clientY: number }, { label, onBegin, onEnd, onDrop }: Carried): void {
  const at = { x: down.clientX, y: down.clientY };
  const listening = new AbortController();
  const { signal } = listening;
  let shown: { label: HTMLElement; line: HTMLElement } | undefined;
  let frame = 0;

  /** Drawn by the page itself, once per frame: a drag over hundreds of points draws none of them again. */
  function follow(): void {
    if (!shown) return;
    scrollNear(at.y);
    shown.label.style.transform = `translate(${at.x + 12}px, ${at.y + 12}px)`;
    const line = dropPlaceAt(at.x, at.y)?.line;
    shown.line.style.display = line ? 'block' : 'none';
    if (line) {
      shown.line.style.width = `${line.width}px`;
      shown.line.style.transform = `translate(${line.left}px, ${line.top - 2}px)`;
    }
    frame = requestAnimationFrame(follow);
  }

  function begin(): void {
    shown = { label: addToPage(classes.label, label), line: addToPage(classes.line) };
    document.documentElement.dataset.carrying = 'true';
    onBegin?.();
    follow();
  }

  function end(): void {
    listening.abort();
    cancelAnimationFrame(frame);
    if (!shown) return;
    shown.label.remove();
    shown.line.remove();
    delete document.documentElement.dataset.carrying;
    onEnd?.();
  }

  function drop(): void {
    const place = shown && dropPlaceAt(at.x, at.y);
    end();
    if (place) onDrop({ categoryId: place.categoryId, place: place.place });
  }

  window.addEventListener(
    'pointermove',
    ({ clientX, clientY, buttons }) => {
      // The button may have gone up outside of the window.
      if (buttons === 0) end();
      const isFar = Math.hypot(clientX - down.clientX, clientY - down.clientY) > slack;
      at.x = clientX;
      at.y = clientY;
      if (!shown && isFar && !signal.aborted) begin();
    },
    { signal },
  );
  window.addEventListener('pointerup', drop, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}
