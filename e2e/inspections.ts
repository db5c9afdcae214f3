import type { BodyOf } from '@assay/contract/endpoint';
import type { Equipment } from '@assay/contract/equipment';
import type { Finding, PriorityAction } from '@assay/contract/follow-ups';
import { type Inspection, inspectionRuns, inspections } from '@assay/contract/inspections';
import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import type { Name } from './cast.ts';
import { unique } from './customers.ts';
import { makeFamily, makeMachine } from './equipment.ts';
import type { House } from './house.ts';
import { type GivenPoint, makePoint } from './points.ts';
import { type GivenProtocol, makeProtocol } from './protocols.ts';

/** A category of a protocol: its title, and its points with what the protocol says of each. */
export interface GivenCategory {
  title: string;
  subcategoryTitles?: string[];
  points: (GivenPoint & { placed?: Record<string, unknown> })[];
}

export interface Workshop {
  machine: Equipment;
  protocol: ProtocolReply;
}

export const oneComment = (): GivenCategory[] => [
  { title: 'Frame', points: [{ type: 'Comment', name: unique('Comment') }] },
];

async function withPoints(house: House, { points, ...category }: GivenCategory) {
  const inspectionPoints = [];
  for (const { placed, ...point } of points)
    inspectionPoints.push({ inspectionPointId: (await makePoint(house, point)).id, ...placed });
  return { ...category, inspectionPoints };
}

/** A machine of its own, and a protocol for its family. */
export async function makeWorkshop(
  house: House,
  given: readonly GivenCategory[] = oneComment(),
  protocol: Partial<GivenProtocol> = {},
  machine: Parameters<typeof makeMachine>[1] = {},
): Promise<Workshop> {
  const { family, models } = await makeFamily(house, unique('Family'), unique('Model'));
  const categories = [];
  for (const [index, category] of given.entries()) categories.push({ index, ...(await withPoints(house, category)) });
  const targets = [{ productFamilyId: family.id }];
  return {
    machine: await makeMachine(house, { productModelId: models[0]?.id ?? '', ...machine }),
    protocol: await makeProtocol(house, { name: unique('Protocol'), targets, categories, ...protocol }),
  };
}

/** Begins an inspection, as its inspector does. */
export async function beginInspection(
  house: House,
  { machine, protocol }: Workshop,
  given: Record<string, unknown> = {},
  inspector: Name = 'uma',
): Promise<Inspection> {
  const begun = { protocolId: protocol.protocolId, equipment: { id: machine.id }, ...given };
  const body = begun as unknown as BodyOf<typeof inspections.create>;
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

export async function setStatus(
  house: House,
  { id }: Pick<Inspection, 'id'>,
  body: BodyOf<typeof inspections.updateStatus>,
  by: Name = 'max',
): Promise<void> {
  await house.call(inspections.updateStatus, { token: await house.tokenOf(by), params: { id }, body });
}

/** Skips what is asked for, and submits. */
export async function submit(house: House, inspection: Inspection, inspector: Name = 'uma'): Promise<void> {
  const token = await house.tokenOf(inspector);
  for (const { id: resultId } of inspection.runs.flatMap(({ results }) => results)) {
    const params = { id: inspection.id, resultId };
    await house.call(inspectionRuns.updateResult, { token, params, body: { skipped: true } });
  }
  await setStatus(house, inspection, { status: 'Waiting' }, inspector);
}

/** A submitted visit that leaves a finding and an action to be seen to. */
export async function makeReported(
  house: House,
  workshop: Workshop,
  inspector: Name = 'uma',
): Promise<{ inspection: Inspection; finding: Finding; action: PriorityAction }> {
  const inspection = await beginInspection(house, workshop, {}, inspector);
  const token = await house.tokenOf(inspector);
  const finding = await house.call(inspections.putFinding, {
    token,
    params: { id: inspection.id, findingId: crypto.randomUUID() },
    body: {
      title: unique('Crack'),
      description: 'Under the feed',
      consequence: '',
      corrective: '',
      preventive: '',
      photos: [],
    },
  });
  const action = await house.call(inspections.putPriorityAction, {
    token,
    params: { id: inspection.id, actionId: crypto.randomUUID() },
    body: { title: unique('Weld'), description: '', priority: 'High' },
  });
  await submit(house, inspection, inspector);
  return { inspection, finding, action };
}
