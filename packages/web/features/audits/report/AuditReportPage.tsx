import type { AuditReportHead } from '@assay/contract/audit-reports';
import { Button, NativeSelect, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { BackButton } from '../../../ui/BackButton.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Placeholder } from '../../../ui/Placeholder.tsx';
import { ChangesPanel } from '../../reports/view/ChangesPanel.tsx';
import { ReportPaper } from '../../reports/view/ReportPaper.tsx';
import { viewTimes } from '../../reports/view/view-times.ts';
import { downloadAuditReport } from '../download-audit-report.ts';
import { AuditEditionNote } from './AuditEditionNote.tsx';
import { auditReportChangesQuery, auditReportHeadQuery, auditReportHtmlQuery } from './audit-report.queries.ts';
import classes from './audit-report-page.module.css';
import { t } from './report.texts.ts';

const route = getRouteApi('/session/Audits/$id/report');

/** What is read unless a version is named: the draft of an open audit, else what was finished last. */
const shownVersion = ({ finished, version }: AuditReportHead): number => (finished ? version : 0);

/** The report of an audit as it is handed over: the draft of an open one, or any version that was finished. */
export function AuditReportPage() {
  const { id } = route.useParams();
  const head = useQuery(auditReportHeadQuery(id));
  return (
    <>
      <PageHeader title={head.data?.name ?? t('report')} lead={t('lead')}>
        <BackButton label={t('back')} listAt="/Audits" />
        {head.data && <DownloadButton head={head.data} />}
      </PageHeader>
      {head.isError && !head.data && (
        <ErrorPanel title={t('failed')} error={head.error} onRetry={() => head.refetch()} />
      )}
      {head.isPending && <Placeholder />}
      {head.data && <ShownReport key={id} head={head.data} />}
    </>
  );
}

function DownloadButton({ head }: { head: AuditReportHead }) {
  const { version } = route.useSearch();
  const download = useMutation({ mutationFn: () => downloadAuditReport(head, version) });
  return (
    <Button
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('downloadPdf')}
    </Button>
  );
}

function ShownReport({ head }: { head: AuditReportHead }) {
  const { id, name } = head;
  const newest = shownVersion(head);
  const version = route.useSearch().version ?? newest;
  const navigate = useNavigate();
  const html = useQuery(auditReportHtmlQuery(id, version));
  const choose = (wanted: number) =>
    void navigate({
      to: '/Audits/$id/report',
      params: { id },
      search: { version: wanted === newest ? undefined : wanted },
      replace: true,
      resetScroll: false,
    });
  return (
    <Stack gap="lg">
      <AuditEditionNote head={head} version={version} onNewest={() => choose(newest)} />
      {head.versions.length > 0 && <EditionChoice head={head} version={version} onChoose={choose} />}
      <ChangesPanel
        since={version === 0 ? head.version : version - 1}
        language="en"
        changes={auditReportChangesQuery(id, version)}
      />
      {html.isError && <ErrorPanel title={t('failed')} error={html.error} onRetry={() => html.refetch()} />}
      {html.data === undefined ? (
        !html.isError && <Placeholder />
      ) : (
        <ReportPaper html={html.data} label={t('paper', { name })} withContents />
      )}
    </Stack>
  );
}

interface EditionChoiceProps {
  head: AuditReportHead;
  version: number;
  onChoose: (version: number) => void;
}

/** Said below the list: a phone has no room for a name in its lines, and a list breaks none. */
function finisherOf({ versions }: AuditReportHead, shown: number): string {
  const name = versions.find(({ version }) => version === shown)?.savedBy;
  return name ? t('finishedBy', { name }) : '';
}

const EditionChoice = ({ head, version: shown, onChoose }: EditionChoiceProps) => (
  <NativeSelect
    className={classes.choice ?? ''}
    label={t('version')}
    description={[finisherOf(head, shown), t('zone', { zone: head.timeZone })].filter(Boolean).join(' ')}
    inputWrapperOrder={['label', 'input', 'description']}
    value={shown}
    onChange={({ currentTarget: { value } }) => onChoose(Number(value))}
    data={[
      ...(head.finished ? [] : [{ value: '0', label: t('draft') }]),
      ...head.versions.map(({ version, savedAt }) => ({
        value: String(version),
        label: t('versionOf', { version, day: viewTimes(head).moment(savedAt) }),
      })),
    ]}
  />
);
