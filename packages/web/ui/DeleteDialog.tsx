import { Button, Group, Stack, Text } from '@mantine/core';
import { type QueryKey, type UseMutationResult, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';
import { notifySuccess } from './notify.ts';
import { Placeholder } from './Placeholder.tsx';
import { t } from './ui.texts.ts';

interface DeleteDialogProps<Known, Key extends QueryKey> {
  id: string;
  title: string;
  /** The record, where the title does not name it. */
  name?: string;
  query: UseQueryOptions<Known, Error, Known, Key>;
  /** What stands there while the record is read. */
  loading: string;
  /** 'What belongs to the customer could not be loaded'. */
  failed: string;
  /** What goes with the record, or stays. */
  details: (record: Known) => ReactNode;
  question: string;
  cancel?: string;
  confirm: string;
  /** '{name} was deleted.' */
  done: string;
  remove: UseMutationResult<unknown, Error, string>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Tells what goes with a record before it goes; a failure is shown by a message and changes nothing. */
export function DeleteDialog<Known, Key extends QueryKey>(props: DeleteDialogProps<Known, Key>) {
  const { id, title, name, query, loading, failed, details, question, remove, onClose, onDeleted } = props;
  // Counts from the cache could be those of yesterday.
  const request = useQuery({ ...query, staleTime: 0 });
  const known = request.isFetching ? undefined : request.data;
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        notifySuccess(props.done);
        onDeleted();
      },
      onSettled: onClose,
    });

  return (
    <Dialog title={title} size="md" onClose={onClose}>
      <Stack gap="lg">
        {name && (
          <Text fw={600} lineClamp={3}>
            {name}
          </Text>
        )}
        {request.isFetching && <Placeholder text={loading} />}
        {request.isError && !request.isFetching && (
          <ErrorPanel title={failed} error={request.error} onRetry={() => request.refetch()} />
        )}
        {known && details(known)}
        {known && <Text>{question}</Text>}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus>
            {props.cancel ?? t('cancel')}
          </Button>
          <Button color="red" disabled={!known} loading={remove.isPending} onClick={confirm}>
            {props.confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
