import { describe, expect, it, vi } from 'vitest';
import {
  ids,
  onDisturbedLine,
  readiness,
  recovery,
  stored,
  write,
  writeUntilStored,
} from '../testing/disturbed-line.ts';

describe('a connection to PostgreSQL', { timeout: 90_000 }, () => {
  it('that is reset costs the requests on it a 503 at most, and nothing is stored by halves', () =>
    onDisturbedLine(async ({ app, proxy }) => {
      const wanted = ids(16);
      const flight = wanted.map((id) => write(app, id));
      await vi.waitFor(() => expect(app.pool.totalCount).toBe(4), recovery);
      proxy.reset();
      for (const { status } of await Promise.all(flight)) expect([201, 503]).toContain(status);
      await writeUntilStored(app, wanted);
      expect(await stored(app)).toEqual([...wanted].sort());
      expect(await readiness(app)).toBe(200);
    }));
});
