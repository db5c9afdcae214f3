import { Alert, Stack, Text } from '@mantine/core';
import { TextLink } from '../../../ui/TextLink.tsx';
import { usePerforming } from '../../runs/perform/performing.ts';
import { useTotals } from '../../runs/queue/use-queue.ts';
import { t } from './audit-page.texts.ts';
import { useAuditWork } from './audit-work.ts';

/** What the reader must know before anything else: that nothing can be changed, or is saved any more. */
export function AuditNotes() {
  const { audit } = useAuditWork();
  const { stopped } = useTotals(usePerforming().queue);
  if (!audit.finished && !stopped) return null;
  return (
    <Stack gap="sm" my="sm">
      {audit.finished && (
        <Alert title={t('finishedTitle')}>
          <Stack gap="xs" align="flex-start">
            <Text size="sm">{t('finishedText')}</Text>
            <TextLink to={`/Audits/${audit.id}/report` as string}>{t('viewReport')}</TextLink>
          </Stack>
        </Alert>
      )}
      {stopped && (
        <Alert role="alert" color="red" title={t('stoppedTitle')}>
          {t('stoppedText')}
        </Alert>
      )}
    </Stack>
  );
}
