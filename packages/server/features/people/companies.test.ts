import { describe, expect, it } from 'vitest';
import type { CastName } from '../../testing/cast.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('the companies', () => {
  const app = useTestApp();
  const names = async (as: CastName) => {
    const { status, body } = await app().ask('GET', '/api/v1/companies', { as });
    expect(status).toBe(200);
    return (body as { name: string }[]).map(({ name }) => name);
  };

  it('are all listed for managers, by name, without those that are gone', async () => {
    const before = await names('max');
    expect(before).toEqual([...before].sort((a, b) => a.localeCompare(b)));
    expect(before).toContain('Kivi Drilling Service');
    expect(before.length).toBeGreaterThan(2);
    const added = { id: '0190a000-0000-7000-8000-00000000c0de', name: 'Aardvark Parts' };
    await app().db.insertInto('company').values(added).execute();
    expect(await names('max')).toEqual(['Aardvark Parts', ...before]);
    await app().db.updateTable('company').set({ deleted_at: new Date() }).where('id', '=', added.id).execute();
    expect(await names('max')).toEqual(before);
  });

  it('are to a distributor admin their own alone', async () => {
    expect(await names('dora')).toEqual(['Kivi Drilling Service']);
  });

  it.each(['uma', 'dina', 'nia'] as const)('are not listed for %s', async (as) => {
    expect((await app().ask('GET', '/api/v1/companies', { as })).status).toBe(403);
  });
});
