import type { EquipmentItem } from '@assay/contract/equipment';
import { equipmentName } from '@assay/domain/equipment/equipment-name';
import { searchWords } from '@assay/domain/search-words';
import type { Choice } from '../../ui/picker/choice.ts';

/** Machines as a picker offers them: whose serial number has a word of what was typed first, alike ones told apart by their MDM id. */
export function machineChoices(machines: readonly EquipmentItem[], search: string): Choice[] {
  const words = searchWords(search.toLowerCase());
  const isHit = ({ serialNumber }: EquipmentItem) =>
    Number(words.some((word) => serialNumber.toLowerCase().includes(word)));
  return machines
    .toSorted((one, other) => isHit(other) - isHit(one))
    .map((machine) => ({
      id: machine.id,
      name: equipmentName(machine),
      detail: [
        machine.serialNumber && machine.nickName,
        machine.productFamilyName,
        machine.productModelName,
        machine.mdmEquipmentId,
      ]
        .filter(Boolean)
        .join(' · '),
    }));
}
