import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { Placeholder } from '../Placeholder.tsx';

interface EditedRecordProps<Known, Key extends QueryKey> {
  query: UseQueryOptions<Known, Error, Known, Key>;
  title: string;
  failed: string;
  /** The form of what was read. */
  children: (record: Known) => ReactNode;
}

/** The form begins with the newest state, and keeps to it: what is read later must not change what is being typed. */
export function EditedRecord<Known, Key extends QueryKey>(props: EditedRecordProps<Known, Key>) {
  const { query, title, failed, children } = props;
  const asked = useQuery({ ...query, staleTime: 0 });
  const [begun, setBegun] = useState<Known>();
  if (!begun && asked.data && !asked.isFetching) setBegun(() => asked.data);
  if (begun) return children(begun);
  return (
    <>
      <PageHeader title={title} />
      {asked.isError ? (
        <ErrorPanel title={failed} error={asked.error} onRetry={() => asked.refetch()} />
      ) : (
        <Placeholder />
      )}
    </>
  );
}
