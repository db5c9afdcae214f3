import { Alert, Button } from '@mantine/core';
import { IconArrowsLeftRight, IconGitMerge } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { t } from './compare.texts.ts';
import { customerQuery } from './customers.queries.ts';
import { MergeCustomersDialog } from './MergeCustomersDialog.tsx';

const route = getRouteApi('/session/Customers/$id/compare/$id2');

export function CompareCustomersPage() {
  const { id, id2 } = route.useParams();
  const queries = useQueries({ queries: [customerQuery(id), customerQuery(id2)] });
  const [merging, setMerging] = useState(false);
  const [first, second] = [queries[0].data, queries[1].data];
  const error = queries[0].error ?? queries[1].error;
  const same = first !== undefined && first.id === second?.id;

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')}>
        {first && second && !same && (
          <>
            <LinkButton
              to="/Customers/$id/compare/$id2"
              params={{ id: id2, id2: id }}
              replace
              variant="default"
              leftSection={<IconArrowsLeftRight size={18} aria-hidden />}
            >
              {t('swap')}
            </LinkButton>
            <Button leftSection={<IconGitMerge size={18} aria-hidden />} onClick={() => setMerging(true)}>
              {t('merge')}
            </Button>
          </>
        )}
      </PageHeader>
      {error && (
        <ErrorPanel
          title={t('failed')}
          error={error}
          onRetry={() => queries.forEach(({ refetch }) => void refetch())}
        />
      )}
      {!error && (!first || !second) && <Placeholder />}
      {same && (
        <Alert color="gray" title={t('same')}>
          {t('sameText')}{' '}
          <TextLink to="/Customers/$id" params={{ id: first.id }}>
            {t('toCustomer')}
          </TextLink>
        </Alert>
      )}
      {first && second && !same && <ComparisonTable first={first} second={second} />}
      {merging && first && second && (
        <MergeCustomersDialog first={first} second={second} onClose={() => setMerging(false)} />
      )}
    </>
  );
}
