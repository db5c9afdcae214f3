import type { InspectionInput } from '@assay/contract/inspections';
import type { Protocol } from '@assay/domain/protocols/protocol';
import { placedPoints } from '@assay/domain/protocols/protocol';
import { type GroupChoice, noChoice } from '@assay/domain/runs/group-choices';
import type { InspectedMachine } from './choose-machines.ts';
import { dice } from './dice.ts';
import type { PlannedVisit } from './plan-visits.ts';

/** Of alternatives mobile machines take the last, which is theirs, and others the first. */
const choicesOf = ({ categoryGroups }: Protocol, isMobile: boolean, seed: string): GroupChoice[] =>
  categoryGroups.map(({ kind, categoryIndices, name }) => {
    if (kind === 'optional') return { ...noChoice, done: dice(seed, name).chance(0.6) };
    if (kind === 'mandatory') return noChoice;
    return { ...noChoice, categoryIndex: categoryIndices.at(isMobile ? -1 : 0) ?? null };
  });

const samplesOf = (protocol: Protocol, seed: string): Record<string, string> =>
  Object.fromEntries(
    placedPoints(protocol)
      .map(({ point }) => point.sampleIdIndex)
      .filter((index) => index !== null)
      .map((index) => [String(index), `AS-${dice(seed, 'sample', index).between(10_000, 99_999).toFixed(0)}`]),
  );

/** What is entered at the start of an inspection. */
export function startOf(
  { machine, protocol, at, hours, number }: PlannedVisit<InspectedMachine>,
  seed: string,
): InspectionInput {
  const { equipment, configurator, protocols } = machine;
  const content = protocols.find(({ id }) => id === protocol.id)?.content;
  if (!content) throw new Error(`The demo knows no protocol ${protocol.name}.`);
  const isMobile = equipment.family_name.startsWith('Trek');
  const { contact } = equipment;
  return {
    protocolId: protocol.id,
    equipment: { id: equipment.id },
    customerId: null,
    contactName: contact?.name ?? '',
    contactPhoneNumber: contact?.phone ?? '',
    contactEmail: contact?.email ?? '',
    inspectionDate: at.toISOString(),
    loadedHours: content.showCurrentLoadedHours ? hours.toFixed(0) : '',
    configuratorProtocolId: number === 0 && protocol.type === 'Commission' ? (configurator?.id ?? null) : null,
    choices: choicesOf(content, isMobile, seed),
    samples: samplesOf(content, seed),
  };
}
