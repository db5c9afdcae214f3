import { afterEach, expect, it, vi } from 'vitest';
import { oneByOne } from './one-by-one.ts';

afterEach(() => vi.useRealTimers());

it('works are done one after the other, the first at once, until they are stopped', () => {
  vi.useFakeTimers();
  const done: string[] = [];
  const stop = oneByOne(['a', 'b', 'c', 'd'].map((name) => () => void done.push(name)));
  expect(done).toEqual(['a']);
  vi.advanceTimersToNextTimer();
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['a', 'b', 'c']);
  stop();
  vi.runAllTimers();
  expect(done).toEqual(['a', 'b', 'c']);
});

it('no work at all is done too', () => {
  expect(oneByOne([])).not.toThrow();
});
