import { describe, expect, it, vi } from 'vitest';
import { setToken } from '../api/token.ts';
import { createQueryClient } from './query-client.ts';

describe('an answer that is kept on the device', () => {
  it('is asked for at once: the code that keeps it comes beside it', async () => {
    setToken('of.somebody.signed-in');
    const read = vi.fn(async () => 'the answer');
    const answered = createQueryClient().fetchQuery({ queryKey: ['kept'], queryFn: read, meta: { kept: true } });
    expect(read).toHaveBeenCalledOnce();
    expect(await answered).toBe('the answer');
  });
});
