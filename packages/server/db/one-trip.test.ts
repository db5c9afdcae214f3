import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { inOneTrip, type NamedQuery } from './one-trip.ts';

const count = (n: number): NamedQuery => ({
  name: 'count-to',
  text: 'select generate_series(1, $1::int) as n',
  values: [n],
});
const divide = (by: number): NamedQuery => ({ name: 'divide', text: 'select 1 / $1::int as n', values: [by] });
const keep: NamedQuery = { name: 'keep', text: `insert into kept values ('kept')`, values: [] };

describe('queries in one trip', () => {
  const app = useTestApp();

  const onOneConnection = async (work: (ask: (...queries: NamedQuery[]) => Promise<unknown[][]>) => Promise<void>) => {
    const client = await app().pool.connect();
    try {
      await client.query('create temporary table kept (word text)');
      await work(async (...queries) => (await inOneTrip(client, queries)).map(({ rows }) => rows));
    } finally {
      client.release(true);
    }
  };

  it('are each answered with their own rows, and parsed once', () =>
    onOneConnection(async (ask) => {
      for (const n of [2, 3])
        expect(await ask(divide(1), count(n), keep, count(1))).toEqual([
          [{ n: 1 }],
          Array.from({ length: n }, (_, i) => ({ n: i + 1 })),
          [],
          [{ n: 1 }],
        ]);
    }));

  it('end with the first that fails: those after it do not run, and all may be sent again', () =>
    onOneConnection(async (ask) => {
      const kept: NamedQuery = { name: 'kept', text: 'select word from kept', values: [] };
      await expect(ask(count(1), divide(0), keep)).rejects.toThrow('division by zero');
      expect(await ask(kept)).toEqual([[]]);
      expect(await ask(count(1), divide(1), keep, kept)).toEqual([[{ n: 1 }], [{ n: 1 }], [], [{ word: 'kept' }]]);
    }));

  it('are not sent at all when a value of theirs has no text', () =>
    onOneConnection(async (ask) => {
      const at: NamedQuery = { name: 'at', text: 'select $1::timestamptz as n', values: [new Date(Number.NaN)] };
      await expect(ask(keep, at)).rejects.toThrow('Invalid time value');
      expect(await ask(count(1))).toEqual([[{ n: 1 }]]);
    }));

  it('fail together when their connection is lost', () =>
    onOneConnection(async (ask) => {
      const leave: NamedQuery = { name: 'leave', text: 'select pg_terminate_backend(pg_backend_pid())', values: [] };
      await expect(ask(count(1), leave, count(2))).rejects.toThrow('terminat');
    }));
});
