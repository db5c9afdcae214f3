import { readdir } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import { type Fuzzing, fuzz, makeFuzzWorld } from '../../testing/fuzz/fuzz.ts';
import { fuzzKinds } from '../../testing/fuzz/requests.ts';
import { useUncaughtErrors } from '../../testing/raw-requests.ts';
import { useTestApp } from '../../testing/test-app.ts';

/** `npm run bench -- fuzz` sends a hundred thousand of each. */
const count = 400;

describe('fuzzed requests to every endpoint', () => {
  const app = useTestApp();
  const uncaught = useUncaughtErrors();
  const agent = new Agent({ keepAlive: true });
  let fuzzing: Fuzzing;

  beforeAll(async () => {
    const url = await app().http.listen({ host: '127.0.0.1', port: 0 });
    const tokens = [app().tokenOf('ada'), app().tokenOf('dora')];
    const { categoryId, productFamilyId } = await addProducts(app());
    const world = await makeFuzzWorld({ url, agent, tokens }, { productCategoryId: categoryId, productFamilyId });
    fuzzing = { url, agent, tokens, world, seed: 14, count, lanes: 8 };
  });
  afterAll(() => agent.destroy());

  it.each(fuzzKinds)('%s: each is answered, by no 5xx but 503, and leaves nothing behind', async (kind) => {
    const { statuses, failures } = await fuzz(kind, fuzzing);
    expect(failures).toEqual([]);
    expect(Object.values(statuses).reduce((sum, n) => sum + n, 0)).toBe(count);
    expect(Object.keys(statuses).length).toBeGreaterThan(1);
    expect(uncaught()).toEqual([]);
    await expect.poll(() => readdir(join(app().dataDir, 'incoming')).catch(() => [])).toEqual([]);
    await expect.poll(() => app().pool.totalCount - app().pool.idleCount).toBe(0);
  });
});
