import type { Customer } from '@assay/contract/customers';
import { can } from '@assay/domain/access';
import { Suspense } from 'react';
import { useSession } from '../api/session.ts';
import { CustomerAudits } from '../features/audits/CustomerAudits.tsx';
import { NewAuditButton } from '../features/audits/NewAuditButton.tsx';
import { CustomerPage } from '../features/customers/CustomerPage.tsx';
import { CustomerInspections } from '../features/inspections/CustomerInspections.tsx';
import { lazyExport } from '../ui/lazy-export.tsx';

const KeepHere = lazyExport(() => import('../features/device/KeepHere.tsx'), 'KeepHere');

/** What was carried out for a customer, as far as the reader may know of it. */
function CustomerWork({ customer: { id, name } }: { customer: Customer }) {
  const session = useSession();
  return (
    <>
      {can(session, 'inspections.perform') && (
        <Suspense>
          <KeepHere kind="customer" id={id} name={name} />
        </Suspense>
      )}
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
