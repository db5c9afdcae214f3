import type { RunOutline } from '@assay/contract/audits';
import { isMachineComplete, machineInput, noMachine } from '@assay/domain/audits/run-draft';
import type { AddedRole } from '@assay/domain/audits/run-place';
import { useState } from 'react';
import { t } from './dialogs.texts.ts';
import { MachineFields } from './MachineFields.tsx';
import { RunDialog } from './RunDialog.tsx';
import { useChangeEquipment } from './runs.queries.ts';

/** Says that a run is about another machine. */
export function ChangeEquipmentDialog({ run, onClose }: { run: RunOutline; onClose: () => void }) {
  const [machine, setMachine] = useState(noMachine);
  const change = useChangeEquipment(run);
  return (
    <RunDialog
      title={t('changeEquipment')}
      confirm={t('change')}
      mayConfirm={isMachineComplete(machine)}
      busy={change.isPending}
      failure={change.error ? { title: t('changeEquipmentFailed'), error: change.error } : undefined}
      onConfirm={() => change.mutate(machineInput(machine), { onSuccess: onClose })}
      onClose={onClose}
    >
      <MachineFields runRole={run.role as AddedRole} draft={machine} onChange={setMachine} />
    </RunDialog>
  );
}
