import { newChoiceList, temporaryId } from '@assay/domain/points/new-parts';
import { expect, it } from 'vitest';
import { meetAt } from '../../testing/held-row.ts';
import { addPoint, inputOf, type PointOf } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();

it('a point to which two people add parts at once has the parts of both', async () => {
  const point = await addPoint(app(), 'MultipleChoices');
  const address = `/api/v1/inspectionPoints/${point.id}`;
  const adding = (title: string) => () => {
    const options = [{ id: temporaryId(), index: 0, title, followUpRangeValue: null }];
    const body = { ...inputOf(point), multipleChoices: [{ ...newChoiceList(0), title, options }] };
    return app().ask('PUT', address, { as: 'ada', body });
  };
  const answers = await meetAt(app(), { table: 'inspection_point', id: point.id }, [adding('Cracks'), adding('Dents')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const kept = (await app().ask('GET', address, { as: 'uma' })).body as PointOf<'MultipleChoices'>;
  expect(kept.multipleChoices.map(({ title }) => title)).toEqual(expect.arrayContaining(['Found', 'Cracks', 'Dents']));
});
