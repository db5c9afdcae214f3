import { equipmentName } from '@assay/domain/equipment/equipment-name';
import type { MachineCode } from '@assay/domain/equipment/machine-code';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import type { Reference } from '../../../ui/conflict/three-way.ts';
import { type ChoiceSource, findChoices } from '../../../ui/picker/SearchPicker.tsx';
import { equipmentQuery } from '../equipment.queries.ts';

/** The machine that a code stands for, of those that the person may see; undefined where there is none. */
export async function findByCode(
  client: QueryClient,
  source: ChoiceSource,
  code: MachineCode,
): Promise<Reference | undefined> {
  if ('serialNumber' in code) {
    const { options } = await findChoices(source, code.serialNumber, new AbortController().signal);
    const wanted = code.serialNumber.toLowerCase();
    return options.find(({ name }) => name.toLowerCase() === wanted);
  }
  try {
    const machine = await client.fetchQuery(equipmentQuery(code.id));
    return { id: machine.id, name: equipmentName(machine) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
