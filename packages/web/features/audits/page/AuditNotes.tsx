import { Alert, Stack, Text } from '@mantine/core';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { KeptTexts } from '../../runs/kept/KeptTexts.tsx';
import { usePerforming } from '../../runs/perform/performing.ts';
import { useBeginning, useTotals } from '../../runs/queue/use-queue.ts';
import { BeginNote } from '../../visits/BeginNote.tsx';
import { t } from './audit-page.texts.ts';
import { useAuditWork } from './audit-work.ts';
import { t as begin } from './begin.texts.ts';
import { useKeptAudit } from './use-kept-audit.ts';

/** What the reader must know before anything else: that nothing can be changed, or is saved any more. */
export function AuditNotes() {
  const { audit } = useAuditWork();
  const { queue } = usePerforming();
  const { stopped, waiting } = useTotals(queue);
  const isStopped = stopped !== undefined && waiting > 0;
  const { kept, putIn, dismiss } = useKeptAudit();
  const isBegun = useBeginning(queue) !== undefined;
  if (!audit.finished && !isStopped && !isBegun && kept.length === 0) return null;
  return (
    <Stack gap="sm" my="sm">
      <BeginNote
        visit={`audits/${audit.id}`}
        queue={queue}
        t={begin}
        ways={
          <LinkButton variant="default" to="/Audits/new" search={{ customer: audit.customer.id, again: audit.id }}>
            {begin('again')}
          </LinkButton>
        }
      />
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
