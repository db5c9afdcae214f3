import { useMemo, useState } from 'react';
import type { ChoiceSource } from '../../../ui/picker/SearchPicker.tsx';
import { findKeptMachines } from '../../device/kept-machines.ts';
import { isUnreachable } from '../../device/kept-replies.ts';
import { equipmentChoices } from '../../equipment/equipment.queries.ts';

/** Machines of the server; where nobody answers, those that this device keeps. */
export function useMachineChoices(): { source: ChoiceSource; isOffline: boolean } {
  const [isOffline, setOffline] = useState(false);
  const source = useMemo(
    (): ChoiceSource => ({
      key: equipmentChoices.key,
      find: async (search, signal) => {
        try {
          const found = await equipmentChoices.find(search, signal);
          setOffline(false);
          return found;
        } catch (error) {
          if (!isUnreachable(error)) throw error;
          setOffline(true);
          return findKeptMachines(search);
        }
      },
    }),
    [],
  );
  return { source, isOffline };
}
