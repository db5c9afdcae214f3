import type { BodyOf } from '@assay/contract/base/endpoint';
import type { Equipment } from '@assay/contract/equipment';
import type { Finding, PriorityAction } from '@assay/contract/follow-ups';
import { type Inspection, inspectionRuns, inspections } from '@assay/contract/inspections';
import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import type { Name } from './cast.ts';
import { unique } from './customers.ts';
import { makeFamily, makeMachine } from './equipment.ts';
import { type GivenPoint, makePoint } from './points.ts';
import { type GivenProtocol, makeProtocol } from './protocols.ts';
import type { TestServer } from './test-server.ts';

/** A category of a protocol: its title, and its points with what the protocol says of each. */
export interface GivenCategory {
  title: string;
  subcategoryTitles?: string[];
  points: (GivenPoint & { placed?: Record<string, unknown> })[];
}

/** A machine, and a protocol to inspect it by. */
export interface Inspectable {
  machine: Equipment;
  protocol: ProtocolReply;
}

export const oneComment = (): GivenCategory[] => [
  { title: 'Frame', points: [{ type: 'Comment', name: unique('Comment') }] },
];

/** A category whose points are made. */
export async function withPoints(server: TestServer, { points, ...category }: GivenCategory) {
  const inspectionPoints = [];
  for (const { placed, ...point } of points)
    inspectionPoints.push({ inspectionPointId: (await makePoint(server, point)).id, ...placed });
  return { ...category, inspectionPoints };
}

/** A machine of its own, and a protocol for its family. */
export async function makeInspectable(
  server: TestServer,
  given: readonly GivenCategory[] = oneComment(),
  protocol: Partial<GivenProtocol> = {},
  machine: Parameters<typeof makeMachine>[1] = {},
): Promise<Inspectable> {
  const { family, models } = await makeFamily(server, unique('Family'), unique('Model'));
  const categories = [];
  for (const [index, category] of given.entries()) categories.push({ index, ...(await withPoints(server, category)) });
  const targets = [{ productFamilyId: family.id }];
  return {
    machine: await makeMachine(server, { productModelId: models[0]?.id ?? '', ...machine }),
    protocol: await makeProtocol(server, { name: unique('Protocol'), targets, categories, ...protocol }),
  };
}

/** Begins an inspection, as its inspector does. */
export async function beginInspection(
  server: TestServer,
  { machine, protocol }: Inspectable,
  given: Record<string, unknown> = {},
  inspector: Name = 'uma',
): Promise<Inspection> {
  const begun = { protocolId: protocol.protocolId, equipment: { id: machine.id }, ...given };
  const body = begun as unknown as BodyOf<typeof inspections.create>;
  return server.call(inspections.create, { token: await server.tokenOf(inspector), body });
}

export const readInspection = async (server: TestServer, id: string, reader: Name = 'uma'): Promise<Inspection> =>
  server.call(inspections.get, { token: await server.tokenOf(reader), params: { id } });

/** Somebody else writes a result, without saying which revision they saw. */
export async function writeResult(
  server: TestServer,
  { id, runs }: Inspection,
  place: number,
  body: BodyOf<typeof inspectionRuns.updateResult>,
  writer: Name = 'max',
): Promise<void> {
  const resultId = runs[0]?.results[place]?.id ?? '';
  const token = await server.tokenOf(writer);
  await server.call(inspectionRuns.updateResult, { token, params: { id, resultId }, body });
}

export async function setStatus(
  server: TestServer,
  { id }: Pick<Inspection, 'id'>,
  body: BodyOf<typeof inspections.updateStatus>,
  by: Name = 'max',
): Promise<void> {
  await server.call(inspections.updateStatus, { token: await server.tokenOf(by), params: { id }, body });
}

/** Skips what is required, leaves open what was, and submits. */
export async function submit(server: TestServer, inspection: Inspection, inspector: Name = 'uma'): Promise<void> {
  const token = await server.tokenOf(inspector);
  for (const { id: resultId } of inspection.runs.flatMap(({ results }) => results)) {
    const params = { id: inspection.id, resultId };
    await server.call(inspectionRuns.updateResult, { token, params, body: { skipped: true } });
  }
  for (const { kind, id: followUpId } of inspection.ledger) {
    const params = { id: inspection.id, kind, followUpId };
    await server.call(inspections.dispose, { token, params, body: { answer: 'stillOpen' } });
  }
  await setStatus(server, inspection, { status: 'Waiting' }, inspector);
}

/** A finding about the first point. */
export async function putFinding(server: TestServer, { id, runs }: Inspection, title: string): Promise<void> {
  const body = { title, pointId: runs[0]?.results[0]?.protocolPointId };
  const params = { id, findingId: crypto.randomUUID() };
  await server.call(inspections.putFinding, { token: await server.tokenOf('uma'), params, body } as never);
}

/** A submitted visit that leaves a finding and an action to be seen to. */
export async function makeReported(
  server: TestServer,
  inspectable: Inspectable,
  inspector: Name = 'uma',
): Promise<{ inspection: Inspection; finding: Finding; action: PriorityAction }> {
  const inspection = await beginInspection(server, inspectable, {}, inspector);
  const token = await server.tokenOf(inspector);
  const finding = await server.call(inspections.putFinding, {
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
  const action = await server.call(inspections.putPriorityAction, {
    token,
    params: { id: inspection.id, actionId: crypto.randomUUID() },
    body: { title: unique('Weld'), description: '', priority: 'High' },
  });
  await submit(server, inspection, inspector);
  return { inspection, finding, action };
}
