import { type LineError, lineError } from '../imports/line-error.ts';
import type { PlainCode } from '../words/message.ts';
import { type EquipmentCells, equipmentColumns } from './import-columns.ts';
import { serialKey } from './same-equipment.ts';

export interface Named {
  id: string;
  name: string;
}

/** A machine as it is before the import. */
export interface KnownMachine {
  id: string;
  serialNumber: string;
  nickName: string;
  mdmEquipmentId: string;
  family: Named;
  model: Named;
  customer: Named | null;
  site: Named | null;
}

/** What a family and a model mean, as the file writes them; absent where there is no such one. */
export interface FoundProduct {
  family?: Named;
  model?: Named;
}

/** The customers that a cell may mean, each with the site of the next cell; absent where it has none. */
export type FoundPlace = { customer: Named; site?: Named }[];

/** Two cells that are looked up together. */
export const pairKey = (a = '', b = ''): string => JSON.stringify([a, b]);

/** Everything that some lines speak of, found beforehand; machines also by the serial numbers that they would end up with. */
export interface Surroundings {
  products: ReadonlyMap<string, FoundProduct>;
  places: ReadonlyMap<string, FoundPlace>;
  machines: readonly KnownMachine[];
}

export const serialPlace = (familyId: string, serial: string): string => `${familyId} ${serialKey(serial)}`;

export const nickPlace = (nick: string, customerId: string | undefined, siteId: string | undefined): string =>
  pairKey(nick, `${customerId ?? ''} ${siteId ?? ''}`);

/** The machines of the surroundings by all that finds them. */
export function indexMachines(machines: readonly KnownMachine[]) {
  const byNick = Map.groupBy(machines, ({ nickName, customer, site }) => nickPlace(nickName, customer?.id, site?.id));
  return {
    byMdm: new Map(machines.map((machine) => [machine.mdmEquipmentId, machine])),
    bySerial: new Map(
      machines
        .filter(({ serialNumber }) => serialNumber !== '')
        .map((machine) => [serialPlace(machine.family.id, machine.serialNumber), machine]),
    ),
    byNick,
  };
}

const fault = (column: keyof typeof equipmentColumns, code: PlainCode): LineError[] => [
  lineError(equipmentColumns[column].title, code),
];

/** What the cells of a line mean, or why they mean nothing. */
export interface Meaning {
  family?: Named | undefined;
  model?: Named | undefined;
  customer?: Named | undefined;
  site?: Named | undefined;
  errors: LineError[];
}

export function meaningOf(cells: EquipmentCells, { products, places }: Surroundings): Meaning {
  const { family, model } = products.get(pairKey(cells.family, cells.model)) ?? {};
  const found = cells.customer ? (places.get(pairKey(cells.customer, cells.site)) ?? []) : [];
  const [place, another] = found;
  const errors: LineError[] = [];
  if (cells.family && !family) errors.push(...fault('family', 'product.familyUnknown'));
  else if (cells.model && !model) errors.push(...fault('model', 'import.modelNotInFamily'));
  if (cells.customer && !place) errors.push(...fault('customer', 'customer.unknown'));
  else if (another) errors.push(...fault('customer', 'import.severalCustomers'));
  else if (cells.site && place && !place.site) errors.push(...fault('site', 'import.siteNotOfCustomer'));
  return { family, model, customer: place?.customer, site: place?.site, errors };
}
