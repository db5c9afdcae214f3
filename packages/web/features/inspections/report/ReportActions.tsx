import type { ReportHead } from '@assay/contract/report-heads';
import { can } from '@assay/domain/access';
import type { Language } from '@assay/domain/languages';
import { Button, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconDots,
  IconFileDescription,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { lazyExport } from '../../../ui/lazy-export.tsx';
import { DownloadMenu } from '../../reports/download/DownloadMenu.tsx';
import { DeleteInspectionDialog } from '../DeleteInspectionDialog.tsx';
import { editLink } from '../edit-link.ts';
import { FinishDialog } from '../FinishDialog.tsx';
import { t } from './report.texts.ts';

// What work needs is large, and few who read a report send it back.
const SendBackDialog = lazyExport(() => import('../SendBackDialog.tsx'), 'SendBackDialog');

interface ReportActionsProps {
  head: ReportHead;
  /** The one that is shown. */
  version: number;
  /** What the reader chose to see, which goes with them. */
  search: { version?: number | undefined; lang?: Language | undefined };
}

/** What the reader may do with a report. */
export function ReportActions({ head, version, search }: ReportActionsProps) {
  const reader = useSession();
  const { id, status } = head;
  return (
    <>
      {can(reader, 'inspections.perform') && (
        <LinkButton {...editLink(head)} leftSection={<IconPencil size={18} aria-hidden />}>
          {t('edit')}
        </LinkButton>
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
      <RareActions head={head} />
    </>
  );
}

type RareAction = 'sendBack' | 'finish' | 'delete';
const icons = { sendBack: IconArrowBackUp, finish: IconCircleCheck, delete: IconTrash };

/** What only reviewers do, and seldom. */
function RareActions({ head }: { head: ReportHead }) {
  const reader = useSession();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<RareAction>();
  const close = () => setOpened(undefined);
  const offered: RareAction[] = [
    ...(head.status === 'Waiting' && can(reader, 'inspections.sendBack') ? (['sendBack'] as const) : []),
    ...(head.status !== 'Finished' && can(reader, 'inspections.finish') ? (['finish'] as const) : []),
    ...(can(reader, 'inspections.delete') ? (['delete'] as const) : []),
  ];
  if (offered.length === 0) return null;
  return (
    <>
      <ActionMenu
        width="14rem"
        target={
          <Button variant="default" leftSection={<IconDots size={18} aria-hidden />}>
            {t('more')}
          </Button>
        }
      >
        {offered.map((action) => {
          const Icon = icons[action];
          return (
            <Menu.Item
              key={action}
              leftSection={<Icon size={18} aria-hidden />}
              onClick={() => setOpened(action)}
              {...(action === 'delete' && { c: 'var(--mantine-color-error)' })}
            >
              {t(action)}
            </Menu.Item>
          );
        })}
      </ActionMenu>
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
