import { isAcceptablePassword, passwordLength } from '@assay/domain/passwords';
import { message } from '@assay/domain/words/message';
import { Button, PasswordInput, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { faultText } from '../../ui/fault-text.ts';
import { t } from './set-password.texts.ts';

interface NewPasswordFormProps {
  busy: boolean;
  onSubmit: (password: string) => void;
}

const fieldProps = () => ({
  autoComplete: 'new-password',
  maxLength: passwordLength.max,
  visibilityToggleFocusable: true,
  visibilityToggleButtonProps: { 'aria-label': t('showPassword') },
});

export function NewPasswordForm({ busy, onSubmit }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [compared, setCompared] = useState(false);
  const ready = isAcceptablePassword(password) && password === repeat;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready && !busy) onSubmit(password);
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <PasswordInput
          {...fieldProps()}
          label={t('password')}
          description={faultText(message('password.weak'))}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordInput
          {...fieldProps()}
          label={t('repeat')}
          value={repeat}
          onChange={(event) => setRepeat(event.currentTarget.value)}
          onBlur={() => setCompared(true)}
          error={compared && repeat !== '' && password !== repeat && t('different')}
        />
        <Button type="submit" disabled={!ready} loading={busy}>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  );
}
