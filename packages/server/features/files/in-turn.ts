interface Turn {
  key: string | undefined;
  begin: () => void;
}

/**
 * At most so many at once, and one at a time for each key: memory stays bounded however many come. The rest wait in the
 * order in which they came, but a key that has just had its turn goes behind all others: a long queue delays its own key.
 */
export function inTurn<Input, Output>(most: number, work: (input: Input) => Promise<Output>) {
  let waiting: Turn[] = [];
  const busyKeys = new Set<string>();
  let running = 0;
  const mayBegin = (key: string | undefined): boolean => running < most && (key === undefined || !busyKeys.has(key));
  const begin = (key: string | undefined): void => {
    running += 1;
    if (key !== undefined) busyKeys.add(key);
  };
  const end = (key: string | undefined): void => {
    running -= 1;
    if (key !== undefined) busyKeys.delete(key);
    waiting = [...waiting.filter((turn) => turn.key !== key), ...waiting.filter((turn) => turn.key === key)];
    const next = waiting.findIndex((turn) => mayBegin(turn.key));
    if (next >= 0) waiting.splice(next, 1)[0]?.begin();
  };
  return async (input: Input, key?: string): Promise<Output> => {
    if (mayBegin(key)) begin(key);
    else
      await new Promise<void>((resolve) =>
        waiting.push({
          key,
          begin: () => {
            begin(key);
            resolve();
          },
        }),
      );
    try {
      return await work(input);
    } finally {
      end(key);
    }
  };
}
