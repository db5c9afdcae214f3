import type { BodyOf } from '@assay/contract/endpoint';
import { pointReferences } from '@assay/contract/point-references';
import { inspectionPoints } from '@assay/contract/points';
import type { InspectionPoint } from '@assay/contract/points/point';
import { productFamilies } from '@assay/contract/products';
import type { Name } from './cast.ts';
import type { House } from './house.ts';

type Input = BodyOf<typeof inspectionPoints.create>;
type Type = Input['type'];

/** What a journey says of a point; the rest is as the server has it for a new one. */
export type GivenPoint = { type: Type; name: string } & Record<string, unknown>;

export async function categoryNamed(house: House, name: string): Promise<{ id: string; name: string }> {
  const every = await house.call(productFamilies.categories, { token: await house.tokenOf('ada') });
  return every.find((category) => category.name === name) ?? { id: '', name };
}

export async function makePoint(house: House, given: GivenPoint, author: Name = 'ada'): Promise<InspectionPoint> {
  const { id } = await categoryNamed(house, 'Crushers');
  const body = { productCategoryId: id, ...given } as unknown as Input;
  return house.call(inspectionPoints.create, { token: await house.tokenOf(author), body });
}

/** Somebody else changes the general settings, without saying which revision they saw. */
export const changePoint = async (
  house: House,
  id: string,
  body: BodyOf<typeof inspectionPoints.updateGeneralFields>,
): Promise<InspectionPoint> =>
  house.call(inspectionPoints.updateGeneralFields, { token: await house.tokenOf('dev'), params: { id }, body });

export async function deletePoint(house: House, id: string): Promise<void> {
  await house.call(inspectionPoints.delete, { token: await house.tokenOf('ada'), params: { id } });
}

/** The point of this name, whole, as the server keeps it. */
export async function pointNamed(house: House, name: string): Promise<InspectionPoint> {
  const token = await house.tokenOf('ada');
  const every = await house.call(inspectionPoints.list, { token });
  const id = every.find((point) => point.name === name)?.id ?? '';
  return house.call(inspectionPoints.get, { token, params: { id } });
}

export async function unitNamed(house: House, name: string): Promise<string> {
  const units = await house.call(pointReferences.units, { token: await house.tokenOf('ada') });
  return units.find((unit) => unit.name === name)?.id ?? '';
}

const parts = <P>(count: number, part: (number: number) => P) =>
  Array.from({ length: count }, (_, index) => ({ index, ...part(index + 1) }));

/** A table of so many rows and eight fields; the last of each computes. */
export const tableOf = (rowCount: number) => ({
  type: 'SummaryWithRows' as const,
  measurementTitle: 'Thickness',
  fields: parts(8, (number) => ({
    title: number === 8 ? 'Mean' : `Panel ${number}`,
    inspectionPointFieldAggregation: number === 8 ? 'Average' : 'No',
  })),
  rows: parts(rowCount, (number) => ({
    title: number === rowCount ? 'Least' : `Row ${number}`,
    inspectionPointRowAggregation: number === rowCount ? 'Min' : 'No',
  })),
  inspectionPointAggregationDirection: 'Both',
});

export const choiceOf = (optionCount: number, long = '') => ({
  type: 'RadioButtonSelection' as const,
  optionGroup: {
    name: 'Causes',
    custom: true,
    options: parts(optionCount, (number) => ({ name: `Cause ${number}${long}` })),
  },
});
