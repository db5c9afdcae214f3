import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useDraft } from '../../../../ui/draft/draft-store.ts';
import { useCreator, useView } from '../creator-state.ts';
import { t } from './general.texts.ts';

/** What the chosen type took away; it can be put back as long as nothing else has changed. */
export function ClearedNote() {
  const { work, view } = useCreator();
  const cleared = useView((one) => one.cleared);
  const mayPutBack = useDraft(work, (one) => one === cleared?.after);
  if (!cleared) return null;
  const close = () => view.set((one) => ({ ...one, cleared: null }));
  const putBack = () => {
    work.set(() => cleared.before);
    close();
  };
  return (
    <Alert
      color="yellow"
      role="status"
      icon={<IconInfoCircle aria-hidden />}
      withCloseButton
      closeButtonLabel={t('understood')}
      onClose={close}
    >
      <Stack gap="xs" align="flex-start">
        {cleared.what.map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
        {mayPutBack && (
          <Button variant="default" size="sm" onClick={putBack}>
            {t('putBack')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
