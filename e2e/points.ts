import type { BodyOf } from '@assay/contract/base/endpoint';
import { pointReferences } from '@assay/contract/point-references';
import { inspectionPoints } from '@assay/contract/points';
import type { InspectionPoint } from '@assay/contract/points/point';
import { productFamilies } from '@assay/contract/products';
import type { Name } from './cast.ts';
import type { TestServer } from './test-server.ts';

type Input = BodyOf<typeof inspectionPoints.create>;
type Type = Input['type'];

/** What a journey says of a point; the rest is as the server has it for a new one. */
export type GivenPoint = { type: Type; name: string } & Record<string, unknown>;

async function categoryNamed(server: TestServer, name: string): Promise<{ id: string; name: string }> {
  const every = await server.call(productFamilies.categories, { token: await server.tokenOf('ada') });
  return every.find((category) => category.name === name) ?? { id: '', name };
}

export async function makePoint(server: TestServer, given: GivenPoint, author: Name = 'ada'): Promise<InspectionPoint> {
  const { id } = await categoryNamed(server, 'Crushers');
  const body = { productCategoryId: id, ...given } as unknown as Input;
  return server.call(inspectionPoints.create, { token: await server.tokenOf(author), body });
}

/** Somebody else changes the general settings, without saying which revision they saw. */
export const changePoint = async (
  server: TestServer,
  id: string,
  body: BodyOf<typeof inspectionPoints.updateGeneralFields>,
): Promise<InspectionPoint> =>
  server.call(inspectionPoints.updateGeneralFields, { token: await server.tokenOf('dev'), params: { id }, body });

/** The point of this name, whole, as the server keeps it. */
export async function pointNamed(server: TestServer, name: string): Promise<InspectionPoint> {
  const token = await server.tokenOf('ada');
  const every = await server.call(inspectionPoints.list, { token });
  const id = every.find((point) => point.name === name)?.id ?? '';
  return server.call(inspectionPoints.get, { token, params: { id } });
}

export async function unitNamed(server: TestServer, name: string): Promise<string> {
  const units = await server.call(pointReferences.units, { token: await server.tokenOf('ada') });
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
