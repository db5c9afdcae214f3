import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutScopedTables } from '../../db/pool.ts';
import { type Destination, openUploads } from '../../frame/uploads.ts';
import { aPicture } from '../../testing/pictures.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { storeImage } from './store-image.ts';

describe('reading pictures', () => {
  const app = useTestApp();

  const destinationOf = async (name: 'dina' | 'uma'): Promise<Destination> => {
    const { company_id, kind } = await app()
      .db.selectFrom('app_user')
      .select(['company_id', 'kind'])
      .where('id', '=', app().userIdOf(name))
      .executeTakeFirstOrThrow();
    const person = {
      userId: app().userIdOf(name),
      companyId: company_id,
      companyName: '',
      external: kind === 'external',
    };
    return openUploads(app().storage, 1_000_000_000).by(person as Parameters<ReturnType<typeof openUploads>['by']>[0]);
  };

  it('of one distributor leaves room for others, however many it sends at once', async () => {
    const pathOf = async (name: string, width: number) => {
      const path = join(app().dataDir, name);
      writeFileSync(path, await aPicture({ width, height: width }));
      return path;
    };
    const [large, small] = [await pathOf('large.jpg', 3_000), await pathOf('small.jpg', 20)];
    const [dina, uma] = [await destinationOf('dina'), await destinationOf('uma')];
    const ended: string[] = [];
    const store = async (whose: string, destination: Destination, path: string) => {
      await storeImage(withoutScopedTables(app().db), destination, { path, name: 'jaw.jpg' }, app().now());
      ended.push(whose);
    };
    await Promise.all([...Array.from({ length: 4 }, () => store('dina', dina, large)), store('uma', uma, small)]);
    expect(ended).toEqual(['uma', 'dina', 'dina', 'dina', 'dina']);
  });
});
