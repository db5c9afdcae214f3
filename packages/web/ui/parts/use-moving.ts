import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { t } from './parts.texts.ts';

interface Moving {
  /** Never another function. */
  move: (id: string, to: number) => void;
  /** Where the last one went, for those who do not see it. */
  announcement: string;
}

/** Moves the rows of a list: the focus stays in the row that moves, and its new place is announced. */
export function useMoving(noun: string, count: number, onMove: (id: string, to: number) => void): Moving {
  const newest = useRef({ noun, count, onMove });
  newest.current = { noun, count, onMove };
  const kept = useRef<Element | null>(null);
  const [announcement, setAnnouncement] = useState('');
  // A row that moves in the document loses the focus that stood in it.
  useLayoutEffect(() => {
    if (kept.current instanceof HTMLElement) kept.current.focus();
    kept.current = null;
  });
  const move = useCallback((id: string, to: number) => {
    const now = newest.current;
    kept.current = document.activeElement;
    const number = Math.max(0, Math.min(to, now.count - 1)) + 1;
    setAnnouncement(t('moved', { noun: now.noun, number, count: now.count }));
    now.onMove(id, to);
  }, []);
  return { move, announcement };
}
