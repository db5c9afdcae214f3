import type { QueueTotals } from './queue.ts';

const isSame = (one: QueueTotals, other: QueueTotals): boolean =>
  (Object.keys(one) as (keyof QueueTotals)[]).every((name) => one[name] === other[name]);

interface Totals {
  now: () => QueueTotals;
  /** Something that they count is another. */
  change: () => void;
}

/** The same object until one of them is another: whoever shows them is not drawn again for every answer that was kept. */
export function createTotals(count: () => QueueTotals): Totals {
  let known: QueueTotals | undefined;
  let isCurrent = false;
  return {
    now: () => {
      const next = known && isCurrent ? known : count();
      isCurrent = true;
      if (!known || !isSame(known, next)) known = next;
      return known;
    },
    change: () => {
      isCurrent = false;
    },
  };
}
