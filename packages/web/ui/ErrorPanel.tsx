import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { noteErrorShown } from '../api/app-events.ts';
import { problemText } from './problem-text.ts';
import { t } from './ui.texts.ts';

interface ErrorPanelProps {
  /** What could not be done, in the words of the feature. */
  title: string;
  error: unknown;
  /** What else the person should know, for example what is safe. */
  more?: string;
  onRetry?: () => void;
  /** Takes the panel away; without it, it stays as long as the failure does. */
  onClear?: () => void;
}

/** Stands where something failed to load: what happened, and the way to try again. */
export function ErrorPanel({ title, error, more, onRetry, onClear }: ErrorPanelProps) {
  useEffect(() => noteErrorShown(error), [error]);
  return (
    <Alert
      role="alert"
      color="red"
      title={title}
      icon={<IconAlertTriangle aria-hidden />}
      {...(onClear && { withCloseButton: true, onClose: onClear, closeButtonLabel: t('close') })}
    >
      <Stack align="flex-start" gap="sm">
        <Text size="sm">{problemText(error)}</Text>
        {more && <Text size="sm">{more}</Text>}
        {onRetry && (
          <Button variant="default" size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
