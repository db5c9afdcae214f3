import { inspectionProtocols } from '@assay/contract/protocols';
import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { listMoment } from '@assay/domain/time';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { addEquipment, addProducts } from '../../testing/builders.ts';
import { addPoint } from '../../testing/points.ts';
import { aCategory, aDependency, addProtocol, aProtocolPoint, aTarget } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('the export of a protocol', () => {
  const app = useTestApp();

  async function exported({ protocolId }: ProtocolReply) {
    const reply = await app().http.inject({
      url: inspectionProtocols.export.path.replace('{id}', protocolId),
      headers: { authorization: `Bearer ${app().tokenOf('uma')}` },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-disposition']).toContain(`filename="${protocolId}.xlsx"`);
    const sheets = await readExcelFile(reply.rawPayload);
    return new Map(sheets.map(({ sheet, data }) => [sheet, data]));
  }

  it('holds everything that the detail shows, and texts stay texts', async () => {
    const { productFamilyId, productModelId, family } = await addProducts(app(), {
      family: 'Spreadsheet jaw',
      model: 'Spreadsheet jaw J40',
    });
    const machine = await addEquipment(app(), { productModelId });
    const units = (await app().ask('GET', '/api/v1/units', { as: 'ada' })).body as { id: string; name: string }[];
    const unit = units.find(({ name }) => name === 'mm');
    const thickness = await addPoint(app(), 'Measurement', {
      name: '=1+1',
      measurementTitle: 'Least thickness',
      measurementUnitId: unit?.id ?? null,
    });
    const wear = await addPoint(app(), 'RadioButtonSelection', { name: 'Wear' });
    const phases = (await app().ask('GET', '/api/v1/inspectionPhases', { as: 'ada' })).body as { id: string }[];
    const phaseId = phases[0]?.id ?? '';
    const measured = aProtocolPoint(thickness.id, {
      phaseId,
      prefill: true,
      sampleIdIndex: 3,
      showValueInReportHeader: true,
      subcategoryTitleIndex: 0,
    });
    const worn = aProtocolPoint(wear.id, {
      phaseId,
      showInReport: false,
      optional: true,
      dependencies: [
        aDependency({ type: 'point', parameter: 'least', protocolPointId: measured.id }),
        aDependency({ type: 'point', parameter: 'lost', protocolPointId: 'gone' }),
        aDependency({ type: 'model', parameter: 'model' }),
        aDependency({ type: 'json', json: { '<': [{ var: 'least' }, 12] } }),
      ],
    });
    const original = await addProtocol(app(), { name: 'The original' });
    const protocol = await addProtocol(app(), {
      name: '+49 40 1234',
      type: 'Commission',
      summary: '@SUM(A1)',
      targets: [aTarget({ productFamilyId }), aTarget({ productFamilyId, productModelId, equipmentId: machine.id })],
      categories: [{ ...aCategory('Jaws', [measured, worn]), subcategoryTitles: ['Dies'] }, aCategory('Nothing yet')],
      categoryGroups: [{ name: 'Choose', kind: 'alternatives', categoryIndices: [0, 1] }],
      phasesOn: true,
      phases: [{ phaseId, order: 0 }],
      infoAppendix: true,
      ratingTableLocation: 'None',
      copyOfProtocolId: original.protocolId,
    });
    const sheets = await exported(protocol);
    expect(sheets.get('Protocol')).toEqual([
      ['Fact', 'Value'],
      ['Name', '+49 40 1234'],
      ['Protocol id', protocol.protocolId],
      ['Type', 'Commissioning'],
      ['Summary', '@SUM(A1)'],
      ['Created', listMoment(protocol.created)],
      ['Created by', 'Ada Okonkwo'],
      ['Deleted', null],
      ['Copy of', 'The original'],
      ['Inspections', 0],
      ['Product', family.familyName],
      ['Product', `Spreadsheet jaw J40 ${machine.serialNumber}`],
      ['Info appendix', 'Yes'],
      ['Rating table', 'None'],
      ['Show current loaded hours', 'Yes'],
      ['Phases', 'Yes'],
      ['Phase', 'Stopped'],
      ['Category', 'Jaws'],
      ['Category', 'Nothing yet'],
      ['Category group', 'Choose (exactly one is done): Jaws, Nothing yet'],
    ]);
    const [header, ...rows] = sheets.get('Points') ?? [];
    const records = rows.map((row) => Object.fromEntries((header ?? []).map((title, c) => [title, row[c]])));
    expect(records).toEqual([
      {
        Category: 'Jaws',
        Subcategory: 'Dies',
        Index: 1,
        Name: '=1+1',
        Type: 'Measurement',
        Phase: 'Stopped',
        'Measurement title': 'Least thickness',
        Unit: 'mm',
        'Sample id index': 3,
        'Show in report': 'Yes',
        'Show value in report header': 'Yes',
        Prefill: 'Yes',
        Optional: 'No',
        Dependencies: null,
      },
      {
        Category: 'Jaws',
        Subcategory: null,
        Index: 2,
        Name: 'Wear',
        Type: 'Radio button selection',
        Phase: 'Stopped',
        'Measurement title': null,
        Unit: null,
        'Sample id index': null,
        'Show in report': 'No',
        'Show value in report header': 'No',
        Prefill: 'No',
        Optional: 'Yes',
        Dependencies: 'least = =1+1\nlost = Point not found!\nmodel = the equipment model\n{"<":[{"var":"least"},12]}',
      },
    ]);
  });

  it('of 400 points in 30 categories has them all, in their order', async () => {
    const point = await addPoint(app(), 'Comment');
    const categories = Array.from({ length: 30 }, (_, c) =>
      aCategory(
        `Category ${c}`,
        Array.from({ length: c < 10 ? 14 : 13 }, () => aProtocolPoint(point.id)),
      ),
    );
    const protocol = await addProtocol(app(), { categories });
    const rows = (await exported(protocol)).get('Points')?.slice(1) ?? [];
    expect(rows).toHaveLength(400);
    expect(rows.map(([category, , index]) => [category, index])).toEqual(
      categories.flatMap(({ title, inspectionPoints }) => inspectionPoints.map((_, i) => [title, i + 1])),
    );
  });
});
