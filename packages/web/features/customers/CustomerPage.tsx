import type { Customer } from '@assay/contract/customers';
import { can } from '@assay/domain/access';
import { Menu, Stack } from '@mantine/core';
import { IconGitMerge, IconPencil, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { DeleteItem } from '../../ui/DeleteItem.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ListLink } from '../../ui/list/ListLink.tsx';
import { MoreActions } from '../../ui/MoreActions.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { ChooseTwinDialog } from './ChooseTwinDialog.tsx';
import { CustomerParts } from './CustomerParts.tsx';
import { customerHistoryWords } from './customer-fields.ts';
import { customerHistoryQuery, customerQuery } from './customers.queries.ts';
import { t } from './customers.texts.ts';
import { DeleteCustomerDialog } from './DeleteCustomerDialog.tsx';

const route = getRouteApi('/session/Customers/$id');

interface CustomerPageProps {
  /** What was carried out for the customer; customers know no visits. */
  work: ComponentType<{ customer: Customer }>;
  newWork: ComponentType<{ customerId: string }>;
}

export function CustomerPage({ work: Work, newWork: NewWork }: CustomerPageProps) {
  const { id } = route.useParams();
  const session = useSession();
  const navigate = useNavigate();
  const query = useQuery(customerQuery(id));
  const customer = query.data;
  const [deleting, setDeleting] = useState(false);
  const [merging, setMerging] = useState(false);
  useSurvivor(id, customer);

  if (!customer) {
    return (
      <>
        <PageHeader title={t('customer')} />
        {query.isError ? (
          <ErrorPanel title={t('customerFailed')} error={query.error} onRetry={() => query.refetch()} />
        ) : (
          <Placeholder />
        )}
        <ListLink to="/Customers">{t('toList')}</ListLink>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={customer.name}
        crumbs={
          <Crumbs
            parts={[
              <ListLink key="list" to="/Customers">
                {t('title')}
              </ListLink>,
            ]}
          />
        }
      >
        {can(session, 'customers.delete') && (
          <MoreActions>
            {can(session, 'customers.merge') && (
              <Menu.Item leftSection={<IconGitMerge size={16} aria-hidden />} onClick={() => setMerging(true)}>
                {t('mergeWith')}
              </Menu.Item>
            )}
            <DeleteItem label={t('delete')} onClick={() => setDeleting(true)} />
          </MoreActions>
        )}
        {can(session, 'customers.edit') && (
          <LinkButton
            to="/Customers/$id/edit"
            params={{ id }}
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            {t('edit')}
          </LinkButton>
        )}
        <NewWork customerId={customer.id} />
      </PageHeader>
      <Stack gap="lg">
        <CustomerParts
          customer={customer}
          addEquipment={
            can(session, 'equipment.create') && (
              <LinkButton
                to="/Equipments/new"
                search={{ customer: customer.id }}
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden />}
              >
                {t('addEquipment')}
              </LinkButton>
            )
          }
        />
        <Work customer={customer} />
        {can(session, 'history.read') && (
          <HistoryPanel query={customerHistoryQuery(customer.id)} words={customerHistoryWords} />
        )}
      </Stack>
      {merging && <ChooseTwinDialog customer={customer} onClose={() => setMerging(false)} />}
      {deleting && (
        <DeleteCustomerDialog
          customer={customer}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigate({ to: '/Customers', replace: true })}
        />
      )}
    </>
  );
}

/** A link to a merged customer answers with the survivor, whose address then stands in its place. */
function useSurvivor(id: string, customer: { id: string; name: string } | undefined): void {
  const navigate = useNavigate();
  const survivor = customer?.id;
  const name = customer?.name ?? '';
  useEffect(() => {
    if (!survivor || survivor === id) return;
    notifySuccess(t('merged', { name }));
    void navigate({ to: '/Customers/$id', params: { id: survivor }, replace: true });
  }, [survivor, id, name, navigate]);
}
