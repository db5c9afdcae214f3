import { isId } from '../id.ts';

/** What a code on a machine says: which machine of ours it is, or the serial number that its maker printed. */
export type MachineCode = { id: string } | { serialNumber: string };

const labelPath = /\/Equipments\/([^/?#]+)\/?(?:[?#].*)?$/i;

/** A label of ours holds the address of the machine's page, wherever it was printed; anything else is a serial number. */
export function readMachineCode(text: string): MachineCode {
  const trimmed = text.trim();
  const id = (labelPath.exec(trimmed)?.[1] ?? '').toLowerCase();
  return isId(id) ? { id } : { serialNumber: trimmed };
}

/** What a label holds: any phone's camera opens the machine's page with it. `base` ends with a slash. */
export const machineLabel = (base: URL, id: string): string => new URL(`Equipments/${id}`, base).href;
