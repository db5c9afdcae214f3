interface Turn {
  key: string | undefined;
  begin: () => void;
}

/**
 * At most so many at once, and one at a time for each key, so that whoever sends slow work waits for it alone; the others
 * wait in the order in which they came: memory stays bounded however many come.
 */
export function inTurn<Input, Output>(most: number, work: (input: Input) => Promise<Output>) {
  const waiting: Turn[] = [];
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
