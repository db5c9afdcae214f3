import { isId } from '../id.ts';

/** A label of ours holds the id of a machine; its maker may have printed the serial number. */
export type MachineCode = { id: string } | { serialNumber: string };

const labelPath = /\/Equipments\/([^/?#]+)\/?(?:[?#].*)?$/i;

/** Our labels hold the address of the machine's page, whatever host printed them; anything else is a serial number. */
export function readMachineCode(text: string): MachineCode {
  const trimmed = text.trim();
  const id = (labelPath.exec(trimmed)?.[1] ?? '').toLowerCase();
  return isId(id) ? { id } : { serialNumber: trimmed };
}

/** Any phone's camera opens the machine's page with it. `base` ends with a slash. */
export const machineLabel = (base: URL, id: string): string => new URL(`Equipments/${id}`, base).href;
