import { type LineError, lineError } from '../imports/line-error.ts';
import type { Code, CodeValues } from '../words/message.ts';
import { equipmentColumns as columns, type EquipmentCells } from './import-columns.ts';
import { type indexMachines, type KnownMachine, type Meaning, nickPlace, serialPlace } from './import-surroundings.ts';
import { isSameEquipment } from './same-equipment.ts';

type Index = ReturnType<typeof indexMachines>;
export type Match = { machine: KnownMachine | undefined } | { error: LineError };

const refused = <C extends Code>(column: keyof typeof columns, code: C, ...values: CodeValues<C>): Match => ({
  error: lineError(columns[column].title, code, ...values),
});

/** Finds the machine by MDM id, else by family and serial number, else by nickname and place. */
export function matchMachine(cells: EquipmentCells, meaning: Meaning, index: Index): Match {
  const byMdm = cells.mdmEquipmentId ? index.byMdm.get(cells.mdmEquipmentId) : undefined;
  if (byMdm) return { machine: byMdm };
  const { serialNumber = '', nickName = '', mdmEquipmentId = '' } = cells;
  if (!serialNumber) return nickName ? matchByNick(cells, meaning, index) : { machine: undefined };
  const bySerial = meaning.family && index.bySerial.get(serialPlace(meaning.family.id, serialNumber));
  if (bySerial?.mdmEquipmentId && mdmEquipmentId)
    return refused('mdmEquipmentId', 'import.otherMdmId', { mdmId: bySerial.mdmEquipmentId });
  return { machine: bySerial };
}

/** A nickname identifies a machine only if neither has a serial number; one that has must be named by it. */
function matchByNick(cells: EquipmentCells, meaning: Meaning, index: Index): Match {
  const { nickName = '', mdmEquipmentId } = cells;
  const named = { id: null, serialNumber: '', nickName, customerSiteId: meaning.site?.id ?? null };
  const candidates = (index.byNick.get(nickPlace(nickName, meaning.customer?.id, meaning.site?.id)) ?? []).filter(
    (machine) => !mdmEquipmentId || !machine.mdmEquipmentId,
  );
  const [machine, another] = candidates.filter((candidate) =>
    isSameEquipment(named, { ...candidate, id: null, customerSiteId: candidate.site?.id ?? null }),
  );
  if (another) return refused('nickName', 'import.severalNicknames');
  const [withSerial] = candidates;
  if (!machine && withSerial) return refused('nickName', 'import.hasSerial', { serialNumber: withSerial.serialNumber });
  return { machine };
}
