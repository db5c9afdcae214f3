import { describe, expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

describe('work that is done in turn', () => {
  /** Work that ends when it is told to, and says what has begun. */
  const begin = (most: number) => {
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const run = inTurn(most, (name: string) => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
    const all: Promise<void>[] = [];
    return {
      begun,
      ask: (name: string, key?: string) => void all.push(run(name, key)),
      end: async (name: string) => {
        ends.get(name)?.();
        await new Promise(setImmediate);
      },
      all: () => Promise.all(all),
    };
  };

  it('waits for nobody else’s slow work, however much of it there is', async () => {
    const { begun, ask, end, all } = begin(3);
    for (const name of ['slow 1', 'slow 2', 'slow 3', 'slow 4']) ask(name, 'mallory');
    ask('slow 5', 'malory');
    ask('quick', 'dina');
    expect(begun).toEqual(['slow 1', 'slow 5', 'quick']);
    ask('another', 'dora');
    await end('quick');
    expect(begun.at(-1)).toBe('another');
    await end('slow 1');
    expect(begun.at(-1)).toBe('slow 2');
    for (const name of ['slow 2', 'slow 3', 'slow 4', 'slow 5', 'another']) await end(name);
    await all();
    expect(begun).toHaveLength(7);
  });

  it('lets those who come later go before the next work of whoever fills every place', async () => {
    const { begun, ask, end, all } = begin(3);
    for (const company of ['a', 'b', 'c']) for (const name of [1, 2, 3]) ask(`${company}${name}`, company);
    ask('quick', 'dina');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end('a1');
    expect(begun.at(-1)).toBe('quick');
    await end('b1');
    expect(begun.at(-1)).toBe('a2');
    for (const name of ['quick', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']) await end(name);
    await all();
    expect(begun).toHaveLength(10);
  });

  it('takes as many at once as it may where nobody in particular asks', async () => {
    const { begun, ask, end, all } = begin(2);
    for (const name of ['a', 'b', 'c']) ask(name);
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    await end('c');
    await all();
  });
});
