import { customers } from '@assay/contract/customers';
import { equipments } from '@assay/contract/equipment';
import { images } from '@assay/contract/images';
import { inspectionRuns, inspections } from '@assay/contract/inspections';
import { voiceComments } from '@assay/contract/voice-comments';
import { newId } from '@assay/domain/id';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, aSite, companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { addDistributorInspection, type DistributorInspection } from '../../testing/distributor-inspections.ts';
import {
  addInspectable,
  addSubmitted,
  expectStatus,
  openInspectable,
  putStatus,
  readInspection,
  startInspection,
  submitInspection,
  writeResult,
} from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { addPoint, aPoint, inputOf } from '../../testing/points.ts';
import { aCategory, aProtocolPoint } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addImage } from '../../testing/uploads.ts';

describe('what an inspection shows', () => {
  const app = useTestApp();
  let theirInspection: DistributorInspection;
  beforeAll(async () => {
    theirInspection = await addDistributorInspection(app());
  });
  const people = ['dina', 'dora', 'uma', 'otto', 'nia'] as const;
  const statuses = async (ask: (as: CastName) => Promise<{ status: number }>) => {
    const found = [];
    for (const as of people) found.push((await ask(as)).status);
    return found;
  };
  const imageFor = (id: string) => statuses((as) => app().call(images.file, { as, params: { id } }));
  const voiceFor = (id: string) => statuses((as) => app().call(voiceComments.file, { as, params: { id } }));
  const theirs = [200, 200, 200, 404, 403];

  it('is seen by its own company and by staff: photos, findings, signatures, recordings', async () => {
    for (const id of [theirInspection.imageId, theirInspection.findingImageId, theirInspection.signatureImageId])
      expect(await imageFor(id)).toEqual(theirs);
    expect(await voiceFor(theirInspection.voiceId)).toEqual(theirs);
  });

  it('stays theirs when only an old version shows it', async () => {
    await writeResult(app(), theirInspection.id, theirInspection.resultId, { rating: 0 }, 'dina');
    const { runs } = await readInspection(app(), theirInspection.id, 'dina');
    for (const { id } of runs[0]?.results ?? [])
      await writeResult(app(), theirInspection.id, id, { rating: 0 }, 'dina');
    await submitInspection(app(), theirInspection.id, 'dina');
    expectStatus(200, await putStatus(app(), theirInspection.id, { status: 'In_Use', reason: 'Again' }, 'dora'));
    await writeResult(
      app(),
      theirInspection.id,
      theirInspection.resultId,
      { photos: [], voiceCommentId: null },
      'dina',
    );
    const findingParams = { id: theirInspection.id, findingId: theirInspection.findingId };
    expectStatus(200, await app().call(inspections.removeFinding, { as: 'dina', params: findingParams }));
    const signed = { id: theirInspection.id, role: 'customer' };
    expectStatus(200, await app().call(inspections.removeSignature, { as: 'dina', params: signed }));
    for (const id of [theirInspection.imageId, theirInspection.findingImageId, theirInspection.signatureImageId])
      expect(await imageFor(id)).toEqual(theirs);
    expect(await voiceFor(theirInspection.voiceId)).toEqual(theirs);
  });

  it('goes with the inspection', async () => {
    const other = await addDistributorInspection(app());
    expectStatus(200, await app().call(inspections.delete, { as: 'dora', params: { id: other.id } }));
    for (const id of [other.imageId, other.findingImageId, other.signatureImageId])
      expect(await imageFor(id)).toEqual([404, 404, 404, 404, 403]);
    expect(await voiceFor(other.voiceId)).toEqual([404, 404, 404, 404, 403]);
  });

  it('keeps the pictures of options as they were, whatever becomes of the point', async () => {
    const { categoryId, productFamilyId } = await addInspectable(app());
    const imageId = await addImage(app(), 'ada');
    const input = aPoint('Dropdown', { productCategoryId: categoryId });
    const dropdowns = input.dropdowns.map((one) => ({
      ...one,
      options: one.options.map((option, i) => (i === 0 ? { ...option, imageId } : option)),
    }));
    const point = await addPoint(app(), 'Dropdown', { ...input, dropdowns });
    const protocol = { categories: [aCategory('Oil', [aProtocolPoint(point.id)])] };
    const inspectable = await addInspectable(app(), { protocol, companyIds: [await companyIdOf(app(), 'dina')] });
    expect(inspectable.productFamilyId).not.toBe(productFamilyId);
    await openInspectable(app(), 'dina', inspectable);
    await startInspection(app(), inspectable, {}, 'dina');
    const without = point.dropdowns.map((one) => ({
      ...one,
      options: one.options.map((option) => ({ ...option, imageId: null })),
    }));
    const body = { ...inputOf(point), dropdowns: without };
    const url = `/api/v1/inspectionPoints/${point.id}?deleteMissingById=true`;
    expectStatus(200, await app().ask('PUT', url, { as: 'ada', body }));
    expect(await imageFor(imageId)).toEqual(theirs);
  });

  it('lets a company see the machine that it inspected, and its customer, after the machine is no longer assigned', async () => {
    const customer = await addCustomer(app(), { name: `Of nobody ${newId()}`, sites: [aSite()] });
    const company = await companyIdOf(app(), 'dina');
    const customerSiteId = customer.sites[0]?.id ?? null;
    const inspectable = await addInspectable(app(), { companyIds: [company], customerSiteId });
    await openInspectable(app(), 'dina', inspectable);
    const seen = async (as: CastName) => [
      (await app().call(equipments.get, { as, params: { id: inspectable.equipmentId } })).status,
      (await app().call(customers.get, { as, params: { id: customer.id } })).status,
    ];
    const { id } = await addSubmitted(app(), inspectable, {}, 'dina');
    await addSubmitted(app(), inspectable);
    const history = await app().call(equipments.history, { as: 'max', params: { id: inspectable.equipmentId } });
    expect((history.body as { action: string }[]).map(({ action }) => action)).toEqual(['changed', 'created']);
    const machine = (await app().call(equipments.get, { as: 'max', params: { id: inspectable.equipmentId } }))
      .body as object;
    const { serialNumber, nickName, productModelId } = machine as Record<string, string>;
    const body = { serialNumber, nickName, productModelId, customerSiteId, companyIds: [] };
    expectStatus(
      200,
      await app().call(equipments.update, { as: 'max', params: { id: inspectable.equipmentId }, body }),
    );
    expect([await seen('dina'), await seen('otto')]).toEqual([
      [200, 200],
      [404, 404],
    ]);
    const moved = { ...body, customerSiteId: null };
    expectStatus(
      200,
      await app().call(equipments.update, { as: 'max', params: { id: inspectable.equipmentId }, body: moved }),
    );
    expect(await seen('dina')).toEqual([200, 200]);
    expectStatus(200, await app().call(inspections.delete, { as: 'dora', params: { id } }));
    expect(await seen('dina')).toEqual([404, 404]);
  });

  it('tells an equipment’s own inspections to whoever may see them, with their number', async () => {
    const inspectable = await addInspectable(app(), { companyIds: [await companyIdOf(app(), 'dina')] });
    await openInspectable(app(), 'dina', inspectable);
    const ofStaff = await addSubmitted(app(), inspectable, {
      loadedHours: '100',
      inspectionDate: '2026-01-02T00:00:00Z',
    });
    const ofDistributor = await startInspection(app(), inspectable, {}, 'dina');
    const get = async (as: CastName) =>
      (await app().call(equipments.get, { as, params: { id: inspectable.equipmentId } })).body;
    expect(await get('uma')).toMatchObject({
      inspectionCount: 2,
      inspections: [{ id: ofDistributor.id }, { id: ofStaff.id, status: 'Waiting' }],
      lastLoadedHours: { value: 100 },
    });
    expect(await get('dina')).toMatchObject({
      inspectionCount: 1,
      inspections: [{ id: ofDistributor.id }],
      lastLoadedHours: null,
    });
    expect(ofDistributor.lastLoadedHours).toBeNull();
    const params = { id: ofDistributor.id, runId: ofDistributor.runs[0]?.id ?? '' };
    expect((await app().call(inspectionRuns.lastVisit, { as: 'dina', params })).body).toEqual([]);
    expect((await app().call(inspectionRuns.lastVisit, { as: 'uma', params })).body).toHaveLength(2);
  });

  it('moves to the survivor of a merged customer, under the name of its day', async () => {
    const from = await addCustomer(app(), { name: 'Old name', sites: [aSite({ name: 'Pit' })] });
    const into = await addCustomer(app(), { name: 'New name', sites: [aSite({ name: 'Pit' })] });
    const inspectable = await addInspectable(app(), { customerSiteId: from.sites[0]?.id ?? null });
    const { id } = await startInspection(app(), inspectable);
    const body = { customerId: into.id, name: 'New name' };
    expectStatus(200, await app().call(customers.merge, { as: 'max', params: { id: from.id }, body }));
    expect(await readInspection(app(), id)).toMatchObject({
      customer: { id: into.id, name: 'Old name' },
      customerSite: { id: into.sites[0]?.id },
    });
    expect(await brokenInvariants(app())).toEqual([]);
  });
});
