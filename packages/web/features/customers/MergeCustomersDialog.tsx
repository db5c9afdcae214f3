import type { Customer } from '@assay/contract/customers';
import { languageName } from '@assay/domain/languages';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { faultText } from '../../ui/fault-text.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { t } from './compare.texts.ts';
import { useMergeCustomers } from './customers.queries.ts';

/** Twins often share their name. */
const namedCustomer = ({ name, mdmCustomerId: mdmId }: Customer): string =>
  mdmId ? t('withMdmId', { name, mdmId }) : name;

interface MergeCustomersDialogProps {
  first: Customer;
  second: Customer;
  onClose: () => void;
}

/** The first becomes part of the second, which survives under the name given here. */
export function MergeCustomersDialog({ first, second, onClose }: MergeCustomersDialogProps) {
  const [name, setName] = useState(first.name);
  const navigate = useNavigate();
  const merge = useMergeCustomers(first.id, second.id);
  const refused = merge.error instanceof ApiError ? merge.error.errors.find(({ path }) => path === 'name') : undefined;

  function mergeThem(): void {
    if (merge.isPending || name.trim() === '') return;
    merge.mutate(name, {
      onSuccess: (merged) => {
        notifySuccess(t('merged', { name: merged.name }));
        void navigate({ to: '/Customers/$id', params: { id: second.id }, replace: true });
      },
    });
  }

  return (
    <Dialog title={t('dialogTitle')} size="md" onClose={onClose}>
      {/* Enter in the name merges nothing: it cannot be undone. */}
      <form onSubmit={(event) => event.preventDefault()} noValidate>
        <Stack gap="lg">
          <Facts
            facts={[
              [t('stays'), namedCustomer(second)],
              [t('goes'), namedCustomer(first)],
              [t('mdmId'), second.mdmCustomerId || first.mdmCustomerId || t('none')],
              [t('englishName'), second.englishName || first.englishName || t('none')],
              [t('language'), languageName(second.language)],
            ]}
          />
          <Text>
            {t('result', { goes: namedCustomer(first), stays: namedCustomer(second) })} <b>{t('forGood')}</b>
          </Text>
          <TextInput
            label={t('name')}
            description={name === first.name && first.name !== second.name ? t('nameOfMerged') : undefined}
            value={name}
            maxLength={200}
            data-autofocus
            error={refused && faultText(refused)}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {merge.isError && !refused && <ErrorPanel title={t('mergeFailed')} error={merge.error} />}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button color="red" onClick={mergeThem} loading={merge.isPending} disabled={name.trim() === ''}>
              {t('merge')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
