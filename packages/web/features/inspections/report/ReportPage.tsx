import type { ReportHead } from '@assay/contract/report-heads';
import { can } from '@assay/domain/access';
import { languageOrDefault } from '@assay/domain/languages';
import { Alert, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { Crumbs } from '../../../ui/Crumbs.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { lazyExport } from '../../../ui/lazy-export.tsx';
import { ListLink } from '../../../ui/list/ListLink.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Placeholder } from '../../../ui/Placeholder.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { preferencesQuery } from '../../auth/auth.queries.ts';
import { StartedWithoutNote } from '../../certificates/StartedWithoutNote.tsx';
import { HistoryPanel } from '../../history/HistoryPanel.tsx';
import { ReportBody } from '../../reports/blocks/ReportBody.tsx';
import {
  inspectionHistoryQuery,
  reportChangesQuery,
  reportDocumentQuery,
  reportHeadQuery,
} from '../../reports/reports.queries.ts';
import { ChangesPanel } from '../../reports/view/ChangesPanel.tsx';
import { EditionNote } from '../../reports/view/EditionNote.tsx';
import { type ReportChoice, ReportChoices } from '../../reports/view/ReportChoices.tsx';
import { UntranslatedNote } from '../../reports/view/UntranslatedNote.tsx';
import { viewTimes } from '../../reports/view/view-times.ts';
import { reportLink } from '../../visits/visit-link.ts';
import { RatingButtons } from '../RatingButtons.tsx';
import { RatingMark } from '../RatingMark.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { EvidenceStrip } from './EvidenceStrip.tsx';
import { historyWords } from './history-words.ts';
import { ReportActions } from './ReportActions.tsx';
import { t } from './report.texts.ts';

// Read by whoever is about to submit it, and by few others.
const DraftDock = lazyExport(() => import('../perform/DraftDock.tsx'), 'DraftDock');

const route = getRouteApi('/session/Reports/$id');

/** A report to be read: any version, in any language. */
export function ReportPage() {
  const { id } = route.useParams();
  const head = useQuery(reportHeadQuery(id));
  const preferences = useQuery(preferencesQuery);
  const failed = [head, preferences].find(({ isError, data }) => isError && !data);
  if (head.data && preferences.data)
    return <ShownReport key={id} head={head.data} preferred={preferences.data.language} />;
  return (
    <Waiting>
      {failed && <ErrorPanel title={t('failed')} error={failed.error} onRetry={() => failed.refetch()} />}
    </Waiting>
  );
}

/** Stands there until there is a report; `children` say why there is none. */
const Waiting = ({ children }: { children?: ReactNode }) => (
  <>
    <PageHeader title={t('report')} />
    {children || <Placeholder />}
    <ListLink to="/Reports">{t('toList')}</ListLink>
  </>
);

function ShownReport({ head, preferred }: { head: ReportHead; preferred: string }) {
  const reader = useSession();
  const search = route.useSearch();
  const navigate = useNavigate();
  const { id } = head;
  const edition = { version: search.version ?? head.version, language: languageOrDefault(search.lang ?? preferred) };
  const query = useQuery(reportDocumentQuery(id, edition));
  const document = query.data;
  // Its head alone would move as the report comes; another version later leaves everything where it is.
  const [isThere, setThere] = useState(!query.isPending);
  if (!isThere && !query.isPending) setThere(true);
  const choose = (choice: ReportChoice) =>
    void navigate({ ...reportLink(id), search: { ...search, ...choice }, resetScroll: false });
  if (!isThere) return <Waiting />;
  const choices = <ReportChoices head={head} edition={edition} onChoose={choose} />;
  return (
    <>
      <PageHeader
        title={document?.title ?? head.name}
        crumbs={
          <Crumbs
            parts={[
              <ListLink key="list" to="/Reports">
                {t('reports')}
              </ListLink>,
              document?.kind ?? head.displayName,
            ]}
          />
        }
        lead={
          <>
            <StatusBadge {...head} />
            <span>{viewTimes(head).momentInZone(head.inspectionDate)}</span>
            <span>{head.inspector}</span>
            <span>{head.customerName}</span>
            {can(reader, 'equipment.read') && (
              <TextLink to="/Equipments/$id" params={{ id: head.equipmentId }}>
                {t('machine')}
              </TextLink>
            )}
            {document && <span>{document.companyName}</span>}
            {can(reader, 'inspections.rate') ? (
              <Group gap={4} wrap="nowrap">
                {t('review')}
                <RatingButtons inspection={head} />
              </Group>
            ) : (
              head.rating && <RatingMark rating={head.rating} />
            )}
          </>
        }
      >
        <ReportActions head={head} version={edition.version} search={search} />
      </PageHeader>
      <Stack gap="lg">
        <StartedWithoutNote {...head} />
        {head.status === 'Waiting' &&
          (can(reader, 'inspections.review') ? (
            <EvidenceStrip id={id} isFactoryTest={head.type === 'FAT'} />
          ) : (
            <Alert title={t('waitingTitle')}>{t('waitingText')}</Alert>
          ))}
        <EditionNote head={head} version={edition.version} onNewest={() => choose({ version: undefined })} />
        {can(reader, 'inspections.edit') && <UntranslatedNote id={id} edition={edition} />}
        <ChangesPanel
          since={edition.version - 1}
          language={edition.language}
          changes={reportChangesQuery(id, edition)}
        />
        {query.isError && <ErrorPanel title={t('failed')} error={query.error} onRetry={() => query.refetch()} />}
        {document ? <ReportBody document={document} choices={choices} /> : query.isPending && <Placeholder />}
        {!document && choices}
        {/* What is below the report does not stand in its place until it comes. */}
        {!query.isPending && can(reader, 'history.read') && (
          <HistoryPanel query={inspectionHistoryQuery(id)} words={historyWords} />
        )}
      </Stack>
      {search.review && head.status === 'In_Use' && can(reader, 'inspections.perform') && (
        <Suspense>
          <DraftDock id={id} />
        </Suspense>
      )}
    </>
  );
}
