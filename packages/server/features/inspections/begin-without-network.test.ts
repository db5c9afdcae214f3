import { equipments } from '@assay/contract/equipment';
import { inspectionStarts } from '@assay/contract/inspection-starts';
import { type Inspection, inspections } from '@assay/contract/inspections';
import { inspectionProtocols } from '@assay/contract/protocols';
import type { LastAnswer } from '@assay/contract/runs/run';
import { derivedId, newId } from '@assay/domain/id';
import type { FieldError } from '@assay/domain/problem';
import { days, later } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { addCustomer, addEquipment, addProducts, aSite } from '../../testing/builders.ts';
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
import { addPoint } from '../../testing/points.ts';
import { aCategory, addProtocol, aProtocolPoint, aTarget } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('an inspection that began without network', () => {
  const app = useTestApp();

  async function aMachine() {
    const { categoryId, productFamilyId, productModelId } = await addProducts(app());
    const point = await addPoint(app(), 'Measurement', { productCategoryId: categoryId, name: 'Gap' });
    const protocol = await addProtocol(app(), {
      targets: [aTarget({ productFamilyId })],
      categories: [aCategory('Frame', [aProtocolPoint(point.id, { prefill: true })])],
    });
    const equipmentId = (await addEquipment(app(), { productModelId })).id;
    return { protocolId: protocol.protocolId, equipmentId, point };
  }
  const freeze = async (id: string) =>
    (await app().call(inspectionStarts.freeze, { as: 'uma', params: { id } })).body as {
      snapshot: string;
      content: { categories: { inspectionPoints: { id: string; point: { name: string } }[] }[] };
    };
  const answersOf = async (id: string) =>
    (await app().call(inspectionStarts.lastAnswers, { as: 'uma', params: { id } })).body as LastAnswer[];
  const begin = (inspectable: Pick<Inspectable, 'protocolId' | 'equipmentId'>, more: object) =>
    app().call(inspections.create, {
      as: 'uma',
      body: { id: newId(), protocolId: inspectable.protocolId, equipment: { id: inspectable.equipmentId }, ...more },
    });

  it('stands upon what the device had, by the ids that it made, from the moment at which it began', async () => {
    const machine = await aMachine();
    const { snapshot, content } = await freeze(machine.protocolId);
    const at = content.categories[0]?.inspectionPoints[0];
    expect(at?.point.name).toBe('Gap');
    const { point } = machine;
    expectStatus(
      200,
      await app().ask('PUT', `/api/v1/inspectionPoints/${point.id}`, { as: 'ada', body: { ...point, name: 'Width' } }),
    );
    const [runId, started] = [newId(), later(new Date(), -days(1)).toISOString()];
    const reply = await begin(machine, {
      runId,
      snapshot,
      started,
      prefilled: [{ protocolPointId: at?.id, value: '7' }],
    });
    expectStatus(201, reply);
    const { runs, ...begun } = reply.body as Inspection;
    expect(begun.started).toBe(started);
    expect(runs[0]).toMatchObject({
      id: runId,
      snapshot,
      results: [{ id: derivedId(runId, at?.id ?? ''), value: '7', prefilled: true }],
    });
    const other = await startInspection(app(), machine);
    expect(other.runs[0]?.snapshot).not.toBe(snapshot);
  });

  it('is begun upon the protocol of now where nobody knows what the device had', async () => {
    const machine = await aMachine();
    const { snapshot } = await freeze(machine.protocolId);
    const { body } = await begin(machine, { snapshot: 'f'.repeat(64) });
    expect((body as Inspection).runs[0]?.snapshot).toBe(snapshot);
  });

  it('is refused by the field that is wrong', async () => {
    const machine = await aMachine();
    const faults = async (more: object) => {
      const { status, body } = await begin(machine, more);
      return [status, ...((body as { errors?: FieldError[] }).errors ?? []).map(({ path }) => path)];
    };
    expect(await faults({ snapshot: 'f'.repeat(65) })).toEqual([400, 'snapshot']);
    expect(await faults({ started: later(new Date(), days(2)).toISOString() })).toEqual([400, 'started']);
    await app().call(inspectionProtocols.softDelete, { as: 'ada', params: { id: machine.protocolId } });
    expect(await faults({})).toEqual([400, 'protocolId']);
    expect((await app().call(inspectionStarts.freeze, { as: 'uma', params: { id: machine.protocolId } })).status).toBe(
      404,
    );
  });

  it('is filled in with the last finished visit, and shows the last one of all', async () => {
    const machine = await aMachine();
    const { id: finished } = await addSubmitted(app(), machine, { inspectionDate: '2026-01-02T08:00:00Z' });
    expectStatus(200, await putStatus(app(), finished, { status: 'Finished' }, 'ada'));
    const { id: waiting } = await addSubmitted(app(), machine);
    const answers = await answersOf(machine.equipmentId);
    expect(
      answers.map(({ inspectionId, finished: isFinished, result }) => [inspectionId, isFinished, result.value]),
    ).toEqual([
      [waiting, false, '12'],
      [finished, true, '12'],
    ]);
    expect(new Set(answers.map(({ inspectionPointId }) => inspectionPointId))).toEqual(new Set([machine.point.id]));
  });
});

describe('a machine that was new to whoever began without network', () => {
  const app = useTestApp();
  const begin = (
    { protocolId, productModelId }: Inspectable,
    equipment: { newId: string } & Record<string, unknown>,
    as: CastName = 'uma',
    more: object = {},
  ) =>
    app().call(inspections.create, {
      as,
      body: { id: newId(), protocolId, equipment: { productModelId, ...equipment }, ...more },
    });
  const count = async (serialNumber: string): Promise<number | null> =>
    (await app().pool.query('select from equipment where serial_number = $1', [serialNumber])).rowCount;

  it('is made once, by the id that the device made, however often and for however many visits it is sent', async () => {
    const inspectable = await addInspectable(app());
    const equipment = { newId: newId(), serialNumber: `New ${newId()}` };
    const id = newId();
    const replies = await Promise.all([1, 2, 3].map(() => begin(inspectable, equipment, 'uma', { id })));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    const second = await begin(inspectable, equipment);
    for (const reply of [...replies, second])
      expect(expectStatus<Inspection>(201, reply).equipment).toMatchObject({
        id: equipment.newId,
        serialNumber: equipment.serialNumber,
      });
    expect(await count(equipment.serialNumber)).toBe(1);
    const nick = { newId: newId(), nickName: `Big ${newId()}` };
    expectStatus(201, await begin(inspectable, nick));
    expect(expectStatus<Inspection>(201, await begin(inspectable, nick)).equipment.id).toBe(nick.newId);
  });

  it('is told, and not taken in silence, where one has that number by then; the person may take it', async () => {
    const inspectable = await addInspectable(app());
    const { sites } = await addCustomer(app(), { name: `Granite ${newId()}`, sites: [aSite({ name: 'North' })] });
    const { productModelId } = inspectable;
    const serialNumber = `SN ${newId()}`;
    const known = await addEquipment(app(), { productModelId, serialNumber, customerSiteId: sites[0]?.id ?? null });
    const equipment = { newId: newId(), serialNumber: serialNumber.toLowerCase() };
    const reply = await begin(inspectable, equipment);
    expect(reply).toMatchObject({ status: 409, body: { code: 'machineKnown', reason: 'equipment.known' } });
    expect((reply.body as { detail: string }).detail).toMatch(new RegExp(`${serialNumber}.*J10.*Granite.*North`));
    const { protocolId } = inspectable;
    const taken = await app().call(inspections.create, {
      as: 'uma',
      body: { protocolId, equipment: { productModelId, serialNumber: equipment.serialNumber }, prefilled: [] },
    });
    expect(expectStatus<Inspection>(201, taken).equipment.id).toBe(known.id);
  });

  it('is nobody else’s: a foreign id is refused, a foreign number is neither told nor taken', async () => {
    const inspectable = await addInspectable(app());
    for (const name of ['dina', 'otto'] as const) await openInspectable(app(), name, inspectable);
    const ofDina = { newId: newId(), serialNumber: `SN ${newId()}` };
    expectStatus(201, await begin(inspectable, ofDina, 'dina'));
    const forged = await begin(inspectable, { ...ofDina, serialNumber: `SN ${newId()}` }, 'otto');
    expect(forged).toMatchObject({ status: 409, body: { code: 'idTaken' } });
    expect(forged.text).not.toContain(ofDina.serialNumber);
    const own = { newId: newId(), serialNumber: ofDina.serialNumber };
    const { equipment } = expectStatus<Inspection>(201, await begin(inspectable, own, 'otto'));
    expect(equipment.id).toBe(own.newId);
    const see = async (as: CastName, id: string) => (await app().call(equipments.get, { as, params: { id } })).status;
    expect([await see('otto', ofDina.newId), await see('dina', own.newId), await see('uma', own.newId)]).toEqual([
      404, 404, 200,
    ]);
    const { sites } = await addCustomer(app(), { sites: [aSite()] });
    const there = await begin(
      inspectable,
      { newId: newId(), serialNumber: `SN ${newId()}`, customerSiteId: sites[0]?.id },
      'otto',
    );
    expect(there).toMatchObject({ status: 400, body: { errors: [{ path: 'equipment.customerSiteId' }] } });
  });
});
