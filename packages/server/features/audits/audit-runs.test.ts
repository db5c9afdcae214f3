import { auditResults, auditRuns, audits, type RunOutline } from '@assay/contract/audits';
import type { RunReply } from '@assay/contract/runs/run';
import { newId } from '@assay/domain/id';
import type { FieldError } from '@assay/domain/problem';
import { ratings } from '@assay/domain/ratings';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Auditable,
  addAuditable,
  addMachineRun,
  finishAudit,
  readOutline,
  readRun,
  startAudit,
  writeAuditResult,
} from '../../testing/audits.ts';
import { addEquipment, addProducts } from '../../testing/builders.ts';
import { addVoice, expectStatus } from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { addPoint } from '../../testing/points.ts';
import { aCategory, addProtocol, aProtocolPoint, aTarget } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addImage } from '../../testing/uploads.ts';

const pathsOf = (body: unknown) => ((body as { errors?: FieldError[] }).errors ?? []).map(({ path }) => path);
const atStage = (stage: number, section = 'Audit_Machine') => ({ protocolRunType: `${section}:stage_${stage}` });

describe('the runs of an audit', () => {
  const app = useTestApp();
  let auditable: Auditable;
  let id: string;
  beforeAll(async () => {
    auditable = await addAuditable(app());
    id = (await startAudit(app(), auditable)).id;
  });
  const add = (body: object) => app().call(auditRuns.add, { as: 'uma', params: { id }, body });
  const machine = () => ({
    protocolId: auditable.protocolIds.Audit_Machine,
    equipment: { id: auditable.equipmentId },
    ...atStage(1),
  });

  it('stand by section and stage, each in the order in which they were added', async () => {
    const audit = await startAudit(app(), auditable);
    const { Audit_Screen, Audit_Quick } = auditable.protocolIds;
    const given = [
      atStage(2),
      { ...atStage(1, 'Audit_Screen'), protocolId: Audit_Screen },
      atStage(1),
      { ...atStage(1, 'Audit_Screen'), protocolId: Audit_Quick },
      { ...atStage(4), protocolId: Audit_Quick },
    ];
    for (const run of given) await addMachineRun(app(), audit.id, auditable, run);
    const { runs } = await readOutline(app(), audit.id);
    expect(runs.map(({ role, stage, index, protocolRunType }) => [role, stage, index, protocolRunType])).toEqual([
      ['site', '', 0, 'Audit_Site'],
      ['operational', '', 0, 'Audit_Site_Operational'],
      ['machine', 'stage_1', 0, 'Audit_Machine:stage_1'],
      ['machine', 'stage_2', 0, 'Audit_Machine:stage_2'],
      ['machine', 'stage_4', 0, 'Audit_Quick:stage_4'],
      ['screen', 'stage_1', 0, 'Audit_Screen:stage_1'],
      ['screen', 'stage_1', 1, 'Audit_Quick:stage_1'],
    ]);
  });

  it('may be about a machine that nobody knew, which then stands at the site', async () => {
    const { productModelId, customerSiteId } = auditable;
    const equipment = { id: null, productModelId, serialNumber: ' NEW-1 ', nickName: '' };
    const run = expectStatus<RunOutline>(201, await add({ ...machine(), equipment }));
    expect(run.equipment).toMatchObject({ serialNumber: 'NEW-1', productModelId });
    const again = expectStatus<RunOutline>(201, await add({ ...machine(), equipment }));
    expect(again.equipment?.id).toBe(run.equipment?.id);
    const { rows } = await app().pool.query('select customer_site_id from equipment where id = $1', [
      run.equipment?.id,
    ]);
    expect(rows).toEqual([{ customer_site_id: customerSiteId }]);
  });

  it.each<[string, () => object, string[]]>([
    ['no stage', () => ({ protocolRunType: 'Audit_Machine' }), ['protocolRunType']],
    ['a stage that is none', () => atStage(5), ['protocolRunType']],
    ['a section that is none', () => ({ protocolRunType: 'Audit_Site:stage_1' }), ['protocolRunType']],
    ['no protocol', () => ({ protocolId: null }), ['protocolId']],
    ['a protocol of the other section', () => ({ protocolId: auditable.protocolIds.Audit_Screen }), ['protocolId']],
    ['no equipment', () => ({ equipment: {} }), ['equipment.productModelId']],
    [
      'neither serial number nor nickname',
      () => ({ equipment: { productModelId: auditable.productModelId } }),
      ['equipment.serialNumber'],
    ],
    ['equipment that is not there', () => ({ equipment: { id: newId() } }), ['equipment.id']],
    [
      'something else beside the id of the equipment',
      () => ({ equipment: { id: auditable.equipmentId, serialNumber: 'Another' } }),
      ['equipment.serialNumber'],
    ],
    ['a clone of a run that is not there', () => ({ cloneRunId: newId() }), ['cloneRunId']],
  ])('are refused with %s, by the name of the field', async (_, given, paths) => {
    const before = (await readOutline(app(), id)).runs.length;
    const { status, body } = await add({ ...machine(), ...given() });
    expect([status, pathsOf(body)]).toEqual([400, paths]);
    expect((await readOutline(app(), id)).runs).toHaveLength(before);
  });

  it('are about machines of their section: a screen stands among the screens, a drill nowhere, a house’s own category anywhere', async () => {
    const { Audit_Machine, Audit_Screen } = auditable.protocolIds;
    const ofCategory = async (code: string) => {
      const { categoryId, productModelId } = await addProducts(app());
      await app().pool.query('update product_category set code = $1 where id = $2', [code, categoryId]);
      return { productModelId, id: (await addEquipment(app(), { productModelId })).id };
    };
    const [crusher, screen, drill] = [
      await ofCategory('crushers'),
      await ofCategory('screens'),
      await ofCategory('surface_drills'),
    ];
    const inSection = (section: 'machine' | 'screen', equipment: object) =>
      add({
        ...(section === 'machine'
          ? { ...atStage(1), protocolId: Audit_Machine }
          : { ...atStage(1, 'Audit_Screen'), protocolId: Audit_Screen }),
        equipment,
      });
    const run = expectStatus<RunOutline>(201, await inSection('machine', { id: crusher.id }));
    expectStatus(201, await inSection('screen', { id: screen.id }));
    expectStatus(201, await inSection('screen', { id: auditable.equipmentId }));
    const before = (await readOutline(app(), id)).runs.length;
    const count = 'select count(*)::int from equipment';
    const known = (await app().pool.query(count)).rows;
    for (const [section, machine] of [
      ['machine', screen],
      ['machine', drill],
      ['screen', crusher],
      ['screen', drill],
    ] as const) {
      const chosen = await inSection(section, { id: machine.id });
      expect([chosen.status, pathsOf(chosen.body)]).toEqual([400, ['equipment.id']]);
      const named = await inSection(section, { productModelId: machine.productModelId, serialNumber: 'Unheard of' });
      expect([named.status, pathsOf(named.body)]).toEqual([400, ['equipment.productModelId']]);
    }
    const changed = await app().call(auditRuns.changeEquipment, {
      as: 'uma',
      params: { id, runId: run.id },
      body: { id: screen.id },
    });
    expect([changed.status, pathsOf(changed.body)]).toEqual([400, ['equipment.id']]);
    expect((await readOutline(app(), id)).runs).toHaveLength(before);
    expect((await app().pool.query(count)).rows).toEqual(known);
  });

  it('are cloned with ratings, values and comments, without photos and voice', async () => {
    const original = await addMachineRun(app(), id, auditable);
    const [measured, commented] = (await readRun(app(), id, original.id)).results;
    const [imageId, voiceCommentId] = [await addImage(app(), 'uma'), await addVoice(app(), 'uma')];
    await writeAuditResult(app(), id, measured?.id ?? '', {
      value: '17,5',
      rating: ratings.Follow,
      comment: 'Worn',
      photos: [{ imageId, caption: 'Left', layout: 'Fullscreen' }],
      voiceCommentId,
    });
    await writeAuditResult(app(), id, commented?.id ?? '', { value: 'Dusty' });
    const other = await addEquipment(app(), { productModelId: auditable.productModelId });
    const clone = expectStatus<RunOutline>(
      201,
      await add({ ...atStage(3), equipment: { id: other.id }, cloneRunId: original.id }),
    );
    expect(clone).toMatchObject({ stage: 'stage_3', equipment: { id: other.id }, points: 2, answered: 2, photos: 0 });
    const { clonedFrom, results } = await readRun(app(), id, clone.id);
    expect(clonedFrom).toBe(original.equipment?.serialNumber);
    expect(
      results.map(({ revision }) => revision),
      'as they were copied',
    ).toEqual(results.map(() => 1));
    expect(results).toMatchObject([
      { value: '17,5', rating: ratings.Follow, comment: 'Worn', photos: [], voiceCommentId: null },
      { value: 'Dusty' },
    ]);
    // What was copied stays known when the answer is another.
    const [copy] = results;
    await writeAuditResult(app(), id, copy?.id ?? '', { value: '175' });
    expect((await readRun(app(), id, clone.id)).results.map(({ value, copied }) => ({ value, copied }))).toEqual([
      { value: '175', copied: { value: '17,5', comment: 'Worn' } },
      { value: 'Dusty', copied: { value: 'Dusty', comment: '' } },
    ]);
    expect((await readRun(app(), id, original.id)).results.some(({ copied }) => copied)).toBe(false);
    expect(new Set(results.map((result) => result.id)).has(measured?.id ?? '')).toBe(false);
    const refused = await add({
      ...atStage(1, 'Audit_Screen'),
      equipment: { id: other.id },
      cloneRunId: original.id,
    });
    expect([refused.status, pathsOf(refused.body)]).toEqual([400, ['protocolRunType']]);
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('change their equipment, unless somebody else changed the run meanwhile', async () => {
    const run = await addMachineRun(app(), id, auditable);
    const other = await addEquipment(app(), { productModelId: auditable.productModelId, serialNumber: 'OTHER-1' });
    const change = (body: object, revision: number) =>
      app().call(auditRuns.changeEquipment, {
        as: 'uma',
        params: { id, runId: run.id },
        body,
        headers: { 'if-match': `"${revision}"` },
      });
    const changed = expectStatus<RunOutline>(200, await change({ id: other.id }, run.revision));
    expect(changed).toMatchObject({ equipment: { serialNumber: 'OTHER-1' }, revision: run.revision + 1 });
    const stale = await change({ id: auditable.equipmentId }, run.revision);
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({ current: { equipment: { serialNumber: 'OTHER-1' } } });
    const family = (await addAuditable(app())).productFamilyId;
    const protocol = await addProtocol(app(), {
      type: 'Audit_Machine',
      targets: [aTarget({ productFamilyId: family })],
    });
    const unfit = await add({ ...machine(), protocolId: protocol.protocolId });
    expect([unfit.status, pathsOf(unfit.body)]).toEqual([400, ['protocolId']]);
    const site = (await readOutline(app(), id)).runs[0];
    const plant = await app().call(auditRuns.changeEquipment, {
      as: 'uma',
      params: { id, runId: site?.id ?? '' },
      body: { id: other.id },
    });
    expect(plant.status).toBe(409);
  });

  it('are left out of the report, and deleted but for those of the plant', async () => {
    const run = await addMachineRun(app(), id, auditable);
    const include = await app().call(auditRuns.includeInReport, {
      as: 'uma',
      params: { id, runId: run.id },
      body: false as never,
    });
    expect(include.body).toMatchObject({ includedInReport: false });
    const remove = (runId: string) => app().call(auditRuns.delete, { as: 'uma', params: { id, runId } });
    expect((await remove(run.id)).body).toEqual({});
    expect((await remove(run.id)).status).toBe(404);
    expect((await app().call(auditRuns.get, { as: 'uma', params: { id, runId: run.id } })).status).toBe(404);
    const { runs } = await readOutline(app(), id);
    expect(runs.map((one) => one.id)).not.toContain(run.id);
    expect((await remove(runs[0]?.id ?? '')).status).toBe(409);
  });

  it('have one configuration for each machine, without a stage', async () => {
    const point = await addPoint(app(), 'Measurement', { productCategoryId: auditable.categoryId });
    const configurator = await addProtocol(app(), {
      type: 'Equipment_Configurator',
      targets: [],
      categories: [aCategory('Setup', [aProtocolPoint(point.id)])],
    });
    const other = await addEquipment(app(), { productModelId: auditable.productModelId });
    for (const equipmentId of [auditable.equipmentId, other.id]) {
      const body = { protocolId: configurator.protocolId, equipment: { id: equipmentId } };
      const run = expectStatus<RunOutline>(201, await add({ ...body, protocolRunType: 'Equipment_Configurator' }));
      expect(run).toMatchObject({ role: 'configurator', stage: '', protocolRunType: 'Equipment_Configurator' });
    }
  });

  it('keep what was measured on their machines once the audit is finished', async () => {
    const audit = await startAudit(app(), auditable);
    const run = await addMachineRun(app(), audit.id, auditable);
    const [gap] = (await readRun(app(), audit.id, run.id)).results;
    await writeAuditResult(app(), audit.id, gap?.id ?? '', { value: '41' });
    const measured = async () =>
      (await app().pool.query('select value, equipment_id from measurement where run_id = $1', [run.id])).rows;
    expect(await measured()).toEqual([]);
    await finishAudit(app(), audit.id);
    expect(await measured()).toEqual([{ value: 41, equipment_id: auditable.equipmentId }]);
    await app().call(audits.delete, { as: 'max', params: { id: audit.id } });
    expect(await measured()).toEqual([]);
  });

  it('take custom points, and their results photos in an order of one’s own', async () => {
    const run = await addMachineRun(app(), id, auditable);
    const metas = [{ type: 'PointType', value: 'custom' }];
    const custom = await addPoint(app(), 'Comment', { productCategoryId: auditable.categoryId, metas } as never);
    const at = { as: 'uma', params: { id, runId: run.id } } as const;
    const added = expectStatus<RunReply>(
      201,
      await app().call(auditResults.addExtraPoint, { ...at, body: { inspectionPointId: custom.id } }),
    );
    const result = added.results.at(-1);
    const [one, two] = [await addImage(app(), 'uma'), await addImage(app(), 'uma')];
    const image = (imageId: string) => ({ as: 'uma', params: { id, resultId: result?.id ?? '', imageId } }) as const;
    for (const imageId of [one, two])
      expectStatus(200, await app().call(auditResults.putImage, { ...image(imageId), body: {} }));
    expectStatus(200, await app().call(auditResults.moveImage, { ...image(two), body: { index: 0 } }));
    const left = expectStatus<{ photos: { imageId: string }[] }>(
      200,
      await app().call(auditResults.removeImage, image(one)),
    );
    expect(left.photos.map(({ imageId }) => imageId)).toEqual([two]);
    expect((await readOutline(app(), id)).runs.find((one_) => one_.id === run.id)).toMatchObject({ photos: 1 });
  });
});
