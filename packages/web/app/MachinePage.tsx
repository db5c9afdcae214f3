import type { Equipment } from '@assay/contract/equipment';
import { can } from '@assay/domain/access';
import { equipmentName } from '@assay/domain/equipment/equipment-name';
import { Suspense } from 'react';
import { useSession } from '../api/session.ts';
import { MachineAudits } from '../features/audits/MachineAudits.tsx';
import { ProductDocuments } from '../features/documents/ProductDocuments.tsx';
import { EquipmentPage } from '../features/equipment/EquipmentPage.tsx';
import { MachineInspections } from '../features/inspections/MachineInspections.tsx';
import { NewInspectionButton } from '../features/inspections/NewInspectionButton.tsx';
import { lazyExport } from '../ui/lazy-export.tsx';

const KeepHere = lazyExport(() => import('../features/device/KeepHere.tsx'), 'KeepHere');

/** What was carried out on a machine, and what its makers say of it, as far as the reader may know of it. */
function MachineWork({ machine }: { machine: Equipment }) {
  const session = useSession();
  return (
    <>
      {can(session, 'inspections.perform') && (
        <Suspense>
          <KeepHere kind="machine" id={machine.id} name={equipmentName(machine)} />
        </Suspense>
      )}
      <MachineInspections machine={machine} />
      {can(session, 'audits.read') && <MachineAudits machine={machine} />}
      <ProductDocuments productModelId={machine.productModelId} />
    </>
  );
}

/** The page of a machine, with what is carried out on it. */
export const MachinePage = () => <EquipmentPage work={MachineWork} newWork={NewInspectionButton} />;
