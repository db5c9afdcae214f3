import {
  chooseFamily,
  chooseKnown,
  chooseOther,
  lockedFields,
  type MachineDraft,
  shownMachine,
} from '@assay/domain/audits/run-draft';
import type { AddedRole } from '@assay/domain/audits/run-place';
import { equipmentName } from '@assay/domain/equipment/equipment-name';
import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FieldGrid } from '../../../../ui/form/FieldGrid.tsx';
import { SearchPicker } from '../../../../ui/picker/SearchPicker.tsx';
import { ScanMachine } from '../../../equipment/scan/ScanMachine.tsx';
import { ModelPicker } from '../../../products/ModelPicker.tsx';
import { useAuditWork } from '../audit-work.ts';
import { useNoServer } from '../server-reach.ts';
import { t } from './dialogs.texts.ts';
import { machineOfChoice, machineOfCode, otherChoice, sectionMachines } from './machine-choices.ts';
import { sectionFamilies } from './section-families.ts';

interface MachineFieldsProps {
  /** The section that it stands in. */
  runRole: AddedRole;
  draft: MachineDraft;
  onChange: (draft: MachineDraft) => void;
}

/** Existing equipment, those at the site first, or the fields of other equipment. */
export function MachineFields({ runRole: role, draft, onChange }: MachineFieldsProps) {
  const { audit } = useAuditWork();
  const client = useQueryClient();
  const source = useMemo(() => sectionMachines({ audit, role, client }), [audit, role, client]);
  const families = useMemo(() => sectionFamilies(client, role), [role, client]);
  const [isOther, setOther] = useState(false);
  const isOnlyHere = useNoServer() !== undefined;
  const { known } = draft;
  const shown = shownMachine(draft);
  const locked = lockedFields(draft);
  const chosen = known ? { id: known.id, name: equipmentName(known) } : isOther ? otherChoice() : null;
  const typed = (name: 'serialNumber' | 'nickName') => (
    <TextInput
      label={t(name)}
      maxLength={100}
      value={shown[name]}
      disabled={locked[name]}
      onChange={(event) => onChange({ ...draft, [name]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <SearchPicker
        required
        label={t('equipment')}
        placeholder={t(isOnlyHere ? 'findKept' : 'findEquipment')}
        value={chosen}
        source={source}
        onChange={(choice) => {
          const machine = machineOfChoice(choice);
          setOther(choice !== null && !machine);
          onChange(machine ? chooseKnown(machine) : chooseOther(draft));
        }}
      />
      <ScanMachine
        source={source}
        onFound={(found) =>
          void machineOfCode(client, found).then((machine) => {
            setOther(false);
            onChange(chooseKnown(machine));
          })
        }
        onAdd={(serialNumber) => {
          setOther(true);
          onChange({ ...chooseOther(draft), serialNumber });
        }}
      />
      {isOnlyHere && !known && <Text size="sm">{t('otherNeedsServer')}</Text>}
      {(!isOnlyHere || known) && (
        <FieldGrid>
          <SearchPicker
            source={families}
            label={t('family')}
            value={shown.family}
            disabled={locked.family}
            onChange={(family) => onChange(chooseFamily(draft, family))}
          />
          <ModelPicker
            label={t('model')}
            familyId={shown.family?.id ?? null}
            value={shown.model}
            disabled={locked.model}
            onChange={(model) => onChange({ ...draft, model })}
          />
          {typed('serialNumber')}
          {typed('nickName')}
        </FieldGrid>
      )}
      {!known && !isOnlyHere && (
        <Text size="sm" c="dimmed">
          {t('eitherName')}
        </Text>
      )}
    </>
  );
}
