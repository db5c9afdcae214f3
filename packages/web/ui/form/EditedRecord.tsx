import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { Placeholder } from '../Placeholder.tsx';
import { useBegun } from './use-begun.ts';

interface EditedRecordProps<Known, Key extends QueryKey> {
  query: UseQueryOptions<Known, Error, Known, Key>;
  title: string;
  failed: string;
  /** The form of what was read. */
  children: (record: Known) => ReactNode;
}

/** The page of a form, from the moment that its record has been read. */
export function EditedRecord<Known, Key extends QueryKey>(props: EditedRecordProps<Known, Key>) {
  const { query, title, failed, children } = props;
  const { begun, request } = useBegun(query);
  if (begun) return children(begun);
  return (
    <>
      <PageHeader title={title} />
      {request.isError ? (
        <ErrorPanel title={failed} error={request.error} onRetry={() => request.refetch()} />
      ) : (
        <Placeholder />
      )}
    </>
  );
}
