import { equipmentName } from '@assay/domain/equipment/equipment-name';
import { Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { lazyExport } from '../../../ui/lazy-export.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { KeepHere } from '../../device/KeepHere.tsx';
import { EquipmentPicker } from '../../equipment/EquipmentPicker.tsx';
import { productText } from '../../equipment/product-text.ts';
import { t as scan } from '../../equipment/scan/scan.texts.ts';
import { InUseNote } from './InUseNote.tsx';
import { NewMachineFields } from './NewMachineFields.tsx';
import { t } from './start.texts.ts';
import { type StartDraft, withoutMachine } from './start-draft.ts';
import { useMachineChoices } from './use-machine-choices.ts';
import type { Start } from './use-start.ts';

// Few begin at the machine itself, and cameras need code of their own.
const ScanDialog = lazyExport(() => import('../../equipment/scan/ScanDialog.tsx'), 'ScanDialog');

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
        style={{ alignSelf: 'flex-start', maxWidth: '100%' }}
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
  const { source, isOffline } = useMachineChoices();
  const [isScanning, setScanning] = useState(false);
  const choose = (machine: StartDraft['machine']) =>
    machine?.id !== draft.machine?.id && change({ ...withoutMachine, machine });
  const chosen = draft.machine && { ...draft.machine, name: record ? equipmentName(record) : draft.machine.name };
  return (
    <>
      <EquipmentPicker
        label={t('machine')}
        placeholder={t('find')}
        required
        source={source}
        description={isOffline && t('onlyKept')}
        value={chosen}
        onChange={choose}
        error={errors.machine}
        data-path="machine"
      />
      <Button
        variant="default"
        leftSection={<IconQrcode size={18} aria-hidden />}
        onClick={() => setScanning(true)}
        style={{ alignSelf: 'flex-start' }}
      >
        {scan('scan')}
      </Button>
      {isScanning && (
        <Suspense>
          <ScanDialog
            source={source}
            onFound={(machine) => {
              setScanning(false);
              choose(machine);
            }}
            onAdd={(serialNumber) => change({ ...withoutMachine, machineKind: 'new', machine: null, serialNumber })}
            onClose={() => setScanning(false)}
          />
        </Suspense>
      )}
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
