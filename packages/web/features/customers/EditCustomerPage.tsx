import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { CustomerForm } from './CustomerForm.tsx';
import { t } from './customer-form.texts.ts';
import { customerQuery } from './customers.queries.ts';
import { t as customers } from './customers.texts.ts';

const route = getRouteApi('/session/Customers/$id/edit');

/** The form begins with the newest state, and keeps to it: what is read later must not change what is being typed. */
export function EditCustomerPage() {
  const { id } = route.useParams();
  const asked = useQuery({ ...customerQuery(id), staleTime: 0 });
  const [begun, setBegun] = useState<typeof asked.data>();
  if (!begun && asked.data && !asked.isFetching) setBegun(asked.data);
  if (begun) return <CustomerForm customer={begun} />;
  return (
    <>
      <PageHeader title={t('editTitle')} />
      {asked.isError ? (
        <ErrorPanel title={customers('customerFailed')} error={asked.error} onRetry={() => asked.refetch()} />
      ) : (
        <Placeholder />
      )}
    </>
  );
}
