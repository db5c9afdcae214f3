import { startTransition, useEffect, useState } from 'react';

const step = 12;

/** How many of many rows are drawn: a few at once and the rest a few at a time, so that nothing else waits for them. */
export function useGrowing(count: number): number {
  const [many, setMany] = useState(step);
  useEffect(() => {
    // One step ahead, so that a row that is added is there at once.
    if (many < count + step) startTransition(() => setMany(many + step));
  }, [many, count]);
  return many;
}
