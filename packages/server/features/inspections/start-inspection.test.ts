import { equipments } from '@assay/contract/equipment';
import { type Inspection, inspections } from '@assay/contract/inspections';
import { inspectionProtocols } from '@assay/contract/protocols';
import { newId } from '@assay/domain/id';
import type { FieldError } from '@assay/domain/problem';
import { days, later } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { addCustomer, addEquipment, addProducts, aSite, companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import {
  addInspectable,
  addSubmitted,
  expectStatus,
  type Inspectable,
  openInspectable,
  putStatus,
  startInspection,
} from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { addPoint } from '../../testing/points.ts';
import { aCategory, addProtocol, aProtocolPoint, aTarget } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('starting an inspection', () => {
  const app = useTestApp();
  const start = (body: object, as: CastName = 'uma', headers: Record<string, string> = {}) =>
    app().call(inspections.create, { as, body, headers });
  const of = ({ protocolId, equipmentId }: Inspectable) => ({ protocolId, equipment: { id: equipmentId } });
  const faultsOf = async (body: object, as: CastName = 'uma') => {
    const { status, body: problem } = await start(body, as);
    return [status, ...((problem as { errors?: FieldError[] }).errors ?? []).map(({ path }) => path)];
  };

  it('freezes who, where and what it is about', async () => {
    const customer = await addCustomer(app(), { name: 'Granite Works', sites: [aSite({ name: 'North' })] });
    const inspectable = await addInspectable(app(), { customerSiteId: customer.sites[0]?.id ?? null });
    const inspection = await startInspection(app(), inspectable, {
      contactName: 'Aino',
      loadedHours: ' 12,5 ',
      keptHours: '12,5',
    });
    const machine = (await app().call(equipments.get, { as: 'uma', params: { id: inspectable.equipmentId } })).body as {
      serialNumber: string;
      inspectionCount: number;
    };
    expect(inspection).toMatchObject({
      status: 'In_Use',
      displayName: 'Daily',
      customer: { id: customer.id, name: 'Granite Works' },
      customerSite: { name: 'North' },
      equipment: { id: inspectable.equipmentId, productModelName: 'J10' },
      serialNumber: machine.serialNumber,
      fields: {
        inspector: { value: 'Uma Virtanen', revision: 1 },
        inspectorContact: { value: 'uma@provider.example' },
        contactName: { value: 'Aino' },
        loadedHours: { value: '12,5' },
        keptHours: { value: '12,5' },
      },
    });
    expect(inspection.name).toMatch(new RegExp(`${machine.serialNumber}$`));
    expect(machine.inspectionCount).toBe(1);
    await app().ask('PUT', `/api/v1/customers/${customer.id}`, { as: 'max', body: { ...customer, name: 'Renamed' } });
    const read = await app().call(inspections.get, { as: 'uma', params: { id: inspection.id } });
    expect((read.body as Inspection).customer?.name).toBe('Granite Works');
  });

  it('takes a machine that is only named, and finds it again the next time', async () => {
    const inspectable = await addInspectable(app());
    const equipment = { productModelId: inspectable.productModelId, serialNumber: `New ${newId()}` };
    const first = await startInspection(app(), inspectable, { equipment });
    const second = await startInspection(app(), inspectable, { equipment });
    expect(second.equipment.id).toBe(first.equipment.id);
    const body = { protocolId: inspectable.protocolId, equipment: { productModelId: inspectable.productModelId } };
    expect(await faultsOf(body)).toEqual([400, 'equipment.serialNumber']);
    expect(await faultsOf({ ...body, equipment: { ...equipment, productModelId: newId() } })).toEqual([
      400,
      'equipment.productModelId',
    ]);
    expect(
      await faultsOf({ ...body, equipment: { ...equipment, serialNumber: 'x', customerSiteId: newId() } }),
    ).toEqual([400, 'equipment.customerSiteId']);
  });

  it('refuses what is not there, not offered or not for this machine, at its place', async () => {
    const inspectable = await addInspectable(app());
    const other = await addInspectable(app());
    const audit = await addProtocol(app(), { type: 'Audit_Quick', targets: [] });
    const commission = await addInspectable(app(), { protocol: { type: 'Commission' } });
    const deleted = await addInspectable(app());
    await app().call(inspectionProtocols.softDelete, { as: 'ada', params: { id: deleted.protocolId } });
    const body = of(inspectable);
    expect(await faultsOf({ ...body, protocolId: newId() })).toEqual([400, 'protocolId']);
    expect(await faultsOf(of(deleted))).toEqual([400, 'protocolId']);
    expect(await faultsOf({ ...body, protocolId: other.protocolId })).toEqual([400, 'protocolId']);
    expect(await faultsOf({ ...body, protocolId: audit.protocolId }, 'ada')).toEqual([400, 'protocolId']);
    expect(await faultsOf(of(commission))).toEqual([400, 'protocolId']);
    expect((await start(of(commission), 'max')).status).toBe(201);
    expect(await faultsOf({ ...body, configuratorProtocolId: inspectable.protocolId })).toEqual([
      400,
      'configuratorProtocolId',
    ]);
    expect(await faultsOf({ ...body, equipment: { id: newId() } })).toEqual([400, 'equipment.id']);
    expect(await faultsOf({ ...body, customerId: newId() })).toEqual([400, 'customerId']);
    const now = app().now();
    expect(await faultsOf({ ...body, inspectionDate: later(now, days(2)).toISOString() })).toEqual([
      400,
      'inspectionDate',
    ]);
    expect(await faultsOf({ ...body, inspectionDate: '0001-01-01T00:00:00Z' })).toEqual([400, 'inspectionDate']);
    for (const loadedHours of ['many', '-1', '1.234,5'])
      expect(await faultsOf({ ...body, loadedHours })).toEqual([400, 'loadedHours']);
    expect(await faultsOf({ ...body, choices: [{ done: true, categoryIndex: null }] })).toEqual([400, 'choices.0']);
    expect(await faultsOf({ ...body, samples: { x: 'S' } })).toEqual([400, 'samples.x']);
    expect(await faultsOf({ ...body, company_id: newId() })).toEqual([400, 'company_id']);
  });

  it('makes one inspection of one id, however often it is sent', async () => {
    const inspectable = await addInspectable(app());
    const body = { id: newId(), ...of(inspectable) };
    const [one, other] = await Promise.all([start(body), start(body)]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect((other.body as Inspection).id).toBe((one.body as Inspection).id);
    expect((await start(body)).body).toMatchObject({ id: body.id });
    expect(await start({ ...body, contactName: 'Another' })).toMatchObject({ status: 409, body: { code: 'idTaken' } });
    expect((await start(body, 'rita')).status).toBe(409);
    const rows = await app().pool.query('select from inspection where equipment_id = $1', [inspectable.equipmentId]);
    expect(rows.rowCount).toBe(1);
    await app().call(inspections.delete, { as: 'max', params: { id: body.id } });
    expect((await start(body)).status).toBe(409);
  });

  it('belongs for good to the company of whoever began it', async () => {
    const distributorId = await companyIdOf(app(), 'dina');
    const inspectable = await addInspectable(app(), { companyIds: [distributorId] });
    await openInspectable(app(), 'dina', inspectable);
    const { id } = await startInspection(app(), inspectable, {}, 'dina');
    const ofStaff = await startInspection(app(), inspectable);
    const see = async (as: CastName, inspectionId: string) =>
      (await app().call(inspections.get, { as, params: { id: inspectionId } })).status;
    expect([await see('dina', id), await see('dora', id), await see('otto', id), await see('uma', id)]).toEqual([
      200, 200, 404, 200,
    ]);
    expect(await see('dina', ofStaff.id)).toBe(404);
    expect(await faultsOf(of(inspectable), 'otto')).toEqual([400, 'equipment.id']);
  });

  it('fills in what the last finished inspection answered, where the protocol says so, until it is touched', async () => {
    const { categoryId, productFamilyId, productModelId } = await addProducts(app());
    const point = await addPoint(app(), 'Measurement', { productCategoryId: categoryId });
    const plain = await addPoint(app(), 'Comment', { productCategoryId: categoryId });
    const placed = [aProtocolPoint(point.id, { prefill: true }), aProtocolPoint(plain.id)];
    const protocol = await addProtocol(app(), {
      targets: [aTarget({ productFamilyId })],
      categories: [aCategory('Frame', placed)],
    });
    const equipmentId = (await addEquipment(app(), { productModelId })).id;
    const inspectable = { protocolId: protocol.protocolId, equipmentId };
    const first = await startInspection(app(), inspectable);
    expect(first.runs[0]?.results.map(({ value, prefilled }) => [value, prefilled])).toEqual([
      ['', false],
      ['', false],
    ]);
    const unsubmitted = await startInspection(app(), inspectable);
    expect(unsubmitted.runs[0]?.results[0]?.value).toBe('');
    const { id } = await addSubmitted(app(), inspectable);
    expect((await startInspection(app(), inspectable)).runs[0]?.results[0]).toMatchObject({
      value: '',
      prefilled: false,
    });
    expectStatus(200, await putStatus(app(), id, { status: 'Finished' }, 'ada'));
    const next = await startInspection(app(), inspectable);
    expect(next.runs[0]?.results.map((result) => [result.value, result.prefilled, result.rating])).toEqual([
      ['12', true, 5],
      ['', false, 5],
    ]);
    const elsewhere = { ...inspectable, equipmentId: (await addEquipment(app(), { productModelId })).id };
    expect((await startInspection(app(), elsewhere)).runs[0]?.results[0]?.prefilled).toBe(false);
  });

  it('begins a second run for a configurator', async () => {
    const inspectable = await addInspectable(app());
    const point = await addPoint(app(), 'Measurement', { productCategoryId: inspectable.categoryId });
    const configurator = await addProtocol(app(), {
      type: 'Equipment_Configurator',
      targets: [],
      categories: [aCategory('Set', [aProtocolPoint(point.id)])],
    });
    const given = { configuratorProtocolId: configurator.protocolId };
    const { runs } = await startInspection(app(), inspectable, given);
    expect(runs.map(({ role, protocolType }) => [role, protocolType])).toEqual([
      ['main', 'Daily'],
      ['configurator', 'Equipment_Configurator'],
    ]);
  });

  it('leaves everything whole', async () => {
    expect(await brokenInvariants(app())).toEqual([]);
  });
});
