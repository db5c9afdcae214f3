const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let end: () => void = () => undefined;

/**
 * One at a time moves the page: the one before is stopped, and this one as soon as somebody's hands are on it.
 * Answers how to stop.
 */
export function takeTheScroll(onStop: () => void): () => void {
  end();
  const stop = () => {
    onStop();
    for (const name of handsOn) window.removeEventListener(name, stop, { capture: true });
  };
  end = stop;
  // On its way down, so that the key that led here does not end it.
  for (const name of handsOn) window.addEventListener(name, stop, { passive: true, capture: true });
  return stop;
}
