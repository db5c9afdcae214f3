import { newRangeValue } from '@assay/domain/points/new-parts';
import { describe, expect, it } from 'vitest';
import { addPoint, inputOf, type PointOf } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('a point that several people change at once', () => {
  const app = useTestApp();

  it('keeps what each of them added, as if they had come one after the other', async () => {
    const point = await addPoint(app(), 'RangeValues', {});
    const path = `/api/v1/inspectionPoints/${point.id}`;
    const save = (name: string) =>
      app().ask('PUT', path, {
        as: 'ada',
        body: {
          ...inputOf(point),
          rangeValues: ['Left', 'Right'].map((side, index) => ({ ...newRangeValue(index), title: `${side} ${name}` })),
        },
      });
    const names = ['one', 'two', 'three', 'four', 'five', 'six'];
    const replies = await Promise.all(names.map(save));
    expect(replies.map(({ status }) => status)).toEqual(names.map(() => 200));
    const { rangeValues } = (await app().ask('GET', path, { as: 'ada' })).body as PointOf<'RangeValues'>;
    const titles = rangeValues.map(({ title }) => title);
    const sent = names.flatMap((name) => [`Left ${name}`, `Right ${name}`]);
    expect(titles.toSorted()).toEqual([...point.rangeValues.map(({ title }) => title), ...sent].toSorted());
  });
});
