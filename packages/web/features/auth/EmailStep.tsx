import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFocusOnMount } from '../../ui/focus-on-mount.ts';
import { problemText } from '../../ui/problem-text.ts';
import { optionsQuery } from '../application/application.queries.ts';
import classes from './email-step.module.css';
import { t } from './sign-in.texts.ts';
import { isStaffEmail } from './sso.ts';

interface EmailStepProps {
  email: string;
  onEmail: (email: string) => void;
  onStaff: (email: string) => void;
  onExternal: (email: string) => void;
}

/** Asks who it is, and finds out whether single sign-on or a password follows. */
export function EmailStep({ email, onEmail, onStaff, onExternal }: EmailStepProps) {
  const field = useFocusOnMount<HTMLInputElement>();
  const client = useQueryClient();
  const [incomplete, setIncomplete] = useState(false);
  const decide = useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: () => client.ensureQueryData(optionsQuery),
    onSuccess: ({ corporateDomain }) => {
      const given = email.trim();
      if (isStaffEmail(given, corporateDomain)) onStaff(given);
      else onExternal(given);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const whole = /^[^\s@]+@[^\s@]+$/.test(email.trim());
    setIncomplete(!whole);
    if (whole) decide.mutate();
    else field.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.fields}>
        <TextInput
          ref={field}
          type="email"
          label={t('email')}
          autoComplete="username"
          maxLength={254}
          value={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
          error={(incomplete && t('emailIncomplete')) || (decide.error && problemText(decide.error))}
        />
        <Button type="submit" disabled={email.trim() === ''} loading={decide.isPending}>
          {t('continue')}
        </Button>
      </div>
    </form>
  );
}
