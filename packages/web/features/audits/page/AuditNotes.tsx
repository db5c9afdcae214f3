import { Alert, Stack, Text } from '@mantine/core';
import { TextLink } from '../../../ui/TextLink.tsx';
import { KeptTexts } from '../../runs/kept/KeptTexts.tsx';
import { usePerforming } from '../../runs/perform/performing.ts';
import { useTotals } from '../../runs/queue/use-queue.ts';
import { t } from './audit-page.texts.ts';
import { useAuditWork } from './audit-work.ts';
import { useKeptAudit } from './use-kept-audit.ts';

/** What the reader must know before anything else: that nothing can be changed, or is saved any more. */
export function AuditNotes() {
  const { audit } = useAuditWork();
  const { stopped, waiting } = useTotals(usePerforming().queue);
  const isStopped = stopped !== undefined && waiting > 0;
  const { kept, putIn, dismiss } = useKeptAudit();
  if (!audit.finished && !isStopped && kept.length === 0) return null;
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
      <KeptTexts
        kept={kept}
        reason={t(audit.finished ? 'keptText' : 'keptTextOpen')}
        onPutIn={putIn}
        onDismiss={dismiss}
      />
      {isStopped && (
        <Alert role="alert" color="red" title={t('stoppedTitle')}>
          {t('stoppedText')}
        </Alert>
      )}
    </Stack>
  );
}
