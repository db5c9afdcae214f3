import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import classes from './log-form.module.css';
import type { WebLogFilter } from './logs.queries.ts';
import { t } from './logs.texts.ts';

interface WebLogFormProps {
  /** What is loaded. */
  filter: WebLogFilter;
  loading: boolean;
  onLoad: (filter: WebLogFilter) => void;
}

export function WebLogForm({ filter, loading, onLoad }: WebLogFormProps) {
  const [draft, setDraft] = useState(filter);
  const set = (change: Partial<WebLogFilter>) => setDraft((before) => ({ ...before, ...change }));
  const load = (event: SubmitEvent) => {
    event.preventDefault();
    onLoad({ ...draft, users: draft.users.trim() });
  };
  return (
    <form className={classes.form} onSubmit={load}>
      <TextInput
        className={classes.wide}
        label={t('users')}
        placeholder={t('usersHint')}
        maxLength={4000}
        value={draft.users}
        onChange={(event) => set({ users: event.currentTarget.value })}
      />
      <TextInput
        type="datetime-local"
        label={t('start')}
        value={draft.start}
        onChange={(event) => set({ start: event.currentTarget.value })}
      />
      <TextInput
        type="datetime-local"
        label={t('stop')}
        value={draft.stop}
        onChange={(event) => set({ stop: event.currentTarget.value })}
      />
      <Button type="submit" loading={loading}>
        {t('loadWeb')}
      </Button>
    </form>
  );
}
