import type { MachineFollowUp } from '@assay/contract/follow-ups';
import { Text, TextInput } from '@mantine/core';
import { FieldConflictDialog } from '../../ui/form/FieldConflictDialog.tsx';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { draftOf, inputOf, stateChoice } from './follow-up-draft.ts';
import { type FollowedUp, useFollow } from './follow-ups.queries.ts';
import { t } from './follow-ups.texts.ts';
import { OwnerField } from './OwnerField.tsx';
import { StateField } from './StateField.tsx';

interface FollowUpDialogProps {
  equipmentId: string;
  item: MachineFollowUp;
  onClose: () => void;
}

const conflictWords = () => ({ state: t('state'), owner: t('owner'), due: t('due') });
const fields: Readonly<Record<string, string>> = { ownerId: 'owner' };

/** Who sees to a finding or action, until when, and whether it is done. */
export function FollowUpDialog({ equipmentId, item, onClose }: FollowUpDialogProps) {
  const state = useRecordForm({
    known: item as FollowedUp,
    empty: () => ({ state: stateChoice('open'), owner: null, due: '' }),
    draftOf,
    inputOf,
    save: useFollow(equipmentId, item),
    onSaved: onClose,
    fieldOf: (path) => fields[path] ?? path,
  });
  const { form, conflict, busy } = state;
  if (conflict) return <FieldConflictDialog conflict={conflict} words={conflictWords()} busy={busy} />;
  return (
    <FormDialog title={t('dialog')} save={t('save')} failed={t('saveFailed')} state={state} onClose={onClose}>
      <Text style={{ overflowWrap: 'anywhere' }}>{item.title}</Text>
      <StateField key={form.key('state')} from={item.state} {...form.getInputProps('state')} />
      <FieldGrid>
        <OwnerField key={form.key('owner')} inspectionId={item.inspectionId} {...form.getInputProps('owner')} />
        <TextInput key={form.key('due')} type="date" label={t('due')} {...form.getInputProps('due')} />
      </FieldGrid>
    </FormDialog>
  );
}
