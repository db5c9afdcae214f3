import { inspectionStarts } from '@assay/contract/inspection-starts';
import { type Inspection, inspections } from '@assay/contract/inspections';
import { inspectionProtocols } from '@assay/contract/protocols';
import type { LastAnswer } from '@assay/contract/runs/run';
import { derivedId, newId } from '@assay/domain/id';
import type { FieldError } from '@assay/domain/problem';
import { days, later } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { addEquipment, addProducts } from '../../testing/builders.ts';
import { addSubmitted, expectStatus, type Inspectable, putStatus, startInspection } from '../../testing/inspections.ts';
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
