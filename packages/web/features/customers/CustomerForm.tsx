import type { Customer } from '@assay/contract/customers';
import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { RecordForm } from '../../ui/form/RecordForm.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Panel } from '../../ui/Panel.tsx';
import { t as ui } from '../../ui/ui.texts.ts';
import { ContactFields } from './ContactFields.tsx';
import { CustomerConflictDialog } from './CustomerConflictDialog.tsx';
import { t } from './customer-form.texts.ts';
import { t as customers } from './customers.texts.ts';
import { LanguageField } from './LanguageField.tsx';
import { SiteFields } from './SiteFields.tsx';
import { useCustomerForm } from './use-customer-form.ts';

/** Creates a customer, or changes one that is known. */
export function CustomerForm({ customer }: { customer?: Customer }) {
  const navigate = useNavigate();
  const state = useCustomerForm(customer, (saved) => {
    notifySuccess(t('saved', { name: saved.name }));
    void navigate({ to: '/Customers/$id', params: { id: saved.id }, replace: true });
  });
  const { form, conflict, busy } = state;
  const text = (path: string, label: string, maxLength: number) => (
    <TextInput key={form.key(path)} label={label} maxLength={maxLength} {...form.getInputProps(path)} />
  );
  const back = customer ? ({ to: '/Customers/$id', params: { id: customer.id } } as const) : { to: '/Customers' };

  return (
    <RecordForm
      title={customer ? t('editTitle') : t('createTitle')}
      {...(customer && { lead: customer.name })}
      save={t('save')}
      failed={t('saveFailed')}
      cancel={
        <LinkButton {...back} variant="default">
          {ui('cancel')}
        </LinkButton>
      }
      state={state}
    >
      <Panel title={customers('facts')}>
        <FieldGrid>
          <TextInput
            key={form.key('name')}
            label={customers('name')}
            required
            maxLength={200}
            {...form.getInputProps('name')}
          />
          {text('englishName', customers('englishName'), 200)}
          {text('mdmCustomerId', customers('mdmId'), 100)}
          <LanguageField form={form} path="language" />
        </FieldGrid>
      </Panel>
      <SiteFields form={form} />
      <ContactFields form={form} />
      {conflict && <CustomerConflictDialog conflict={conflict} busy={busy} />}
    </RecordForm>
  );
}
