import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { notifyFailure, notifySuccess } from './notify.ts';
import { t } from './ui.texts.ts';

interface WorkNotice {
  /** Takes the notice away, and says what came of the work. */
  done: (message: string) => void;
  failed: (message: string) => void;
  close: () => void;
}

/** Says that something is being done, as long as it is, on whatever page the person goes to; it can be cancelled. */
export function notifyWork(message: string, onCancel: () => void): WorkNotice {
  const id = notifications.show({
    loading: true,
    autoClose: false,
    withCloseButton: false,
    role: 'status',
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm" lineClamp={3}>
          {message}
        </Text>
        <Button variant="default" flex="none" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Group>
    ),
  });
  const close = () => void notifications.hide(id);
  return {
    done: (outcome) => {
      close();
      notifySuccess(outcome);
    },
    failed: (outcome) => {
      close();
      notifyFailure(outcome);
    },
    close,
  };
}
