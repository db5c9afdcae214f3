import { startTransition, useEffect, useState } from 'react';

/** How many of many pieces are drawn: a few at once and the rest a few at a time, so that nothing else waits for them. */
export function useGrowing(count: number, step: number): number {
  const [many, setMany] = useState(step);
  useEffect(() => {
    // One step ahead, so that a piece that is added is there at once.
    if (many < count + step) startTransition(() => setMany(many + step));
  }, [many, count, step]);
  return many;
}
