import { inspectionTypes } from '@assay/domain/inspections/inspection';
import type { Product } from '@assay/domain/measurements/limits';
import { offeredTypes } from '@assay/domain/protocol-types';
import { type Fit, fitOf, fits } from '@assay/domain/protocols/fit';
import type { Protocol } from '@assay/domain/protocols/protocol';
import type { Person } from '../../http/session/session.ts';
import type { Crew } from './crew.ts';
import type { DemoMachine } from './machines.queries.ts';
import type { PlannedMachine, PlannedProtocol } from './plan-visits.ts';
import { type Machine, newMachine } from './wear.ts';

/** A protocol of the demo with whose it is. */
export interface DemoProtocolRow extends PlannedProtocol {
  companyId: string;
  content: Protocol;
}

export interface InspectedMachine extends PlannedMachine {
  equipment: DemoMachine;
  product: Product;
  protocols: readonly DemoProtocolRow[];
  configurator: DemoProtocolRow | undefined;
  /** Take turns. */
  inspectors: readonly Person[];
  state: Machine;
}

/** How many machines of each category are inspected. */
const wanted: Readonly<Record<string, number>> = { crushers: 26, screens: 16, surface_drills: 24 };

const fitTo = (machine: DemoMachine, { content }: DemoProtocolRow): Fit | undefined =>
  fitOf(content.targets, {
    productFamilyId: machine.product_family_id,
    productModelId: machine.product_model_id,
    equipmentId: machine.id,
  });

/** Most machines of a company are inspected by its own people, the others by the provider's staff. */
function inspectorsOf(machine: DemoMachine, place: number, { staff, outside }: Crew): readonly Person[] {
  const theirs = outside.find(
    ({ people, category }) => category === machine.category && machine.companies.includes(people[0]?.companyId ?? ''),
  );
  if (theirs && place % 5 !== 0) return theirs.people;
  return [staff[place % staff.length], staff[(place + 1) % staff.length]].filter((person) => person !== undefined);
}

/** The protocols that fit and that these people may begin with, the closest first. */
function protocolsFor(machine: DemoMachine, people: readonly Person[], crew: Crew, all: readonly DemoProtocolRow[]) {
  const [first = crew.manager] = people;
  // Whatever only a Manager is offered, the Manager of the staff does.
  const offered = offeredTypes(first.external ? first : crew.manager);
  const own = new Set([crew.manager.companyId, first.companyId]);
  const order = (protocol: DemoProtocolRow) => fits.indexOf(fitTo(machine, protocol) ?? 'any');
  return all
    .filter((protocol) => own.has(protocol.companyId) && offered.includes(protocol.type))
    .filter((protocol) => fitTo(machine, protocol) !== undefined)
    .toSorted((one, other) => order(one) - order(other));
}

/** Machines in turn of each family, those with a protocol of their own first. */
function inTurnOfFamilies(machines: readonly DemoMachine[], protocols: readonly DemoProtocolRow[]): DemoMachine[] {
  const named = new Set(protocols.flatMap(({ content }) => content.targets.map(({ equipmentId }) => equipmentId)));
  const rank = ({ id, customer_site_id }: DemoMachine) => (named.has(id) ? 0 : customer_site_id === null ? 2 : 1);
  const sorted = machines.toSorted((one, other) => rank(one) - rank(other));
  const families = [...Map.groupBy(sorted, ({ product_family_id }) => product_family_id).values()];
  const longest = Math.max(0, ...families.map((family) => family.length));
  return Array.from({ length: longest }, (_, i) => families.flatMap((family) => family.slice(i, i + 1))).flat();
}

/** The machines that the demo inspects, with who does it and by which protocols. */
export function chooseMachines(
  machines: readonly DemoMachine[],
  protocols: readonly DemoProtocolRow[],
  crew: Crew,
): InspectedMachine[] {
  const chosen: InspectedMachine[] = [];
  for (const [category, count] of Object.entries(wanted)) {
    const candidates = inTurnOfFamilies(
      machines.filter((machine) => machine.category === category),
      protocols,
    );
    let left = count;
    for (const machine of candidates) {
      const place = chosen.length;
      const inspectors = inspectorsOf(machine, place, crew);
      const fitting = protocolsFor(machine, inspectors, crew, protocols);
      const own = fitting.filter(({ type }) => inspectionTypes.includes(type));
      if (left === 0) break;
      if (own.length === 0) continue;
      left -= 1;
      chosen.push({
        place,
        equipment: machine,
        product: { productFamilyId: machine.product_family_id, productModelId: machine.product_model_id },
        protocols: own,
        configurator: fitting.find(({ type }) => type === 'Equipment_Configurator'),
        inspectors,
        state: newMachine(`machine ${place}`),
      });
    }
  }
  return chosen;
}
