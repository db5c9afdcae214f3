import { describe, expect, it } from 'vitest';
import { moved } from './order.ts';

const parts = [
  { id: 'c', index: 7 },
  { id: 'a', index: 0 },
  { id: 'b', index: 3 },
];
const order = (to: number, id = 'a') => moved(parts, id, to).map((part) => `${part.id}${part.index}`);

describe('moving a part', () => {
  it('numbers all of them anew, in the order in which they are shown', () => {
    expect(order(2)).toEqual(['b0', 'c1', 'a2']);
    expect(order(0, 'c')).toEqual(['c0', 'a1', 'b2']);
  });

  it('stays within the list', () => {
    expect(order(-1)).toEqual(['a0', 'b1', 'c2']);
    expect(order(9)).toEqual(['b0', 'c1', 'a2']);
    expect(moved(parts, 'gone', 1)).toEqual(parts);
  });
});
