import { type LineError, lineError } from '../imports/line-error.ts';
import type { PlainCode } from '../words/message.ts';
import { type EquipmentCells, equipmentColumns } from './import-columns.ts';
import { serialKey } from './same-equipment.ts';

export interface Named {
  id: string;
  name: string;
}

/** A stored machine, before the import. */
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

/** The family and model that a pair of cells names; absent if there is none. */
export interface FoundProduct {
  family?: Named;
  model?: Named;
}

/** All customers that a cell may mean, each with the named site if it has one. */
export type FoundPlace = { customer: Named; site?: Named }[];

/** Two cells are looked up together. */
export const pairKey = (a = '', b = ''): string => JSON.stringify([a, b]);

/** Everything stored that the lines may refer to; machines also by the serial numbers that they would end up with. */
export interface Surroundings {
  products: ReadonlyMap<string, FoundProduct>;
  places: ReadonlyMap<string, FoundPlace>;
  machines: readonly KnownMachine[];
}

export const serialPlace = (familyId: string, serial: string): string => `${familyId} ${serialKey(serial)}`;

export const nickPlace = (nick: string, customerId: string | undefined, siteId: string | undefined): string =>
  pairKey(nick, `${customerId ?? ''} ${siteId ?? ''}`);

/** Finds machines by MDM id, by family and serial number, and by nickname and place. */
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

/** The records that the cells of a line name, or the reasons why they name none. */
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
