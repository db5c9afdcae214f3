import type { PointListItem } from '@assay/contract/points/point';
import { describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { addPoint, aPoint, inputOf, setDivisions } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';

const points = '/api/v1/inspectionPoints';

describe('an external author', () => {
  const app = useTestApp();
  const ask = (as: CastName, method: string, path: string, body?: unknown) =>
    app().ask(method, `${points}${path}`, { as, body });
  const seenBy = async (as: CastName) => (await ask(as, 'GET', '/list')).body as PointListItem[];

  /** Drills are dora's division, screens are otto's. */
  async function divisions() {
    const [drills, screens] = [(await addProducts(app())).categoryId, (await addProducts(app())).categoryId];
    for (const name of ['dina', 'dora'] as const) await setDivisions(app(), name, [drills]);
    await setDivisions(app(), 'otto', [screens]);
    return { drills, screens };
  }

  it('sees the points of their divisions, whoever made them, and no others', async () => {
    const { drills, screens } = await divisions();
    const drill = await addPoint(app(), 'Dropdown', { productCategoryId: drills });
    const screen = await addPoint(app(), 'RadioButtonSelection', { productCategoryId: screens });
    expect((await seenBy('dina')).map(({ id }) => id)).toEqual([drill.id]);
    expect((await seenBy('otto')).map(({ id }) => id)).toEqual([screen.id]);
    expect((await ask('otto', 'GET', `/${drill.id}`)).status).toBe(404);
    expect((await ask('otto', 'GET', '/dropdowns')).body).toEqual([]);
    expect((await ask('dina', 'GET', '/dropdowns')).body).toMatchObject([
      { inspectionPointId: drill.id, title: 'Oil' },
    ]);
    const groups = (as: CastName) => app().ask('GET', '/api/v1/inspectionPointOptionGroups?custom=true', { as });
    expect((await groups('otto')).body).toMatchObject([{ id: screen.optionGroup?.id, name: 'Wear' }]);
    expect((await groups('dina')).body).toEqual([]);
    await setDivisions(app(), 'dina', []);
    expect(await seenBy('dina')).toEqual([]);
  });

  it('changes the points of their own company alone, and may copy the others', async () => {
    const { drills } = await divisions();
    const theirs = await addPoint(app(), 'Comment', { productCategoryId: drills, name: 'Of the provider' });
    const own = await addPoint(app(), 'Comment', { productCategoryId: drills, name: 'Of Kivi' }, 'dora');
    expect([own.editable, (await seenBy('dora')).map(({ editable }) => editable)]).toEqual([true, [true, false]]);
    expect((await seenBy('dina')).map(({ editable }) => editable)).toEqual([false, false]);
    expect((await seenBy('ada')).every(({ editable }) => editable)).toBe(true);
    const change = { ...inputOf(theirs), name: 'Taken' };
    for (const [method, path, body] of [
      ['PUT', `/${theirs.id}`, change],
      ['PUT', `/${theirs.id}/generalfields`, {}],
      ['DELETE', `/${theirs.id}`, undefined],
    ] as const)
      expect((await ask('dora', method, path, body)).status, `${method} ${path}`).toBe(403);
    const copy = (await ask('dora', 'POST', `/${theirs.id}/duplicate`)).body as typeof theirs;
    expect(copy).toMatchObject({ name: 'Of the provider (copy)', editable: true });
    expect((await ask('dora', 'PUT', `/${copy.id}`, change)).body).toMatchObject({ name: 'Taken' });
    expect((await ask('ada', 'PUT', `/${own.id}`, change)).status).toBe(200);
  });

  it('adds and moves points within their divisions alone', async () => {
    const { drills, screens } = await divisions();
    const refused = { status: 400, errors: [{ path: 'productCategoryId' }] };
    expect((await ask('dora', 'POST', '', aPoint('Comment', { productCategoryId: screens }))).body).toMatchObject(
      refused,
    );
    const own = await addPoint(app(), 'Comment', { productCategoryId: drills }, 'dora');
    const elsewhere = { ...inputOf(own), productCategoryId: screens };
    expect((await ask('dora', 'PUT', `/${own.id}`, elsewhere)).body).toMatchObject(refused);
    const general = { productCategoryId: screens };
    expect((await ask('dora', 'PUT', `/${own.id}/generalfields`, general)).body).toMatchObject(refused);
  });
});
