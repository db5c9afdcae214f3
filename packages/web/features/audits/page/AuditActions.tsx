import type { Present } from '@assay/contract/visit-events';
import { Button } from '@mantine/core';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useIsFetching, useMutation, useQueryClient } from '@tanstack/react-query';
import { usePerforming } from '../../runs/perform/performing.ts';
import { downloadAuditReport } from '../download-audit-report.ts';
import { FinishAuditDialog } from '../FinishAuditDialog.tsx';
import { ReopenAuditDialog } from '../ReopenAuditDialog.tsx';
import { AuditCheck } from './AuditCheck.tsx';
import { AuditSteps } from './AuditSteps.tsx';
import { outlineQuery, refreshAudit } from './audit.queries.ts';
import { t } from './audit-page.texts.ts';
import { type Asked, useAuditWork } from './audit-work.ts';
import { presentText } from './present-text.ts';
import { runProgress } from './runs/run-progress.ts';
import { useWithServer } from './server-reach.ts';

interface AuditActionsProps {
  /** The others who have it open. */
  people: readonly Present[];
  /** Which question is open; it does not follow the status, which whoever answers it changes. */
  asked: Asked | undefined;
  onAnswered: () => void;
  /** A line of the check is followed. */
  onJump: () => void;
}

/** What is done with an audit as a whole. */
export function AuditActions({ people, asked, onAnswered, onJump }: AuditActionsProps) {
  const { audit, models } = useAuditWork();
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
  const open = audit.runs
    .filter(({ includedInReport }) => includedInReport)
    .map((run) => runProgress(queue, models, run))
    .reduce((sum, { done, all }) => sum + all - done, 0);
  const withServer = useWithServer();
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
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={download.isPending}
        onClick={withServer(() => download.mutate())}
      >
        {t('downloadPdf')}
      </Button>
      <AuditSteps />
      {asked === 'reopen' && <ReopenAuditDialog audit={audit} onClose={onAnswered} />}
      {asked === 'finish' && (
        <FinishAuditDialog
          audit={audit}
          saveFirst={queue.flush}
          open={open}
          others={people.map((person) => presentText(person, audit))}
          onClose={onAnswered}
        >
          <AuditCheck
            onLeave={() => {
              onAnswered();
              onJump();
            }}
          />
        </FinishAuditDialog>
      )}
    </>
  );
}
