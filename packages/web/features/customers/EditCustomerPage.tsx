import { getRouteApi } from '@tanstack/react-router';
import { EditedRecord } from '../../ui/form/EditedRecord.tsx';
import { CustomerForm } from './CustomerForm.tsx';
import { t } from './customer-form.texts.ts';
import { customerQuery } from './customers.queries.ts';
import { t as customers } from './customers.texts.ts';

const route = getRouteApi('/session/Customers/$id/edit');

export function EditCustomerPage() {
  const { id } = route.useParams();
  return (
    <EditedRecord query={customerQuery(id)} title={t('editTitle')} failed={customers('customerFailed')}>
      {(customer) => <CustomerForm customer={customer} />}
    </EditedRecord>
  );
}
