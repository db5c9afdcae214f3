import type { InspectionItem } from '@assay/contract/inspection-item';
import { inspectionOrderKeys, inspections } from '@assay/contract/inspections';
import { ratings } from '@assay/domain/ratings';
import { later, minutes } from '@assay/domain/time';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, addEquipment, aSite, companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import {
  addInspectable,
  answerAll,
  expectStatus,
  openInspectable,
  putStatus,
  startInspection,
  submitInspection,
  writeResult,
} from '../../testing/inspections.ts';
import { addProtocol, aTarget } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';

type Listed = { result: InspectionItem[]; count: number };

describe('the list of inspections', () => {
  const app = useTestApp();
  const list = async (query: Record<string, string> = {}, as: CastName = 'uma'): Promise<Listed> =>
    (await app().call(inspections.list, { as, query })).body as Listed;
  const serials = async (query: Record<string, string> = {}, as: CastName = 'uma') =>
    (await list(query, as)).result.map(({ serialNumber }) => serialNumber);

  beforeAll(async () => {
    const { sites } = await addCustomer(app(), { name: 'Żwirownia', sites: [aSite()] });
    const inspectable = await addInspectable(app(), { protocol: { name: 'Walk-around' } });
    const weekly = await addProtocol(app(), {
      type: 'Weekly',
      name: 'Belts',
      targets: [aTarget({ productFamilyId: inspectable.productFamilyId })],
    });
    const distributorId = await companyIdOf(app(), 'dina');
    await openInspectable(app(), 'dina', inspectable);
    const machine = (serialNumber: string, given = {}) =>
      addEquipment(app(), { productModelId: inspectable.productModelId, serialNumber, ...given });
    const [first, second, third] = [
      await machine('HP10', { customerSiteId: sites[0]?.id ?? null }),
      await machine('HP9'),
      await machine('HP100', { companyIds: [distributorId] }),
    ];
    const begin = (equipmentId: string, protocolId: string, inspectionDate: string, as: CastName) => {
      app().setNow(later(app().now(), minutes(1)));
      return startInspection(app(), { equipmentId, protocolId }, { inspectionDate }, as);
    };
    const one = await begin(first.id, inspectable.protocolId, '2026-01-02T00:00:00Z', 'uma');
    await begin(second.id, weekly.protocolId, '2026-01-03T00:00:00Z', 'rita');
    await begin(third.id, inspectable.protocolId, '2026-01-01T00:00:00Z', 'dina');
    await answerAll(app(), one);
    await submitInspection(app(), one.id);
  });

  it('is newest first, and ordered by any of its keys, either way', async () => {
    expect(await serials()).toEqual(['HP100', 'HP9', 'HP10']);
    const orders: Record<(typeof inspectionOrderKeys)[number], string[]> = {
      created: ['HP10', 'HP9', 'HP100'],
      name: ['HP9', 'HP10', 'HP100'],
      inspectionDate: ['HP100', 'HP10', 'HP9'],
      status: ['HP9', 'HP100', 'HP10'],
      serialNumber: ['HP9', 'HP10', 'HP100'],
      inspector: ['HP100', 'HP9', 'HP10'],
    };
    for (const orderKey of inspectionOrderKeys) {
      expect(await serials({ orderKey }), orderKey).toEqual(orders[orderKey]);
      expect(await serials({ orderKey, orderDirection: 'desc' }), orderKey).toEqual(orders[orderKey].toReversed());
    }
  });

  it('shows what lists show, a page at a time', async () => {
    const { result, count } = await list({ orderKey: 'serialNumber', offset: '1', amount: '1' });
    expect(count).toBe(3);
    expect(result).toEqual([
      {
        id: expect.any(String),
        name: 'Walk-around HP10',
        type: 'Daily',
        displayName: 'Daily',
        inspectionDate: '2026-01-02T00:00:00.000Z',
        serialNumber: 'HP10',
        status: 'Waiting',
        sentBack: false,
        rating: null,
        inspector: 'Uma Virtanen',
        customerName: 'Żwirownia',
      },
    ]);
  });

  it('is searched by name, serial number, inspector and customer, and filtered by types and statuses', async () => {
    expect(await serials({ search: 'belts' })).toEqual(['HP9']);
    expect(await serials({ search: 'hp100' })).toEqual(['HP100']);
    expect(await serials({ search: 'VIRTANEN' })).toEqual(['HP10']);
    expect(await serials({ search: 'żwir' })).toEqual(['HP10']);
    expect(await serials({ search: '%' })).toEqual([]);
    expect(await serials({ types: 'Weekly' })).toEqual(['HP9']);
    expect(await serials({ types: 'Weekly,Daily', orderKey: 'serialNumber' })).toEqual(['HP9', 'HP10', 'HP100']);
    expect(await serials({ types: 'Annual' })).toEqual([]);
    expect(await serials({ statuses: 'Waiting' })).toEqual(['HP10']);
    expect(await serials({ statuses: 'In_Use,Waiting', types: 'Daily', orderKey: 'serialNumber' })).toEqual([
      'HP10',
      'HP100',
    ]);
    expect(await list({ statuses: 'Finished' })).toEqual({ result: [], count: 0 });
    const refused = await app().call(inspections.list, { as: 'uma', query: { statuses: 'Waiting,Lost' } });
    expect(refused.body).toMatchObject({ status: 400, errors: [{ path: expect.stringMatching(/^statuses/) }] });
    expect((await app().call(inspections.list, { as: 'uma', query: { types: 'Nonsense' } })).status).toBe(400);
    expect((await app().call(inspections.list, { as: 'uma', query: { orderKey: 'id' } })).status).toBe(400);
  });

  it('has one’s own: what one began, and what names one’s address whatever its case', async () => {
    expect(await serials({ mineOnly: 'true' }, 'uma')).toEqual(['HP10']);
    expect(await serials({ mineOnly: 'true' }, 'max')).toEqual([]);
    const [weekly] = (await list({ types: 'Weekly' })).result;
    const params = { id: weekly?.id ?? '', field: 'inspectorContact' };
    await app().call(inspections.updateField, { as: 'rita', params, body: { text: 'UMA@Provider.example' } });
    expect(await serials({ mineOnly: 'true' }, 'uma')).toEqual(['HP9', 'HP10']);
    expect(await serials({ mineOnly: 'true' }, 'rita')).toEqual(['HP9']);
  });

  it('ends for others than staff at their own company', async () => {
    expect(await serials({}, 'dina')).toEqual(['HP100']);
    expect(await list({ search: 'walk' }, 'dora')).toMatchObject({ count: 1 });
    expect(await list({}, 'otto')).toEqual({ result: [], count: 0 });
  });

  it('counts exactly, and does not notice what it does not show', async () => {
    const version = async () =>
      (await app().pool.query(`select coalesce(sum(changes), 0) as n from list_change where noun = 'inspection'`)).rows;
    const before = await version();
    const [first] = (await list({ orderKey: 'serialNumber' })).result;
    const params = { id: first?.id ?? '', field: 'summary' };
    await app().call(inspections.updateField, { as: 'max', params, body: { text: 'Nothing that a list shows' } });
    expect(await version()).toEqual(before);
    const named = { id: first?.id ?? '', field: 'inspector' };
    await app().call(inspections.updateField, { as: 'max', params: named, body: { text: 'Somebody else' } });
    expect(await version()).not.toEqual(before);
    expect(await serials({ search: 'somebody else' })).toEqual(['HP9']);
    await app().call(inspections.delete, { as: 'max', params: { id: first?.id ?? '' } });
    expect((await list()).count).toBe(2);
    expect((await putStatus(app(), first?.id ?? '', { status: 'Waiting' }, 'max')).status).toBe(404);
  });

  it('tells how bad the worst point is of what waits for review, without what was put right', async () => {
    const { id, runs } = await startInspection(app(), await addInspectable(app()));
    const [first, second] = runs[0]?.results ?? [];
    await writeResult(app(), id, first?.id ?? '', { value: '1', rating: ratings.Follow });
    const fixed = { value: '1', rating: ratings.Repair, fixedOnSite: true };
    await writeResult(app(), id, second?.id ?? '', fixed);
    const worst = async () => (await list({ amount: '50' })).result.find((one) => one.id === id)?.worst;
    expect(await worst()).toBeUndefined();
    await submitInspection(app(), id);
    expect(await worst()).toBe(ratings.Follow);
    expectStatus(200, await putStatus(app(), id, { status: 'Finished' }, 'ada'));
    expect(await worst()).toBeUndefined();
  });
});
