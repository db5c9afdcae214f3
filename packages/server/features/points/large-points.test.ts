import { inspectionPoints } from '@assay/contract/points';
import { newRangeValue } from '@assay/domain/points/new-parts';
import { describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import { statementsOf } from '../../testing/explain.ts';
import { aPoint } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('a large inspection point', () => {
  const app = useTestApp();

  it('with forty options and a table of 12 by 8 is saved in few statements', async () => {
    const { categoryId } = await addProducts(app());
    const given = { productCategoryId: categoryId };
    const many = <T>(count: number, one: (index: number) => T) =>
      Array.from({ length: count }, (_, index) => one(index));
    const options = many(40, (index) => ({
      index,
      title: `Option ${index}`,
      imageId: null,
      followUpRangeValue: newRangeValue(0),
    }));
    const [dropdown] = aPoint('Dropdown', given).dropdowns;
    const table = aPoint('SummaryWithRows', given);
    const inputs = [
      aPoint('Dropdown', { ...given, dropdowns: dropdown ? [{ ...dropdown, options }] : [] }),
      {
        ...table,
        fields: many(8, (index) => ({ ...table.fields[0], id: undefined, index, title: `F${index}` })),
        rows: many(12, (index) => ({ ...table.rows[0], id: undefined, index, title: `R${index}` })),
      },
    ];
    for (const input of inputs) {
      const statements = await statementsOf(async () =>
        expect((await app().call(inspectionPoints.create, { as: 'ada', body: input })).status).toBe(201),
      );
      expect(statements.length).toBeLessThan(15);
    }
  });
});
