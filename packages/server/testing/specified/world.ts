import type { Customer } from '@assay/contract/customers';
import type { Equipment } from '@assay/contract/equipment';
import type { InspectionPoint } from '@assay/contract/points/point';
import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import type { Meta } from '@assay/domain/points/applicability';
import { newDropdownOption, newRangeValue } from '@assay/domain/points/new-parts';
import { type PointType, pointTypes } from '@assay/domain/points/point-types';
import { withoutScopedTables } from '../../db/pool.ts';
import { insertTranslations } from '../../features/points/points.queries.ts';
import { addFullAudit } from '../audits.ts';
import { aContact, addCustomer, addEquipment, addProducts, aSite } from '../builders.ts';
import { addPoint, aPoint, setDivisions } from '../points.ts';
import { aCategory, aDependency, addProtocol, aProtocolPoint, aTarget } from '../protocols.ts';
import type { TestApp } from '../test-app.ts';
import { addImage } from '../uploads.ts';
import { inspectEverything } from './inspected.ts';

/** Records that have something in every field that the specifications name. */
export interface SpecifiedWorld {
  points: Record<PointType, InspectionPoint>;
  protocol: ProtocolReply;
  customer: Customer;
  equipment: Equipment;
  products: { productFamilyId: string; productModelId: string };
  /** The id of a submitted commissioning that has something of everything. */
  inspectionId: string;
  /** The id of an open audit that has something of everything. */
  auditId: string;
}

type Products = Awaited<ReturnType<typeof addProducts>>;

const applicabilityOf = ({ productFamilyId, productModelId }: Products): Meta[] => [
  { type: 'ProductFamily', value: productFamilyId },
  { type: 'ProductModel', value: productModelId },
  { type: 'ProtocolTypesDefined', value: 'true' },
  { type: 'ProtocolType', value: 'Daily' },
];

const rangeValueFor = ({ productModelId }: Products, index: number) => ({
  ...newRangeValue(index),
  title: `Gap ${index}`,
  metas: [{ type: 'ProductModel' as const, value: productModelId }],
});

const limitsFor = ({ productFamilyId, productModelId }: Products) => [
  { productFamilyId, productModelId, criticalLow: 1, low: 2, high: 3, criticalHigh: 4 },
  { productFamilyId: null, productModelId: null, criticalLow: null, low: 2, high: null, criticalHigh: null },
];

/** The content of a type with its optional parts filled in, as far as it has them. */
function fullContent(type: PointType, products: Products, unitId: string, imageId: string): object {
  const point = aPoint(type, { productCategoryId: products.categoryId }) as Record<string, unknown>;
  const asking = <Option extends object>(option: Option) => ({
    ...option,
    followUpRangeValue: rangeValueFor(products, 0),
  });
  const withOptions = <Whole extends { options: object[] }>(whole: Whole) => ({
    ...whole,
    options: whole.options.map(asking),
  });
  const { multipleChoices, optionGroup, fields, rows } = point as {
    [Name in 'multipleChoices' | 'fields' | 'rows']?: { id: string; options: object[] }[];
  } & { optionGroup?: { options: object[] } };
  const measured = { measurementTitle: 'Thickness', measurementUnitId: unitId, measurementLimits: limitsFor(products) };
  const line = { name: 'Line', rowId: rows?.[0]?.id ?? '', columnId: fields?.[0]?.id ?? '' };
  return {
    ...('measurementLimits' in point && measured),
    ...(rows && { rows, fields, visualizationDatasets: [line] }),
    ...('rangeValues' in point && { rangeValues: [0, 1].map((index) => rangeValueFor(products, index)) }),
    ...(multipleChoices && { multipleChoices: multipleChoices.map(withOptions) }),
    ...(optionGroup && { optionGroup: withOptions(optionGroup) }),
    ...('dropdowns' in point && {
      dropdowns: [{ title: 'Oil', options: [asking({ ...newDropdownOption(0), title: 'Mineral', imageId })] }],
    }),
  };
}

async function addPoints(app: TestApp, products: Products): Promise<Record<PointType, InspectionPoint>> {
  const units = (await app.ask('GET', '/api/v1/units', { as: 'uma' })).body as { id: string }[];
  const made: [PointType, InspectionPoint][] = [];
  for (const type of pointTypes) {
    const content = fullContent(type, products, units[0]?.id ?? '', await addImage(app, 'ada'));
    const common = {
      productCategoryId: products.categoryId,
      description: 'Where to look',
      metas: applicabilityOf(products),
    };
    const { id } = await addPoint(app, type, { ...common, ...content });
    const translation = {
      inspection_point_id: id,
      language: 'fi',
      value: 'Piste',
      source: 'Point',
      updated_at: app.now(),
    } as const;
    await insertTranslations(withoutScopedTables(app.db), [
      { ...translation, kind: 'name' },
      { ...translation, kind: 'description' },
    ]);
    const { body } = await app.ask('GET', `/api/v1/inspectionPoints/${id}?fromWebApp=true`, { as: 'ada' });
    made.push([type, body as InspectionPoint]);
  }
  return Object.fromEntries(made) as Record<PointType, InspectionPoint>;
}

async function addFullProtocol(app: TestApp, points: Record<PointType, InspectionPoint>, equipment: Equipment) {
  const phases = (await app.ask('GET', '/api/v1/inspectionPhases', { as: 'uma' })).body as { id: string }[];
  const phaseId = phases[0]?.id ?? '';
  const first = aProtocolPoint(points.Measurement.id, { phaseId, sampleIdIndex: 1, prefill: true });
  const dependencies = [
    aDependency({ type: 'point', parameter: 'gap', protocolPointId: first.id }),
    aDependency({ type: 'model', parameter: 'model' }),
    aDependency({ type: 'json', json: { '>': [{ var: 'gap' }, 1] } }),
  ];
  const second = aProtocolPoint(points.Comment.id, { phaseId, subcategoryTitleIndex: 0, dependencies });
  const { productFamilyId, productModelId } = equipment;
  return addProtocol(app, {
    type: 'Commission',
    summary: 'Once a year',
    targets: [
      aTarget({ productFamilyId, productModelId, equipmentId: equipment.id }),
      aTarget({ productFamilyId, productModelId }),
    ],
    categories: [{ ...aCategory('Boom', [first, second]), subcategoryTitles: ['Left'] }, aCategory('Cabin', [])],
    categoryGroups: [{ name: 'Whole', kind: 'optional', categoryIndices: [1] }],
    phasesOn: true,
    phases: [{ phaseId, order: 0 }],
    infoAppendix: true,
  });
}

export async function makeSpecifiedWorld(app: TestApp): Promise<SpecifiedWorld> {
  const products = await addProducts(app);
  await setDivisions(app, 'dina', [products.categoryId]);
  const added = await addCustomer(app, { mdmCustomerId: 'C-1', sites: [aSite()], contacts: [aContact()] });
  const equipment = await addEquipment(app, {
    productModelId: products.productModelId,
    nickName: 'Big one',
    mdmEquipmentId: 'E-1',
    customerSiteId: added.sites[0]?.id ?? null,
  });
  const points = await addPoints(app, products);
  const { body: customer } = await app.ask('GET', `/api/v1/customers/${added.id}`, { as: 'max' });
  return {
    points,
    products,
    equipment,
    customer: customer as Customer,
    protocol: await addFullProtocol(app, points, equipment),
    inspectionId: await inspectEverything(app),
    auditId: await addFullAudit(app),
  };
}
