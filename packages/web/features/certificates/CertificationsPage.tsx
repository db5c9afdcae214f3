import type { CertifiedUser } from '@assay/contract/certificates';
import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { CheckFilter } from '../../ui/list/CheckFilter.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { useListState } from '../../ui/list/list-state.ts';
import { useList } from '../../ui/list/use-list.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CertifiedUserDialog } from './CertifiedUserDialog.tsx';
import { certificationColumns, choosingUser } from './certification-columns.tsx';
import { type Attempts, certifiedUserDefaults, certifiedUserSource } from './certifications.queries.ts';
import { t } from './certifications.texts.ts';
import { DeleteCertifiedUserDialog } from './DeleteCertifiedUserDialog.tsx';

interface Failure {
  title: string;
  error: Error;
}

const answerOf = (error: Error): string =>
  error instanceof ApiError && error.status > 0 ? t('errorStatus', { status: error.status }) : t('unexpectedError');

/** Who is certified for what; kept by the certification manager alone. */
export function CertificationsPage() {
  const state = useListState(certifiedUserDefaults);
  const list = useList(certifiedUserSource, state);
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<CertifiedUser>();
  const [failure, setFailure] = useState<Failure>();
  const attempts: Attempts = {
    begin: () => setFailure(undefined),
    fail: (title, error) => setFailure({ title, error }),
  };
  const { user: chosenId }: { user?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const chosen = list.rows?.find(({ id }) => id === chosenId);
  const closeChosen = () => void navigate({ to: '.', search: choosingUser(undefined), resetScroll: false });
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack gap="md">
        {failure && <ErrorPanel {...failure} more={answerOf(failure.error)} onClear={attempts.begin} />}
        <DataList
          label={t('title')}
          columns={certificationColumns(setLeaving, new Date())}
          state={state}
          list={list}
          searchLabel={t('search')}
          failed={t('failed')}
          minWidth="52rem"
          folds="tablet"
          actions={
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
              {t('addNew')}
            </Button>
          }
          empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
        >
          {state.filters.expiring && (
            <CheckFilter
              state={state}
              name="expiring"
              label={t('only')}
              choices={[{ value: 'true', label: t('expiring') }]}
            />
          )}
        </DataList>
      </Stack>
      {isAdding && <CertifiedUserDialog attempts={attempts} onClose={() => setAdding(false)} />}
      {chosen && <CertifiedUserDialog key={chosen.id} user={chosen} attempts={attempts} onClose={closeChosen} />}
      {leaving && (
        <DeleteCertifiedUserDialog user={leaving} attempts={attempts} onClose={() => setLeaving(undefined)} />
      )}
    </>
  );
}
