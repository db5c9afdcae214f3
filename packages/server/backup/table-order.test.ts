import { describe, expect, it } from 'vitest';
import { keysAgainstOrder, orderTables } from './table-order.ts';

const tables = (...names: string[]) => names.map((name) => ({ name }));
const key = (from: string, to: string) => ({ name: `${from}_${to}_fk`, from, to });

describe('the order of tables', () => {
  it('puts a table after those that it refers to', () => {
    const keys = [key('contact', 'site'), key('contact', 'customer'), key('site', 'customer')];
    const ordered = orderTables(tables('contact', 'customer', 'site'), keys);
    expect(ordered).toEqual(tables('customer', 'site', 'contact'));
    expect(keysAgainstOrder(ordered, keys)).toEqual([]);
  });

  it('takes no notice of a table that refers to itself', () => {
    const keys = [key('customer', 'customer')];
    expect(orderTables(tables('customer'), keys)).toEqual(tables('customer'));
    expect(keysAgainstOrder(tables('customer'), keys)).toEqual([]);
  });

  it('breaks a ring and names the key that has to wait', () => {
    const keys = [key('a', 'b'), key('b', 'c'), key('c', 'a'), key('d', 'c')];
    const ordered = orderTables(tables('a', 'b', 'c', 'd'), keys);
    expect(ordered).toEqual(tables('a', 'c', 'b', 'd'));
    expect(keysAgainstOrder(ordered, keys)).toEqual([key('a', 'b')]);
  });
});
