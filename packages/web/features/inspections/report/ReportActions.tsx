import type { ReportHead } from '@assay/contract/report-heads';
import { can } from '@assay/domain/access';
import type { Language } from '@assay/domain/languages';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheck, IconFileDescription, IconMail, IconPencil } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { DeleteItem } from '../../../ui/DeleteItem.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { lazyExport } from '../../../ui/lazy-export.tsx';
import { MoreActions } from '../../../ui/MoreActions.tsx';
import { DownloadMenu } from '../../reports/download/DownloadMenu.tsx';
import { DeleteInspectionDialog } from '../DeleteInspectionDialog.tsx';
import { editLink } from '../edit-link.ts';
import { FinishDialog } from '../FinishDialog.tsx';
import { t } from './report.texts.ts';

// What work needs is large, and few who read a report send it back.
const MailReportDialog = lazyExport(() => import('../mail/MailReportDialog.tsx'), 'MailReportDialog');
const SendBackDialog = lazyExport(() => import('../SendBackDialog.tsx'), 'SendBackDialog');

interface ReportActionsProps {
  head: ReportHead;
  /** The one that is shown. */
  version: number;
  /** What the reader chose to see, which goes with them. */
  search: { version?: number | undefined; lang?: Language | undefined; review?: true | undefined };
}

type Opened = 'mail' | 'sendBack' | 'finish' | 'delete';

/** What the reader may do with a report: the step that is theirs to take stands out, what destroys it is in the menu. */
export function ReportActions({ head, version, search }: ReportActionsProps) {
  const reader = useSession();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { id, status } = head;
  const mayFinish = status !== 'Finished' && can(reader, 'inspections.finish');
  const maySendBack = status === 'Waiting' && can(reader, 'inspections.sendBack');
  return (
    <>
      {can(reader, 'inspections.delete') && (
        <MoreActions>
          <DeleteItem label={t('delete')} onClick={() => setOpened('delete')} />
        </MoreActions>
      )}
      <LinkButton
        to="/Reports/$id/details"
        params={{ id }}
        search={search}
        variant="default"
        leftSection={<IconFileDescription size={18} aria-hidden />}
      >
        {t('details')}
      </LinkButton>
      {status === 'Finished' && <DownloadMenu report={head} version={version} button={t('download')} />}
      {status === 'Finished' && can(reader, 'inspections.edit') && (
        <Button variant="default" leftSection={<IconMail size={18} aria-hidden />} onClick={() => setOpened('mail')}>
          {t('mail')}
        </Button>
      )}
      {can(reader, 'inspections.perform') && (
        <LinkButton
          {...editLink(head)}
          // Whoever looks at it before submitting has the submit as the next step.
          variant={mayFinish || maySendBack || search.review ? 'default' : 'filled'}
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          {t('edit')}
        </LinkButton>
      )}
      {maySendBack && (
        <Button
          variant={mayFinish ? 'default' : 'filled'}
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={() => setOpened('sendBack')}
        >
          {t('sendBack')}
        </Button>
      )}
      {mayFinish && (
        <Button leftSection={<IconCircleCheck size={18} aria-hidden />} onClick={() => setOpened('finish')}>
          {t('finish')}
        </Button>
      )}
      {opened === 'mail' && (
        <Suspense>
          <MailReportDialog head={head} onClose={close} />
        </Suspense>
      )}
      {opened === 'sendBack' && (
        <Suspense>
          <SendBackDialog id={head.id} onClose={close} />
        </Suspense>
      )}
      {opened === 'finish' && <FinishDialog inspection={head} onClose={close} />}
      {opened === 'delete' && (
        <DeleteInspectionDialog
          inspection={head}
          onClose={close}
          onDeleted={() => void navigate({ to: '/Reports', replace: true })}
        />
      )}
    </>
  );
}
