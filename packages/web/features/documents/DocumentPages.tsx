import type { DocumentItem } from '@assay/contract/documents/document';
import { Button, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import classes from './document-tree.module.css';
import { documentPagesQuery } from './documents.queries.ts';
import { t } from './documents.texts.ts';

interface DocumentPagesProps {
  wanted: { categoryId?: string; search?: string };
  leaf: (document: DocumentItem, search: string) => ReactNode;
}

/** Documents a page at a time: more come on request. */
export function DocumentPages({ wanted, leaf }: DocumentPagesProps) {
  const { search = '' } = wanted;
  const query = useInfiniteQuery(documentPagesQuery(wanted));
  const [first] = query.data?.pages ?? [];
  if (!first)
    return query.error ? (
      <ErrorPanel title={t('treeFailed')} error={query.error} onRetry={() => query.refetch()} />
    ) : (
      <Placeholder />
    );
  const shown = query.data?.pages.flatMap(({ result }) => result) ?? [];
  if (shown.length === 0 && search) return <EmptyState title={t('nothingFound')} text={t('nothingFoundText')} />;
  const left = first.count - shown.length;
  return (
    <>
      {search && (
        <Text role="status" c="dimmed" size="sm">
          {t('found', { count: first.count })}
        </Text>
      )}
      <ul className={classes.documents}>
        {shown.map((document) => (
          <li key={document.id}>{leaf(document, search)}</li>
        ))}
      </ul>
      {shown.length === 0 && (
        <Text c="dimmed" size="sm">
          {t('noDocuments')}
        </Text>
      )}
      {query.isFetchNextPageError && <ErrorPanel title={t('moreFailed')} error={query.error} />}
      {left > 0 && (
        <Button variant="subtle" size="sm" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {t('showMore', { count: left })}
        </Button>
      )}
    </>
  );
}
