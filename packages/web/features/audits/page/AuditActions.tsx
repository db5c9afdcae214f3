import { Button } from '@mantine/core';
import { IconDownload, IconFileText, IconRefresh } from '@tabler/icons-react';
import { useIsFetching, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { usePerforming } from '../../runs/perform/performing.ts';
import { downloadAuditReport } from '../download-audit-report.ts';
import { FinishAuditDialog } from '../FinishAuditDialog.tsx';
import { ReopenAuditDialog } from '../ReopenAuditDialog.tsx';
import { outlineQuery, refreshAudit } from './audit.queries.ts';
import { t } from './audit-page.texts.ts';
import { useAuditWork } from './audit-work.ts';

/** What is done with an audit as a whole. */
export function AuditActions() {
  const { audit } = useAuditWork();
  const { queue } = usePerforming();
  const client = useQueryClient();
  const isRefreshing = useIsFetching({ queryKey: outlineQuery(audit.id).queryKey }) > 0;
  const download = useMutation({
    // The report is made of what is saved.
    mutationFn: async () => {
      await queue.flush();
      await downloadAuditReport(audit);
    },
  });
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} aria-hidden />}
        loading={isRefreshing}
        onClick={() => refreshAudit(client, audit.id)}
      >
        {t('refresh')}
      </Button>
      <LinkButton
        variant="default"
        leftSection={<IconFileText size={18} aria-hidden />}
        to={`/Audits/${audit.id}/report` as string}
      >
        {t('viewReport')}
      </LinkButton>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('downloadPdf')}
      </Button>
      <Button variant={audit.finished ? 'default' : 'filled'} onClick={() => setAsking(true)}>
        {t(audit.finished ? 'reopen' : 'finish')}
      </Button>
      {isAsking && audit.finished && <ReopenAuditDialog audit={audit} onClose={close} />}
      {isAsking && !audit.finished && <FinishAuditDialog audit={audit} saveFirst={queue.flush} onClose={close} />}
    </>
  );
}
