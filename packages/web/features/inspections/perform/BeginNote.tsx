import type { Inspection, InspectionInput } from '@assay/contract/inspections';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { forgetBegun } from '../../device/begin-visit.ts';
import type { Entry } from '../../runs/queue/entry.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import { useBeginning } from '../../runs/queue/use-queue.ts';
import { t } from './begin.texts.ts';

/** Whether the machine is new to this device; where one of its name is registered, the start that takes that one. */
function newMachineIn({ parts, problemCode }: Entry<'begin'>) {
  const input = parts.input as InspectionInput;
  if ('id' in input.equipment || !input.equipment.newId) return undefined;
  const { newId: _, ...equipment } = input.equipment;
  return { onKnown: problemCode === 'machineKnown' ? { ...input, equipment } : undefined };
}

/** Said of an inspection that began on this device, until the server has it; where that is refused, what can be done. */
export function BeginNote({ inspection: { id, equipment }, queue }: { inspection: Inspection; queue: FieldQueue }) {
  const beginning = useBeginning(queue);
  const newMachine = beginning && newMachineIn(beginning);
  const onKnown = newMachine?.onKnown;
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  if (!beginning) return null;
  if (beginning.state !== 'refused') return <Alert title={t('hereTitle')}>{t('hereText')}</Alert>;
  const discard = async () => {
    for (const { key } of queue.entries()) queue.drop(key);
    await forgetBegun(`inspections/${id}`);
    await navigate({ to: '/', replace: true });
  };
  return (
    <Alert role="alert" color="red" title={t('refusedTitle')}>
      <Stack gap="sm" align="flex-start">
        <Text>{beginning.problem}</Text>
        <Text>{t(onKnown ? 'knownText' : 'refusedText')}</Text>
        <Group>
          {onKnown ? (
            <Button onClick={() => queue.change(beginning.key, { input: onKnown })}>{t('takeKnown')}</Button>
          ) : (
            <Button onClick={queue.retry}>{t('retry')}</Button>
          )}
          <LinkButton
            variant="default"
            to="/Reports/new"
            // Nobody but this device knows a new machine.
            search={{ ...(!newMachine && { equipment: equipment.id }), again: id }}
          >
            {t('again')}
          </LinkButton>
          <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
            {t('discard')}
          </Button>
        </Group>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={t('discardTitle')}
          text={t('discardText')}
          confirm={t('discardConfirm')}
          destructive
          onConfirm={() => void discard()}
          onCancel={() => setAsking(false)}
        />
      )}
    </Alert>
  );
}
