import type { RunOutline } from '@assay/contract/audits';
import {
  chooseKnown,
  type KnownMachine,
  type MachineDraft,
  machineInput,
  missingOfRun,
  noMachine,
  sameProduct,
} from '@assay/domain/audits/run-draft';
import { type AddedRole, runTypeAt, type Stage, stageNames, stages } from '@assay/domain/audits/run-place';
import { newId } from '@assay/domain/id';
import { Text } from '@mantine/core';
import { useState } from 'react';
import type { Choice } from '../../../../ui/picker/choice.ts';
import { Picker } from '../../../../ui/picker/Picker.tsx';
import { useAuditPlace } from '../audit-place.ts';
import { leadTo } from '../contents/lead-to.ts';
import { machineName } from '../runs/run-name.ts';
import { useNoServer } from '../server-reach.ts';
import { t } from './dialogs.texts.ts';
import { targetOfDraft } from './fit-target.ts';
import { MachineFields } from './MachineFields.tsx';
import { ProtocolField } from './ProtocolField.tsx';
import { RunDialog } from './RunDialog.tsx';
import { useAddRun } from './runs.queries.ts';

/** A new run of a section, a clone of a run, or the configuration of a run's machine. */
type Adding = { role: 'machine' | 'screen' } | { clone: RunOutline } | { configurationOf: RunOutline };

interface Opening {
  role: AddedRole;
  title: string;
  /** Null: it has none. */
  stage: Stage | '' | null;
  machine: MachineDraft;
}

function machineOf({ equipment }: RunOutline): KnownMachine | null {
  if (!equipment) return null;
  const { id, serialNumber, nickName } = equipment;
  return {
    id,
    serialNumber,
    nickName,
    family: { id: equipment.productFamilyId, name: equipment.productFamilyName },
    model: { id: equipment.productModelId, name: equipment.productModelName },
  };
}

function openingOf(adding: Adding): Opening {
  if ('configurationOf' in adding)
    return {
      role: 'configurator',
      title: t('newConfiguration'),
      stage: null,
      machine: chooseKnown(machineOf(adding.configurationOf)),
    };
  if ('clone' in adding) {
    const original = machineOf(adding.clone);
    return {
      role: adding.clone.role as AddedRole,
      title: t('clone', { protocol: adding.clone.inspectionProtocolName }),
      stage: adding.clone.stage,
      machine: original ? sameProduct(original) : noMachine,
    };
  }
  return {
    role: adding.role,
    title: t(adding.role === 'machine' ? 'newCrusher' : 'newScreen'),
    stage: '',
    machine: noMachine,
  };
}

const stageChoices = stages.map((stage) => ({ value: stage, label: stageNames[stage] }));

/** Adds a run: where the machine stands, which one it is, and by which protocol it is looked at. */
export function AddRunDialog({ adding, onClose }: { adding: Adding; onClose: () => void }) {
  const [{ role, title, stage: firstStage, machine: firstMachine }] = useState(() => openingOf(adding));
  const [stage, setStage] = useState(firstStage);
  const [machine, setMachine] = useState(firstMachine);
  const [protocol, setProtocol] = useState<Choice | null>(null);
  const [id] = useState(newId);
  const add = useAddRun();
  const noServer = useNoServer() !== undefined;
  const { go } = useAuditPlace();
  const clone = 'clone' in adding ? adding.clone : undefined;
  const missing = missingOfRun({ stage, machine, protocolId: protocol?.id ?? '', isClone: clone !== undefined });

  function changeMachine(next: MachineDraft): void {
    const [before, after] = [targetOfDraft(machine), targetOfDraft(next)];
    // Protocols that fit one machine need not fit another.
    if (JSON.stringify(before) !== JSON.stringify(after)) setProtocol(null);
    setMachine(next);
  }

  const confirm = () =>
    add.mutate(
      {
        body: {
          id,
          protocolRunType: runTypeAt({ role, stage: stage ?? '' }),
          equipment: machineInput(machine),
          ...(clone ? { cloneRunId: clone.id } : { protocolId: protocol?.id ?? '' }),
        },
        place: { role, stage: stage ?? '' },
        machine: machine.known,
      },
      {
        onSuccess: (run) => {
          onClose();
          go({ run: run.id });
          // It may stand in a stage that is out of view, and is drawn once the dialog is gone.
          setTimeout(() => leadTo(`run-${run.id}`));
        },
      },
    );

  return (
    <RunDialog
      title={title}
      confirm={t('add')}
      mayConfirm={missing.length === 0}
      missing={t('missing', { what: missing.map((part) => t(`missing_${part}`)).join(', ') })}
      busy={add.isPending}
      failure={add.error ? { title: t('addFailed'), error: add.error } : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      {noServer && (
        <Text size="sm" role="status">
          {t('onlyHere')}
        </Text>
      )}
      {stage !== null && (
        <Picker
          required
          label={t('stage')}
          data={stageChoices}
          value={stage || null}
          onChange={(value) => setStage((value ?? '') as Stage | '')}
        />
      )}
      {role !== 'configurator' && <MachineFields runRole={role} draft={machine} onChange={changeMachine} />}
      {clone ? (
        <Text size="sm">{t('cloneHint', { equipment: machineName(clone) })}</Text>
      ) : (
        <ProtocolField runRole={role} target={targetOfDraft(machine)} value={protocol} onChange={setProtocol} />
      )}
    </RunDialog>
  );
}
