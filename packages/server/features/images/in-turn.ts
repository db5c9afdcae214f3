/** At most so many at once; the others wait: memory stays bounded however many come. */
export function inTurn<Input, Output>(most: number, work: (input: Input) => Promise<Output>) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (input: Input): Promise<Output> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work(input);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
