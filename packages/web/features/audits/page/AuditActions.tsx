import type { Present } from '@assay/contract/visit-events';
import { Button } from '@mantine/core';
import { IconDownload, IconFileText, IconRefresh } from '@tabler/icons-react';
import { useIsFetching, useMutation, useQueryClient } from '@tanstack/react-query';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { usePerforming } from '../../runs/perform/performing.ts';
import { downloadAuditReport } from '../download-audit-report.ts';
import { FinishAuditDialog } from '../FinishAuditDialog.tsx';
import { ReopenAuditDialog } from '../ReopenAuditDialog.tsx';
import { AuditCheck } from './AuditCheck.tsx';
import { outlineQuery, refreshAudit } from './audit.queries.ts';
import { t } from './audit-page.texts.ts';
import { useAuditWork } from './audit-work.ts';
import { presentText } from './present-text.ts';
import { runProgress } from './runs/run-progress.ts';
import { useNoServer, useWithServer } from './server-reach.ts';

export type Asked = 'finish' | 'reopen';

interface AuditActionsProps {
  /** The others who have it open. */
  people: readonly Present[];
  /** Which question is open; it does not follow the status, which whoever answers it changes. */
  asked: Asked | undefined;
  onAsk: (asked: Asked | undefined) => void;
  /** A line of the check is followed. */
  onJump: () => void;
}

/** What is done with an audit as a whole. */
export function AuditActions({ people, asked, onAsk, onJump }: AuditActionsProps) {
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
  const close = () => onAsk(undefined);
  const unanswered = audit.runs
    .filter(({ includedInReport }) => includedInReport)
    .map((run) => runProgress(queue, run))
    .reduce((sum, { points, answered }) => sum + points - answered, 0);
  const step = audit.finished ? 'reopen' : 'finish';
  const withServer = useWithServer();
  const isAway = useNoServer() !== undefined;
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
      {isAway ? (
        <Button
          variant="default"
          leftSection={<IconFileText size={18} aria-hidden />}
          onClick={withServer(() => undefined)}
        >
          {t('viewReport')}
        </Button>
      ) : (
        <LinkButton
          variant="default"
          leftSection={<IconFileText size={18} aria-hidden />}
          to={`/Audits/${audit.id}/report` as string}
        >
          {t('viewReport')}
        </LinkButton>
      )}
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={download.isPending}
        onClick={withServer(() => download.mutate())}
      >
        {t('downloadPdf')}
      </Button>
      <Button variant={audit.finished ? 'default' : 'filled'} onClick={withServer(() => onAsk(step))}>
        {t(step)}
      </Button>
      {asked === 'reopen' && <ReopenAuditDialog audit={audit} onClose={close} />}
      {asked === 'finish' && (
        <FinishAuditDialog
          audit={audit}
          saveFirst={queue.flush}
          unanswered={unanswered}
          others={people.map((person) => presentText(person, audit))}
          onClose={close}
        >
          <AuditCheck
            onLeave={() => {
              close();
              onJump();
            }}
          />
        </FinishAuditDialog>
      )}
    </>
  );
}
