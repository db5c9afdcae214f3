import { saysWhatToDo, whereFound, withWhere } from '@assay/domain/audits/action-point';
import { suggestionTypes } from '@assay/domain/audits/audit';
import { Radio, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { ProseField } from '../../../../ui/form/ProseField.tsx';
import { useFieldErrors } from '../../../../ui/form/use-field-errors.ts';
import { t as perform } from '../../../runs/perform/perform.texts.ts';
import { samePart } from '../../../runs/queue/cells.ts';
import { t } from './action-points.texts.ts';
import type { ActionPointBegun, ActionPointDraft } from './action-points-of.ts';

interface ActionPointDialogProps {
  begin: ActionPointBegun;
  onSave: (draft: ActionPointDraft) => void;
  onClose: () => void;
}

/** Makes an action point of what was found at a point: all that is known of it is filled in. */
export function ActionPointDialog({ begin: { at, ...begin }, onSave, onClose }: ActionPointDialogProps) {
  const [draft, setDraft] = useState<ActionPointDraft>(begin);
  const { errors, show } = useFieldErrors({ ...draft });
  function submit(event?: FormEvent<HTMLFormElement>): void {
    event?.preventDefault();
    const text = draft.text.trim();
    if (!saysWhatToDo(text, at)) {
      show({ text: t(text === '' ? 'textMissing' : 'textOnlyWhere') });
      return;
    }
    onSave({ ...draft, text: withWhere(text, at) });
    onClose();
  }
  const where = whereFound(at);
  const isLed = saysWhatToDo(draft.text, at) && withWhere(draft.text, at) !== draft.text;
  return (
    <FormDialog
      title={perform('make_actionPoint')}
      save={t('save')}
      failed={t('failed')}
      state={{ busy: false, failure: null, submit, isDirty: () => !samePart(draft, begin) }}
      onClose={onClose}
    >
      <ProseField
        label={t('text')}
        required
        // Where it was found may be put before it.
        maxLength={4_000 - where.length - 2}
        description={isLed && t('led', { where })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-autofocus
        data-path="text"
        value={draft.text}
        error={errors.text}
        onChange={({ currentTarget: { value: text } }) => setDraft((before) => ({ ...before, text }))}
      />
      <Radio.Group
        label={t('term')}
        value={draft.type}
        onChange={(type) => setDraft((before) => ({ ...before, type: type as ActionPointDraft['type'] }))}
      >
        <Stack gap="xs">
          {suggestionTypes.map((type) => (
            <Radio key={type} value={type} label={t(type)} />
          ))}
        </Stack>
      </Radio.Group>
    </FormDialog>
  );
}
