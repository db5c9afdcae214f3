import { inspectionProtocols } from '@assay/contract/protocols';
import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import { addEquipment, addProducts } from '../../testing/builders.ts';
import { addPoint } from '../../testing/points.ts';
import { aCategory, aDependency, addProtocol, aProtocol, aProtocolPoint, aTarget } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('a protocol', () => {
  const app = useTestApp();
  const get = (id: string) => app().call(inspectionProtocols.get, { as: 'uma', params: { id } });
  const phasesOf = async () =>
    (await app().ask('GET', '/api/v1/inspectionPhases', { as: 'uma' })).body as { id: string; name: string }[];

  it('is kept whole, and read back as it was sent', async () => {
    const { productFamilyId, productModelId } = await addProducts(app(), { model: 'J40' });
    const machine = await addEquipment(app(), { productModelId, serialNumber: `SN ${newId()}` });
    const [thickness, wear] = [await addPoint(app(), 'Measurement'), await addPoint(app(), 'RadioButtonSelection')];
    const [stopped, running] = await phasesOf();
    if (!stopped || !running) throw new Error('There are phases.');
    const measured = aProtocolPoint(thickness.id, {
      phaseId: stopped.id,
      prefill: true,
      sampleIdIndex: 2,
      showValueInReportHeader: true,
      subcategoryTitleIndex: 1,
    });
    const rule = { and: [{ '>': [{ var: 'thickness' }, 12] }, { '==': [{ var: 'model' }, 'J40'] }] };
    const worn = aProtocolPoint(wear.id, {
      phaseId: running.id,
      showInReport: false,
      optional: true,
      dependencies: [
        aDependency({ type: 'point', parameter: 'thickness', protocolPointId: measured.id }),
        aDependency({ type: 'model', parameter: 'model' }),
        aDependency({ type: 'json', json: rule }),
      ],
    });
    const targets = [
      aTarget({ productFamilyId }),
      aTarget({ productFamilyId, productModelId }),
      aTarget({ productFamilyId, productModelId, equipmentId: machine.id }),
    ];
    const sent = aProtocol({
      name: ' Commissioning J40 ',
      type: 'Commission',
      summary: 'All of it',
      targets,
      categories: [
        { ...aCategory('Crusher', [measured]), subcategoryTitles: ['Frame', 'Jaws'] },
        aCategory('Drive', [worn, aProtocolPoint(wear.id, { phaseId: stopped.id })]),
        aCategory('Later'),
      ],
      categoryGroups: [
        { name: 'Base', kind: 'mandatory', categoryIndices: [0, -1] },
        { name: 'Drives', kind: 'alternatives', categoryIndices: [2, 1] },
      ],
      phasesOn: true,
      phases: [
        { phaseId: running.id, order: 1 },
        { phaseId: stopped.id, order: 0 },
      ],
      infoAppendix: true,
      ratingTableLocation: 'End',
      showCurrentLoadedHours: false,
    });
    const made = await app().call(inspectionProtocols.create, { as: 'ada', body: sent });
    expect(made.status).toBe(201);
    const protocol = made.body as ProtocolReply;
    const kept = { id: expect.any(String), phaseId: stopped.id, inspectionPointId: thickness.id, dependencies: [] };
    expect(protocol).toMatchObject({
      name: 'Commissioning J40',
      type: 'Commission',
      summary: 'All of it',
      createdBy: 'Ada Okonkwo',
      infoAppendix: true,
      ratingTableLocation: 'End',
      showCurrentLoadedHours: false,
      phasesOn: true,
      phases: [
        { id: stopped.id, phaseId: stopped.id, name: stopped.name, order: 0 },
        { id: running.id, phaseId: running.id, name: running.name, order: 1 },
      ],
      categoryGroups: [
        { name: 'Base', kind: 'mandatory', categoryIndices: [0] },
        { name: 'Drives', kind: 'alternatives', categoryIndices: [2, 1] },
      ],
      deleted: null,
      copyOfProtocolId: null,
    });
    expect(protocol.targets.map(({ productModelName, equipmentName }) => [productModelName, equipmentName])).toEqual([
      ['', ''],
      ['J40', ''],
      ['J40', machine.serialNumber],
    ]);
    expect(protocol.categories[0]).toMatchObject({
      index: 0,
      title: 'Crusher',
      itemCount: 1,
      subcategoryTitles: ['Frame', 'Jaws'],
      inspectionPoints: [
        {
          ...kept,
          index: 0,
          name: thickness.name,
          type: 'Measurement',
          measurementTitle: 'Thickness',
          prefill: true,
          sampleIdIndex: 2,
          showInReport: true,
          showValueInReportHeader: true,
          optional: false,
          subcategoryTitleIndex: 1,
          subcategoryTitle: 'Jaws',
        },
      ],
    });
    const [dependent] = protocol.categories[1]?.inspectionPoints ?? [];
    const target = protocol.categories[0]?.inspectionPoints[0]?.id;
    expect(dependent).toMatchObject({
      optional: true,
      showInReport: false,
      dependencies: [
        { type: 'point', parameter: 'thickness', protocolPointId: target, json: null },
        { type: 'model', parameter: 'model', protocolPointId: null },
        { type: 'json', parameter: '', json: rule },
      ],
    });
    expect(protocol.categories.map(({ itemCount }) => itemCount)).toEqual([1, 2, 0]);
    expect((await get(protocol.protocolId)).body).toEqual({
      ...protocol,
      editable: false,
      dependenciesEditable: false,
    });
  });

  it('whose categories have new titles adds them to those that authors choose from', async () => {
    const title = `Title ${newId()}`;
    await addProtocol(app(), { categories: [aCategory(title), aCategory(title)] });
    const { body } = await app().ask('GET', '/api/v1/categoryTitles', { as: 'uma' });
    expect((body as { name: string }[]).filter(({ name }) => name === title)).toHaveLength(1);
  });
});
