import type { Customer } from '@assay/contract/customers';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { ScrollList } from '../../ui/list/ScrollList.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { t as ui } from '../../ui/ui.texts.ts';
import { customerQuery, useDeleteCustomer } from './customers.queries.ts';
import { t } from './customers.texts.ts';

export interface Deleting {
  id: string;
  name: string;
}

interface DeleteCustomerDialogProps {
  customer: Deleting;
  onClose: () => void;
  onDeleted: () => void;
}

/** Tells what goes with the customer before it goes; a failure is told by a message and changes nothing. */
export function DeleteCustomerDialog({ customer, onClose, onDeleted }: DeleteCustomerDialogProps) {
  const { id, name } = customer;
  // Counts from the cache could be those of yesterday.
  const asked = useQuery({ ...customerQuery(id), staleTime: 0 });
  const remove = useDeleteCustomer();
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        notifySuccess(t('deleted', { name }));
        onDeleted();
      },
      onSettled: onClose,
    });

  return (
    <Dialog title={t('deleteTitle')} size="md" onClose={onClose}>
      <Stack gap="lg">
        <Text fw={600} lineClamp={3}>
          {name}
        </Text>
        {asked.isPending && <Placeholder />}
        {asked.isError && (
          <ErrorPanel title={t('deleteCountsFailed')} error={asked.error} onRetry={() => asked.refetch()} />
        )}
        {asked.data && <Belongings customer={asked.data} />}
        <Text>{t('deleteQuestion')}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus>
            {ui('cancel')}
          </Button>
          <Button color="red" disabled={!asked.data} loading={remove.isPending} onClick={confirm}>
            {t('delete')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

const Belongings = ({ customer: { sites, contacts, equipments } }: { customer: Customer }) => (
  <>
    <Facts
      facts={[
        [t('sites'), String(sites.length)],
        [t('contacts'), String(contacts.length)],
        [t('equipment'), String(equipments.length)],
      ]}
    />
    {sites.length > 0 && <ScrollList label={t('sites')} items={sites.map(({ id, name }) => ({ id, content: name }))} />}
    <Text c="dimmed">{t('deleteKeeps')}</Text>
  </>
);
