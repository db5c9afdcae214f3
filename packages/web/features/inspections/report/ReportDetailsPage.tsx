import type { ReportHead } from '@assay/contract/report-heads';
import { can } from '@assay/domain/access';
import { mayEditStatus } from '@assay/domain/inspections/status';
import { languageOrDefault } from '@assay/domain/languages';
import { Button, Group, Stack } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { BackButton } from '../../../ui/BackButton.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Placeholder } from '../../../ui/Placeholder.tsx';
import { preferencesQuery } from '../../auth/auth.queries.ts';
import { StartedWithoutNote } from '../../certificates/StartedWithoutNote.tsx';
import { reportHeadQuery, reportHtmlQuery } from '../../reports/reports.queries.ts';
import { EditionNote } from '../../reports/view/EditionNote.tsx';
import { type ReportChoice, ReportChoices } from '../../reports/view/ReportChoices.tsx';
import { ReportPaper } from '../../reports/view/ReportPaper.tsx';
import { EditStatusDialog } from '../EditStatusDialog.tsx';
import { editLink } from '../edit-link.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { t } from './details.texts.ts';

const route = getRouteApi('/session/Reports/$id/details');

/** The report as it is handed over, and the step from in use to waiting. */
export function ReportDetailsPage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  const head = useQuery(reportHeadQuery(id));
  const preferences = useQuery(preferencesQuery);
  const edition = {
    version: search.version ?? head.data?.version ?? 0,
    language: languageOrDefault(search.lang ?? preferences.data?.language),
  };
  const html = useQuery({
    ...reportHtmlQuery(id, edition),
    enabled: head.data !== undefined && !preferences.isPending,
  });
  const failed = [head, html].find(({ isError, data }) => isError && !data);
  const choose = (choice: ReportChoice) =>
    void navigate({
      to: '/Reports/$id/details',
      params: { id },
      search: { ...search, ...choice },
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <PageHeader title={head.data?.name ?? t('report')} lead={t('lead')}>
        <BackButton label={t('back')} listAt="/Reports" />
        {head.data && <DetailActions head={head.data} />}
      </PageHeader>
      <Stack gap="lg">
        {head.data && (
          <>
            <Group>
              <StatusBadge {...head.data} />
            </Group>
            <StartedWithoutNote {...head.data} />
            <ReportChoices head={head.data} edition={edition} onChoose={choose} />
            <EditionNote head={head.data} version={edition.version} onNewest={() => choose({ version: undefined })} />
          </>
        )}
        {failed && <ErrorPanel title={t('failed')} error={failed.error} onRetry={() => failed.refetch()} />}
        {html.data !== undefined && head.data ? (
          <ReportPaper html={html.data} label={t('paper', { name: head.data.name })} />
        ) : (
          !failed && <Placeholder />
        )}
      </Stack>
    </>
  );
}

function DetailActions({ head }: { head: ReportHead }) {
  const session = useSession();
  const [editing, setEditing] = useState(false);
  const reader = { ...session, id: session.user.id, email: session.user.email };
  return (
    <>
      {can(session, 'inspections.perform') && (
        <LinkButton {...editLink(head)} variant="default" leftSection={<IconPencil size={18} aria-hidden />}>
          {t('edit')}
        </LinkButton>
      )}
      {mayEditStatus(head, reader) && <Button onClick={() => setEditing(true)}>{t('editStatus')}</Button>}
      {editing && <EditStatusDialog inspection={head} onClose={() => setEditing(false)} />}
    </>
  );
}
