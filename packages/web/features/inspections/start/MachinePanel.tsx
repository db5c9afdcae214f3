import { equipmentName } from '@assay/domain/equipment/equipment-name';
import { SegmentedControl, Stack, Text } from '@mantine/core';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { KeepHere } from '../../device/KeepHere.tsx';
import { EquipmentPicker } from '../../equipment/EquipmentPicker.tsx';
import { equipmentChoices } from '../../equipment/equipment.queries.ts';
import { productText } from '../../equipment/product-text.ts';
import { ScanMachine } from '../../equipment/scan/ScanMachine.tsx';
import { InUseNote } from './InUseNote.tsx';
import { NewMachineFields } from './NewMachineFields.tsx';
import { t } from './start.texts.ts';
import { type StartDraft, withoutMachine } from './start-draft.ts';
import type { Start } from './use-start.ts';

const kinds = () => [
  { value: 'known', label: t('knownMachine') },
  { value: 'new', label: t('newMachine') },
];

/** The machine that is inspected: one that is known, or one that is named here for the first time. */
export const MachinePanel = ({ start }: { start: Start }) => (
  <Panel title={t('machine')}>
    <Stack gap="md">
      <SegmentedControl
        aria-label={t('whichMachine')}
        size="md"
        fullWidth
        maw="26rem"
        // Longer words wrap, and the other half is as high.
        styles={{ label: { display: 'grid', height: '100%', placeContent: 'center', whiteSpace: 'normal' } }}
        data={kinds()}
        value={start.draft.machineKind}
        onChange={(kind) => start.change({ ...withoutMachine, machineKind: kind as StartDraft['machineKind'] })}
      />
      {start.draft.machineKind === 'known' ? <KnownMachine start={start} /> : <NewMachineFields start={start} />}
    </Stack>
  </Panel>
);

function KnownMachine({ start: { draft, facts, errors, change } }: { start: Start }) {
  const { machine: query, record } = facts;
  const choose = (machine: StartDraft['machine']) =>
    machine?.id !== draft.machine?.id && change({ ...withoutMachine, machine });
  const add = (serialNumber: string) =>
    change({ ...withoutMachine, machineKind: 'new', machine: null, serialNumber: serialNumber.trim() });
  const chosen = draft.machine && { ...draft.machine, name: record ? equipmentName(record) : draft.machine.name };
  return (
    <>
      <EquipmentPicker
        label={t('machine')}
        placeholder={t('find')}
        required
        value={chosen}
        onChange={choose}
        error={errors.machine}
        onNothing={{ text: (name) => t('addMachine', { name }), go: add }}
        data-path="machine"
      />
      <ScanMachine source={equipmentChoices} onFound={choose} onAdd={add} />
      {record && (
        <Text c="dimmed">
          {[record.serialNumber && record.nickName, productText(record)].filter(Boolean).join(' · ')}
        </Text>
      )}
      {record && <InUseNote machine={record} />}
      {record && <KeepHere kind="machine" id={record.id} name={equipmentName(record)} />}
      {draft.machine && query.isError && (
        <ErrorPanel title={t('machineFailed')} error={query.error} onRetry={() => query.refetch()} />
      )}
    </>
  );
}
