import { inspectionPoints } from '@assay/contract/points';
import type { PointListItem } from '@assay/contract/points/point';
import { tags as tagCalls } from '@assay/contract/tags';
import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import type { CastName } from '../../testing/cast.ts';
import { addPoint, type PointOf } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';

type Tagged = PointOf<'MultipleChoicesAndRangeValues'>;

describe('tags of options and range values', () => {
  const app = useTestApp();
  const save = (body: object, as: CastName = 'ada') => app().call(tagCalls.update, { as, body });
  const read = async (id: string) =>
    (await app().call(inspectionPoints.get, { as: 'ada', params: { id } })).body as Tagged;
  const listed = async (id: string) =>
    ((await app().call(inspectionPoints.list, { as: 'ada' })).body as PointListItem[]).find((point) => point.id === id);

  it('are kept for an option by type 0 and for a range value by type 1, trimmed and each once, and found in the list', async () => {
    const point = await addPoint(app(), 'MultipleChoicesAndRangeValues');
    const option = point.multipleChoices[0]?.options[1];
    const value = point.rangeValues[0];
    expect(await save({ type: 0, id: option?.id, tags: [' wear ', 'WEAR', 'steel'] })).toMatchObject({
      status: 200,
      body: { type: 0, id: option?.id, tags: ['wear', 'steel'] },
    });
    expect((await save({ type: 1, id: value?.id, tags: ['保养', 'قياس'] })).status).toBe(200);
    const now = await read(point.id);
    expect(now.multipleChoices[0]?.options.map(({ tags }) => tags)).toEqual([[], ['wear', 'steel'], []]);
    expect(now.multipleChoices[0]?.tags).toEqual(['wear', 'steel']);
    expect(now.rangeValues.map(({ tags }) => tags)).toEqual([['保养', 'قياس'], []]);
    expect((await listed(point.id))?.tags.toSorted()).toEqual(['steel', 'wear', 'قياس', '保养']);

    await save({ type: 0, id: option?.id, tags: [] });
    expect((await read(point.id)).multipleChoices[0]?.tags).toEqual([]);
  });

  it('are a change of their point, unless they stay as they are', async () => {
    const point = await addPoint(app(), 'RangeValues');
    const body = { type: 1, id: point.rangeValues[0]?.id, tags: ['gap'] };
    await save(body);
    await save(body);
    expect((await read(point.id)).revision).toBe(point.revision + 1);
    const { body: history } = await app().call(inspectionPoints.history, { as: 'ada', params: { id: point.id } });
    expect(history).toContainEqual(
      expect.objectContaining({
        actor: 'Ada Okonkwo',
        changes: expect.arrayContaining([expect.objectContaining({ field: 'tags', from: [], to: ['gap'] })]),
      }),
    );
  });

  it('stay when the point is saved, and go along with a copy', async () => {
    const point = await addPoint(app(), 'RangeValues');
    await save({ type: 1, id: point.rangeValues[1]?.id, tags: ['gap'] });
    const now = await read(point.id);
    const saved = await app().call(inspectionPoints.update, {
      as: 'ada',
      params: { id: point.id },
      query: { deleteMissingById: 'true' },
      body: now,
    });
    expect(saved).toMatchObject({ status: 200, body: { rangeValues: [{ tags: [] }, { tags: ['gap'] }] } });
    const copy = await app().call(inspectionPoints.duplicate, { as: 'ada', params: { id: point.id } });
    expect(copy.body).toMatchObject({ rangeValues: [{ tags: [] }, { tags: ['gap'] }] });
  });

  it('are refused for what is not there, of the other kind, everybody’s, or not a tag', async () => {
    const point = await addPoint(app(), 'MultipleChoicesAndRangeValues');
    const optionId = point.multipleChoices[0]?.options[0]?.id;
    const refused = async (body: object, as: CastName = 'ada') => (await save(body, as)).status;
    expect(await refused({ type: 0, id: newId(), tags: [] })).toBe(404);
    expect(await refused({ type: 1, id: optionId, tags: [] })).toBe(404);
    expect(await refused({ type: 2, id: optionId, tags: [] })).toBe(400);
    expect(await refused({ type: 0, id: optionId, tags: ['  '] })).toBe(400);
    expect(await refused({ type: 0, id: optionId, tags: ['x'.repeat(51)] })).toBe(400);
    expect(await refused({ type: 0, id: optionId, tags: Array.from({ length: 31 }, (_, n) => `t${n}`) })).toBe(400);
    expect(await refused({ type: 0, id: optionId })).toBe(400);
    for (const name of ['max', 'uma', 'dora'] as const)
      expect(await refused({ type: 0, id: optionId, tags: [] }, name)).toBe(403);
    await app().call(inspectionPoints.delete, { as: 'ada', params: { id: point.id } });
    expect(await refused({ type: 0, id: optionId, tags: ['late'] })).toBe(404);
  });
});
