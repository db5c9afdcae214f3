import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import classes from './log-form.module.css';
import type { AppLogFilter } from './logs.queries.ts';
import { t } from './logs.texts.ts';

interface LogFormProps {
  /** What is loaded. */
  filter: AppLogFilter;
  loading: boolean;
  onLoad: (filter: AppLogFilter) => void;
}

export function LogForm({ filter, loading, onLoad }: LogFormProps) {
  const [draft, setDraft] = useState(filter);
  const load = (event: SubmitEvent) => {
    event.preventDefault();
    onLoad({ ...draft, email: draft.email.trim() });
  };
  return (
    <form className={classes.form} onSubmit={load}>
      <TextInput
        type="date"
        label={t('day')}
        value={draft.date}
        onChange={(event) => setDraft({ ...draft, date: event.currentTarget.value })}
      />
      <TextInput
        className={classes.email}
        label={t('email')}
        maxLength={254}
        value={draft.email}
        onChange={(event) => setDraft({ ...draft, email: event.currentTarget.value })}
      />
      <Button type="submit" loading={loading}>
        {t('load')}
      </Button>
    </form>
  );
}
