import { Stack } from '@mantine/core';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { CustomerPicker } from '../../customers/CustomerPicker.tsx';
import { SitePicker } from '../../customers/SitePicker.tsx';
import { VisitContactFields } from '../../customers/VisitContactFields.tsx';
import { KeepHere } from '../../device/KeepHere.tsx';
import { t } from './create.texts.ts';
import type { NewAudit } from './use-new-audit.ts';

/** Which plant is audited, and whom to speak to there; another place has another contact. */
export function PlacePanel({ audit: { choices, contacts, record, errors, change } }: { audit: NewAudit }) {
  const { customer, site, contact } = choices;
  return (
    <Panel title={t('place')}>
      <Stack gap="md">
        <FieldGrid>
          <CustomerPicker
            label={t('customer')}
            placeholder={t('findCustomer')}
            required
            value={customer}
            onChange={(next) =>
              next?.id !== customer?.id && change({ customer: next, site: undefined, contact: undefined })
            }
            error={errors.customer}
            data-path="customer"
          />
          <SitePicker
            key={customer?.id}
            label={t('site')}
            placeholder={t(customer ? 'findSite' : 'customerFirst')}
            required
            customerId={customer?.id ?? null}
            value={site}
            onChange={(next) => next?.id !== site?.id && change({ site: next, contact: undefined })}
            error={errors.customerSiteId}
            data-path="customerSiteId"
          />
        </FieldGrid>
        {customer && record.data && <KeepHere kind="customer" id={customer.id} name={customer.name} />}
        {customer && record.isError && (
          <ErrorPanel title={t('customerFailed')} error={record.error} onRetry={() => record.refetch()} />
        )}
        <VisitContactFields
          contacts={contacts}
          contact={contact}
          errors={errors}
          onChange={(next) => change({ contact: next })}
        />
      </Stack>
    </Panel>
  );
}
