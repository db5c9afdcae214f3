import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivedId, isId, newId } from './id.ts';

describe('ids', () => {
  it('are valid version 7 UUIDs for any moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 47 }), (now) => {
        const id = newId(now);
        expect(isId(id)).toBe(true);
        expect(id[14]).toBe('7');
        expect('89ab').toContain(id[19]);
        expect(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toBe(now);
      }),
    );
  });

  it('sort by the moment they were made', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 47 }), fc.integer({ min: 1, max: 2 ** 40 }), (now, later) => {
        expect(newId(now) < newId(now + later)).toBe(true);
      }),
    );
  });

  it('made in one millisecond sort in the order of making, however many', () => {
    const ids = Array.from({ length: 20_000 }, () => newId(1_800_000_000_000));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['', 'x', '0190a000-0000-7000-8000-00000000000', '0190A000-0000-7000-8000-000000000000'])(
    'refuse %j',
    (text) => expect(isId(text)).toBe(false),
  );

  it('that follow from another id are valid, keep its moment, and differ by name and by origin', () => {
    const runs = Array.from({ length: 100 }, () => newId());
    const names = Array.from({ length: 200 }, () => newId(1_700_000_000_000));
    const derived = runs.flatMap((run) => names.map((name) => derivedId(run, name)));
    expect(derived.every(isId)).toBe(true);
    expect(new Set(derived).size).toBe(runs.length * names.length);
    expect(derived[0]?.slice(0, 13)).toBe(runs[0]?.slice(0, 13));
  });

  it('that follow from another id are the same everywhere and for ever', () => {
    expect(derivedId('0190a000-0000-7000-8000-000000000000', '0190a000-0000-7000-8000-000000000001')).toBe(
      '0190a000-0000-8b34-a64f-9ae427f75449',
    );
  });
});
