import { Stack, Text } from '@mantine/core';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { CustomerPicker } from '../../customers/CustomerPicker.tsx';
import { VisitContactFields } from '../../customers/VisitContactFields.tsx';
import { placeOf } from '../../equipment/equipment-draft.ts';
import { PlaceFields } from '../../equipment/PlaceFields.tsx';
import { t } from './start.texts.ts';
import type { Start } from './use-start.ts';

/** For whom it is, and whom to speak to there. */
export function CustomerPanel({ start }: { start: Start }) {
  const { facts, draft, change, errors } = start;
  const { customer, place } = facts;
  return (
    <Panel title={t('customer')}>
      <Stack gap="md">
        {draft.machineKind === 'new' ? (
          <PlaceFields
            defaultValue={place}
            onChange={(next) => change({ place: next, contact: undefined })}
            {...(errors.place && { error: errors.place })}
            data-path="place"
          />
        ) : (
          <CustomerOfMachine start={start} />
        )}
        {place && customer.isError && (
          <ErrorPanel title={t('customerFailed')} error={customer.error} onRetry={() => customer.refetch()} />
        )}
        <VisitContactFields
          contacts={facts.contacts}
          contact={facts.contact}
          errors={errors}
          onChange={(contact) => change({ contact })}
        />
      </Stack>
    </Panel>
  );
}

/** The machine says whose it is; somebody else may have asked for the inspection. */
function CustomerOfMachine({ start: { facts, errors, change } }: { start: Start }) {
  const { place, record } = facts;
  return (
    <div>
      <CustomerPicker
        label={t('customerName')}
        placeholder={t('noCustomer')}
        clearable={!record?.customer}
        value={place?.customer ?? null}
        onChange={(customer) =>
          customer?.id !== place?.customer.id &&
          change({
            place: customer?.id === record?.customer?.id ? undefined : customer && placeOf(customer, null),
            contact: undefined,
          })
        }
        error={errors.place}
        data-path="place"
      />
      {place?.site && (
        <Text c="dimmed" size="sm" mt={4}>
          {t('site', { site: place.site.name })}
        </Text>
      )}
    </div>
  );
}
