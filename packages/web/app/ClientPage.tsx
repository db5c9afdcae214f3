import type { Customer } from '@assay/contract/customers';
import { can } from '@assay/domain/access';
import { useSession } from '../api/session.ts';
import { CustomerAudits } from '../features/audits/CustomerAudits.tsx';
import { NewAuditButton } from '../features/audits/NewAuditButton.tsx';
import { CustomerPage } from '../features/customers/CustomerPage.tsx';
import { KeepHere } from '../features/device/KeepHere.tsx';
import { CustomerInspections } from '../features/inspections/CustomerInspections.tsx';

/** What was carried out for a customer, as far as the reader may know of it. */
function CustomerWork({ customer: { id, name } }: { customer: Customer }) {
  const session = useSession();
  return (
    <>
      {can(session, 'inspections.perform') && <KeepHere kind="customer" id={id} name={name} />}
      {can(session, 'audits.read') && <CustomerAudits customerId={id} />}
      <CustomerInspections customerId={id} />
    </>
  );
}

function NewWork({ customerId }: { customerId: string }) {
  return can(useSession(), 'audits.edit') && <NewAuditButton customerId={customerId} />;
}

/** The page of a customer, with what is carried out at its sites. */
export const ClientPage = () => <CustomerPage work={CustomerWork} newWork={NewWork} />;
