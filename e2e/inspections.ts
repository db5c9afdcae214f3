import type { BodyOf } from '@assay/contract/endpoint';
import { inspectionProtocols } from '@assay/contract/inspection-protocols';
import { type Inspection, inspectionRuns, inspections } from '@assay/contract/inspections';
import type { Name } from './cast.ts';
import { unique } from './customers.ts';
import { makeFamily, makeMachine } from './equipment.ts';
import type { House } from './house.ts';
import { type GivenPoint, makePoint } from './points.ts';

type ProtocolInput = BodyOf<typeof inspectionProtocols.create>;

/** A category of a protocol: its title, and its points with what the protocol says of each. */
export interface GivenCategory {
  title: string;
  subcategoryTitles?: string[];
  points: (GivenPoint & { placed?: Record<string, unknown> })[];
}

export interface Workshop {
  protocolId: string;
  protocolName: string;
  equipmentId: string;
}

/** A machine of its own, and a protocol for its family. */
export async function makeWorkshop(
  house: House,
  categories: readonly GivenCategory[],
  given: Partial<ProtocolInput> = {},
  companyIds: string[] = [],
): Promise<Workshop> {
  const { family, models } = await makeFamily(house, unique('Family'), unique('Model'));
  const machine = await makeMachine(house, { productModelId: models[0]?.id ?? '', companyIds });
  const placed = [];
  for (const [index, { points, ...category }] of categories.entries()) {
    const inspectionPoints = [];
    for (const { placed: more, ...point } of points)
      inspectionPoints.push({ inspectionPointId: (await makePoint(house, point)).id, ...more });
    placed.push({ index, ...category, inspectionPoints });
  }
  const body = {
    name: unique('Protocol'),
    type: 'Daily',
    targets: [{ productFamilyId: family.id, productModelId: null, equipmentId: null }],
    categories: placed,
    ...given,
  } as unknown as ProtocolInput;
  const protocol = await house.call(inspectionProtocols.create, { token: await house.tokenOf('ada'), body });
  return { protocolId: protocol.protocolId, protocolName: protocol.name, equipmentId: machine.id };
}

/** Begins an inspection, as its inspector does. */
export async function beginInspection(
  house: House,
  { protocolId, equipmentId }: Pick<Workshop, 'protocolId' | 'equipmentId'>,
  given: Record<string, unknown> = {},
  inspector: Name = 'uma',
): Promise<Inspection> {
  const body = { protocolId, equipment: { id: equipmentId }, ...given } as unknown as BodyOf<typeof inspections.create>;
  return house.call(inspections.create, { token: await house.tokenOf(inspector), body });
}

export const readInspection = async (house: House, id: string, reader: Name = 'uma'): Promise<Inspection> =>
  house.call(inspections.get, { token: await house.tokenOf(reader), params: { id } });

/** Somebody else writes a result, without saying which revision they saw. */
export async function writeResult(
  house: House,
  { id, runs }: Inspection,
  place: number,
  body: BodyOf<typeof inspectionRuns.updateResult>,
  writer: Name = 'max',
): Promise<void> {
  const resultId = runs[0]?.results[place]?.id ?? '';
  const token = await house.tokenOf(writer);
  await house.call(inspectionRuns.updateResult, { token, params: { id, resultId }, body });
}
