import type { BodyOf } from '@assay/contract/endpoint';
import { inspectionPhases } from '@assay/contract/inspection-phases';
import { inspectionProtocols } from '@assay/contract/inspection-protocols';
import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import type { Name } from './cast.ts';
import { unique } from './customers.ts';
import { makeFamily } from './equipment.ts';
import type { House } from './house.ts';
import { makePoint } from './points.ts';

type Input = BodyOf<typeof inspectionProtocols.create>;
export type GivenProtocol = Partial<Input> & { name: string };
export type GivenCategory = NonNullable<Input['categories']>[number];
export type GivenPoint = NonNullable<GivenCategory['inspectionPoints']>[number];
export type GivenDependency = NonNullable<GivenPoint['dependencies']>[number];

/** A protocol made through the API: daily, for a family of its own, with one category, unless told otherwise. */
export async function makeProtocol(house: House, given: GivenProtocol, author: Name = 'ada'): Promise<ProtocolReply> {
  const targets = given.targets ?? [{ productFamilyId: (await makeFamily(house, unique('Family'))).family.id }];
  const body: Input = { type: 'Daily', categories: [{ title: 'default' }], ...given, targets };
  return house.call(inspectionProtocols.create, { token: await house.tokenOf(author), body });
}

/** A category with these points; each is called by its name in the body, so that others can depend on it. */
export async function aCategory(
  house: House,
  title: string,
  points: Record<string, Partial<GivenPoint>>,
): Promise<GivenCategory> {
  const inspectionPoints: GivenPoint[] = [];
  for (const [name, given] of Object.entries(points)) {
    const id = given.inspectionPointId ?? (await makePoint(house, { type: 'Comment', name })).id;
    inspectionPoints.push({ id: name, ...given, inspectionPointId: id });
  }
  return { title, inspectionPoints };
}

export async function phaseNamed(house: House, name: string): Promise<{ id: string; name: string; order: number }> {
  const body = { Name: name };
  return house.call(inspectionPhases.create, { token: await house.tokenOf('ada'), body });
}

export async function deleteProtocol(house: House, { protocolId }: ProtocolReply): Promise<void> {
  const token = await house.tokenOf('ada');
  await house.call(inspectionProtocols.softDelete, { token, params: { id: protocolId } });
}

export async function protocolOf(house: House, id: string, reader: Name = 'ada'): Promise<ProtocolReply> {
  return house.call(inspectionProtocols.get, { token: await house.tokenOf(reader), params: { id } });
}
