import type { Customer } from '@assay/contract/customers';
import { Text } from '@mantine/core';
import { DeleteDialog } from '../../ui/DeleteDialog.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { ScrollList } from '../../ui/list/ScrollList.tsx';
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

export const DeleteCustomerDialog = ({ customer: { id, name }, onClose, onDeleted }: DeleteCustomerDialogProps) => (
  <DeleteDialog
    id={id}
    title={t('deleteTitle')}
    name={name}
    query={customerQuery(id)}
    loading={ui('loading')}
    failed={t('deleteCountsFailed')}
    details={(customer) => <Belongings customer={customer} />}
    question={t('deleteQuestion')}
    confirm={t('delete')}
    done={t('deleted', { name })}
    remove={useDeleteCustomer()}
    onClose={onClose}
    onDeleted={onDeleted}
  />
);

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
