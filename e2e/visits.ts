import type { BodyOf } from '@assay/contract/endpoint';
import type { Equipment } from '@assay/contract/equipments';
import type { Finding, PriorityAction } from '@assay/contract/follow-ups';
import { type Inspection, inspectionRuns, inspections } from '@assay/contract/inspections';
import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import type { Name } from './cast.ts';
import { unique } from './customers.ts';
import { makeFamily, makeMachine } from './equipment.ts';
import type { House } from './house.ts';
import { beginInspection } from './inspections.ts';
import { aCategory, type GivenProtocol, makeProtocol } from './protocols.ts';

type MachineInput = Parameters<typeof makeMachine>[1];

export interface Visited {
  machine: Equipment;
  protocol: ProtocolReply;
}

/** A machine, and a protocol of one free comment for its family. */
export async function makeVisited(
  house: House,
  given: { machine?: MachineInput; protocol?: Partial<GivenProtocol> } = {},
): Promise<Visited> {
  const { family, models } = await makeFamily(house, unique('Family'), unique('Model'));
  const machine = await makeMachine(house, { productModelId: models[0]?.id ?? '', ...given.machine });
  const protocol = await makeProtocol(house, {
    name: unique('Protocol'),
    targets: [{ productFamilyId: family.id }],
    categories: [await aCategory(house, 'Frame', { [unique('Comment')]: {} })],
    ...given.protocol,
  });
  return { machine, protocol };
}

export const begin = (
  house: House,
  { machine, protocol }: Visited,
  inspector: Name = 'uma',
  given: Record<string, unknown> = {},
): Promise<Inspection> =>
  beginInspection(house, { protocolId: protocol.protocolId, equipmentId: machine.id }, given, inspector);

export async function setStatus(
  house: House,
  { id }: Inspection,
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
  visited: Visited,
  inspector: Name = 'uma',
): Promise<{ inspection: Inspection; finding: Finding; action: PriorityAction }> {
  const inspection = await begin(house, visited, inspector);
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
