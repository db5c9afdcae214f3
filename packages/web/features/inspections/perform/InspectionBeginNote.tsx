import type { Inspection, InspectionInput } from '@assay/contract/inspections';
import { Button } from '@mantine/core';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import type { Entry } from '../../runs/queue/entry.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import { useBeginning } from '../../runs/queue/use-queue.ts';
import { BeginNote } from '../../visits/BeginNote.tsx';
import { t } from './begin.texts.ts';

/** Whether the machine is new to this device; where one of its name is registered, the start that takes that one. */
function newMachineIn({ parts, problemCode }: Entry<'begin'>) {
  const input = parts.input as InspectionInput;
  if ('id' in input.equipment || !input.equipment.newId) return undefined;
  const { newId: _, ...equipment } = input.equipment;
  return { onKnown: problemCode === 'machineKnown' ? { ...input, equipment } : undefined };
}

interface InspectionBeginNoteProps {
  inspection: Pick<Inspection, 'id' | 'equipment'>;
  queue: FieldQueue;
}

/** Said of an inspection that began on this device; a machine that was new may be registered by then. */
export function InspectionBeginNote({ inspection: { id, equipment }, queue }: InspectionBeginNoteProps) {
  const beginning = useBeginning(queue);
  const newMachine = beginning && newMachineIn(beginning);
  const onKnown = newMachine?.onKnown;
  return (
    <BeginNote
      visit={`inspections/${id}`}
      queue={queue}
      t={t}
      instead={
        beginning &&
        onKnown && {
          text: t('knownText'),
          button: <Button onClick={() => queue.change(beginning.key, { input: onKnown })}>{t('takeKnown')}</Button>,
        }
      }
      ways={
        <LinkButton
          variant="default"
          to="/Reports/new"
          // Nobody but this device knows a new machine.
          search={{ ...(!newMachine && { equipment: equipment.id }), again: id }}
        >
          {t('again')}
        </LinkButton>
      }
    />
  );
}
