import type { Phase } from '@assay/contract/phases';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { AddForm } from '../../../../ui/form/AddForm.tsx';
import { useCreatePhase } from '../../protocols.queries.ts';
import { t } from './options.texts.ts';

/** A phase that there is not yet, by its name. */
export function NewPhase({ onCreated }: { onCreated: (phase: Phase) => void }) {
  const create = useCreatePhase();
  const [name, setName] = useState('');

  function submit(event?: FormEvent<HTMLFormElement>): void {
    event?.preventDefault();
    if (name.trim() === '' || create.isPending) return;
    create.mutate(name.trim(), {
      onSuccess: (phase) => {
        setName('');
        onCreated(phase);
      },
    });
  }

  return (
    <AddForm
      add={t('createPhase')}
      failed={t('phaseFailed')}
      state={{ busy: create.isPending, failure: create.error, submit }}
    >
      <TextInput
        label={t('newPhase')}
        maxLength={200}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </AddForm>
  );
}
