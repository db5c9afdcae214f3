import type { Customer } from '@assay/contract/customers';
import { can } from '@assay/domain/access';
import { Stack } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
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
        <CustomerParts customer={customer} />
        <Work customer={customer} />
        {can(session, 'history.read') && (
          <HistoryPanel query={customerHistoryQuery(customer.id)} words={customerHistoryWords} />
        )}
      </Stack>
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
