import { actionPriorities } from '@assay/domain/inspections/inspection';
import { Group, Radio, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Reference } from '../../../../ui/conflict/three-way.ts';
import { FieldGrid } from '../../../../ui/form/FieldGrid.tsx';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { ProseField } from '../../../../ui/form/ProseField.tsx';
import { useFieldErrors } from '../../../../ui/form/use-field-errors.ts';
import { OwnerField } from '../../../follow-ups/OwnerField.tsx';
import { samePart } from '../../../runs/queue/cells.ts';
import { t } from './findings.texts.ts';
import type { FollowUpDraft, FollowUpKind } from './follow-up-kind.ts';
import { PointChoice } from './PointChoice.tsx';

interface FollowUpDialogProps {
  of: FollowUpKind;
  title: string;
  begin: FollowUpDraft;
  /** Who sees to it, by name, where the people are not known yet. */
  owner?: Reference | null;
  /** What goes along besides. */
  note?: ReactNode;
  onSave: (draft: FollowUpDraft) => void;
  onClose: () => void;
}

/** The texts of a finding or a priority action. */
export function FollowUpDialog({ of, title, begin, owner = null, note, onSave, onClose }: FollowUpDialogProps) {
  const names = Object.keys(of.fresh) as (keyof FollowUpDraft)[];
  const [begun] = useState<FollowUpDraft>(() =>
    Object.fromEntries(names.map((name) => [name, begin[name] ?? of.fresh[name]])),
  );
  const [draft, setDraft] = useState(begun);
  const { errors, show } = useFieldErrors(draft);
  const typed = (name: Exclude<keyof FollowUpDraft, 'pointId' | 'ownerId' | 'due'>) => ({
    label: t(name),
    value: draft[name] ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setDraft((before) => ({ ...before, [name]: value })),
  });

  function submit(event?: FormEvent<HTMLFormElement>): void {
    event?.preventDefault();
    const trimmed = draft.title?.trim() ?? '';
    if (trimmed === '') {
      show({ title: t('titleMissing') });
      return;
    }
    onSave({ ...draft, title: trimmed });
    onClose();
  }

  return (
    <FormDialog
      title={title}
      save={t('save')}
      failed={t('failed')}
      state={{ busy: false, failure: null, submit, isDirty: () => !samePart(draft, begun) }}
      onClose={onClose}
    >
      <TextInput {...typed('title')} required maxLength={500} data-autofocus error={errors.title} data-path="title" />
      {of.model && (
        <PointChoice
          model={of.model}
          value={draft.pointId ?? null}
          onChange={(pointId) => setDraft((before) => ({ ...before, pointId }))}
        />
      )}
      {'priority' in of.fresh && (
        <Radio.Group
          label={t('priority')}
          value={draft.priority ?? ''}
          onChange={(priority) => setDraft((before) => ({ ...before, priority }))}
        >
          <Group gap="lg">
            {actionPriorities.map((priority) => (
              <Radio key={priority} value={priority} label={t(priority)} />
            ))}
          </Group>
        </Radio.Group>
      )}
      {of.fields.map((name) => (
        <ProseField key={name} {...typed(name)} maxLength={10_000} />
      ))}
      {'ownerId' in of.fresh && (
        <FieldGrid>
          <OwnerField
            inspectionId={of.inspectionId}
            defaultValue={owner}
            onChange={(chosen) => setDraft((before) => ({ ...before, ownerId: chosen?.id ?? null }))}
          />
          <TextInput
            type="date"
            label={t('due')}
            value={draft.due ?? ''}
            onChange={({ currentTarget: { value } }) => setDraft((before) => ({ ...before, due: value || null }))}
          />
        </FieldGrid>
      )}
      {note}
    </FormDialog>
  );
}
