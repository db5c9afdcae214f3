import { Button } from '@mantine/core';
import { t } from './admin.texts.ts';
import { useEndDebugToken } from './auth.queries.ts';

/** The way back from a debug token to one's own groups. */
export function EndDebugTokenButton() {
  const end = useEndDebugToken();
  return (
    <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
      {t('end')}
    </Button>
  );
}
