import { Group, Loader, Text } from '@mantine/core';
import { Dialog } from '../../../ui/Dialog.tsx';
import { t } from './edit.texts.ts';

/** Stands over the page until the save is answered. */
export const SendingDialog = () => (
  <Dialog title={t('sendingTitle')}>
    <Group gap="md" wrap="nowrap" role="status">
      <Loader size="sm" aria-hidden />
      <Text>{t('sendingText')}</Text>
    </Group>
  </Dialog>
);
