import type { InspectionCounts } from '@assay/contract/inspection-counts';
import { inspections } from '@assay/contract/inspections';
import { inspectionTypes } from '@assay/domain/inspections/inspection';
import { inspectionStatuses } from '@assay/domain/inspections/status';
import { beforeAll, describe, expect, it } from 'vitest';
import { companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import {
  addInspectable,
  addSubmitted,
  openInspectable,
  putStatus,
  startInspection,
} from '../../testing/inspections.ts';
import { addProtocol, aTarget } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';

type Query = Record<string, string>;

describe('the counts of inspections', () => {
  const app = useTestApp();
  const counts = async (query: Query = {}, as: CastName = 'uma') =>
    (await app().call(inspections.counts, { as, query })).body as InspectionCounts;
  const listed = async (query: Query, as: CastName) =>
    ((await app().call(inspections.list, { as, query: { ...query, amount: '1' } })).body as { count: number }).count;

  /** What the list says, asked once with each choice instead of what is chosen. */
  async function countedByList(query: Query, as: CastName, name: string, choices: readonly string[]) {
    const found: Record<string, number> = {};
    for (const choice of choices) found[choice] = await listed({ ...query, [name]: choice }, as);
    return found;
  }

  beforeAll(async () => {
    const inspectable = await addInspectable(app(), {
      protocol: { name: 'Walk-around' },
      companyIds: [await companyIdOf(app(), 'dina')],
    });
    await openInspectable(app(), 'dina', inspectable);
    const { productFamilyId, equipmentId } = inspectable;
    const targets = [aTarget({ productFamilyId })];
    const { protocolId } = await addProtocol(app(), { type: 'Weekly', name: 'Belts', targets });
    const weekly = { protocolId, equipmentId };
    await startInspection(app(), inspectable);
    await startInspection(app(), weekly);
    await startInspection(app(), weekly, {}, 'rita');
    await addSubmitted(app(), inspectable);
    await addSubmitted(app(), inspectable, {}, 'dina');
    const { id } = await addSubmitted(app(), inspectable, {}, 'rita');
    await putStatus(app(), id, { status: 'Finished' }, 'dev');
  });

  it.each<[Query, CastName]>([
    [{}, 'uma'],
    [{ types: 'Weekly' }, 'uma'],
    [{ statuses: 'Waiting,Finished' }, 'uma'],
    [{ types: 'Daily', statuses: 'In_Use' }, 'uma'],
    [{ search: 'around  walk' }, 'uma'],
    [{ search: ' ' }, 'uma'],
    [{ search: 'belts', statuses: 'In_Use', types: 'Daily,Weekly' }, 'uma'],
    [{ mineOnly: 'true' }, 'rita'],
    [{ mineOnly: 'true', types: 'Weekly', search: 'belts' }, 'rita'],
    [{}, 'dina'],
    [{ statuses: 'Waiting', search: 'walk' }, 'dina'],
    [{}, 'otto'],
  ])('under %j, for %s, are what the list would have with each choice', async (query, as) => {
    const { statuses, types, exact } = await counts(query, as);
    expect(statuses).toEqual(await countedByList(query, as, 'statuses', inspectionStatuses));
    const none = Object.fromEntries(inspectionTypes.map((type) => [type, 0]));
    expect({ ...none, ...types }).toEqual(await countedByList(query, as, 'types', inspectionTypes));
    expect(exact).toBe(true);
  });

  it('are those of their own company to others than staff', async () => {
    expect((await counts()).statuses).toEqual({ In_Use: 3, Waiting: 2, Finished: 1 });
    expect((await counts()).types).toEqual({ Daily: 4, Weekly: 2 });
    expect(await counts({}, 'dina')).toEqual({
      statuses: { In_Use: 0, Waiting: 1, Finished: 0 },
      types: { Daily: 1 },
      exact: true,
    });
    expect(await counts({}, 'otto')).toEqual({
      statuses: { In_Use: 0, Waiting: 0, Finished: 0 },
      types: {},
      exact: true,
    });
  });

  it('follow what happens to the inspections', async () => {
    const { result } = (await app().call(inspections.list, { as: 'uma', query: { types: 'Weekly' } })).body as {
      result: { id: string }[];
    };
    await app().call(inspections.delete, { as: 'max', params: { id: result[0]?.id ?? '' } });
    expect(await counts({ types: 'Weekly' })).toMatchObject({
      statuses: { In_Use: 1, Waiting: 0, Finished: 0 },
      types: { Daily: 4, Weekly: 1 },
    });
  });

  it.each([
    [{ types: 'Nonsense' }, 'types'],
    [{ statuses: 'Lost' }, 'statuses'],
    [{ offset: '1' }, 'offset'],
    [{ search: 'x'.repeat(201) }, 'search'],
  ])('refuse %j by name', async (query, path) => {
    const { body } = await app().call(inspections.counts, { as: 'uma', query });
    expect(body).toMatchObject({ status: 400, errors: [{ path: expect.stringContaining(path) }] });
  });
});
