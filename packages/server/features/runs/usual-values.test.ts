import { inspectionStarts } from '@assay/contract/inspection-starts';
import { productFamilies } from '@assay/contract/products';
import type { UsualValues } from '@assay/contract/runs/run';
import { ratings } from '@assay/domain/ratings';
import { describe, expect, it } from 'vitest';
import { addEquipment, companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import {
  addInspectable,
  expectStatus,
  type Inspectable,
  openInspectable,
  startInspection,
  submitInspection,
  writeResult,
} from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('the usual values of a model', () => {
  const app = useTestApp();

  let day = 0;

  /** A submitted visit that has measured this, a day after the one before. */
  async function measure(inspectable: Inspectable, value: string, as: CastName = 'uma'): Promise<void> {
    day += 1;
    const given = { inspectionDate: `2026-01-${String(day).padStart(2, '0')}T08:00:00.000Z` };
    const { id, runs } = await startInspection(app(), inspectable, given, as);
    await writeResult(app(), id, runs[0]?.results[0]?.id ?? '', { value, rating: ratings.Ok }, as);
    await submitInspection(app(), id, as);
  }

  /** Another machine of the same family, of the same model where none is named. */
  const machineBeside = async (inspectable: Inspectable, companyIds: string[] = []) => ({
    ...inspectable,
    equipmentId: (await addEquipment(app(), { productModelId: inspectable.productModelId, companyIds })).id,
  });

  async function usual({ productModelId }: Pick<Inspectable, 'productModelId'>, as: CastName = 'uma') {
    const reply = await app().call(inspectionStarts.usualValues, { as, params: { id: productModelId } });
    return expectStatus<UsualValues[]>(200, reply).map(({ inspectionPointId: _, ...values }) => values);
  }

  it('are what each of its machines measured last, and those of several machines alone', async () => {
    const one = await addInspectable(app(), { types: ['Measurement'] });
    await measure(one, '31');
    await measure(one, '28,5');
    expect(await usual(one)).toEqual([]);
    await measure(await machineBeside(one), '33');
    expect(await usual(one)).toEqual([{ series: '', least: 28.5, most: 33, machines: 2 }]);
  });

  it('are not spoilt by a slip that somebody kept', async () => {
    const one = await addInspectable(app(), { types: ['Measurement'] });
    await measure(one, '31');
    await measure(await machineBeside(one), '33');
    await measure(await machineBeside(one), '3e9');
    expect(await usual(one)).toEqual([{ series: '', least: 31, most: 33, machines: 2 }]);
  });

  it('are not those of another model', async () => {
    const one = await addInspectable(app(), { types: ['Measurement'] });
    await measure(one, '31');
    const model = expectStatus<{ id: string }>(
      201,
      await app().call(productFamilies.createModel, {
        as: 'ada',
        params: { id: one.productFamilyId },
        body: { name: 'J20' },
      }),
    );
    await measure(await machineBeside({ ...one, productModelId: model.id }), '90');
    expect(await usual(one)).toEqual([]);
  });

  it('are those of one’s own company for whoever is from outside', async () => {
    const companyIds = [await companyIdOf(app(), 'dina')];
    const one = await addInspectable(app(), { types: ['Measurement'], companyIds });
    const [two, three] = [await machineBeside(one, companyIds), await machineBeside(one)];
    await openInspectable(app(), 'dina', one);
    await measure(one, '20');
    await measure(three, '90');
    await measure(two, '31', 'dina');
    expect(await usual(one, 'dina')).toEqual([]);
    await measure(one, '28', 'dina');
    expect(await usual(one, 'dina')).toEqual([{ series: '', least: 28, most: 31, machines: 2 }]);
    expect(await usual(one)).toEqual([{ series: '', least: 28, most: 90, machines: 3 }]);
  });
});
