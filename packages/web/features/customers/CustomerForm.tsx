import type { Customer } from '@assay/contract/customers';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ContactFields } from './ContactFields.tsx';
import { CustomerConflictDialog } from './CustomerConflictDialog.tsx';
import classes from './customer-form.module.css';
import { t } from './customer-form.texts.ts';
import { t as customers } from './customers.texts.ts';
import { LanguageField } from './LanguageField.tsx';
import { SiteFields } from './SiteFields.tsx';
import { useCustomerForm } from './use-customer-form.ts';

/** Creates a customer, or changes one that is known. */
export function CustomerForm({ customer }: { customer?: Customer }) {
  const navigate = useNavigate();
  const { form, submit, save, failure, conflict, isDirty } = useCustomerForm(customer, (saved) => {
    notifySuccess(t('saved', { name: saved.name }));
    void navigate({ to: '/Customers/$id', params: { id: saved.id }, replace: true });
  });
  const text = (path: string, label: string, maxLength: number) => (
    <TextInput key={form.key(path)} label={label} maxLength={maxLength} {...form.getInputProps(path)} />
  );

  return (
    <form onSubmit={submit} noValidate>
      <PageHeader title={customer ? t('editTitle') : t('createTitle')} {...(customer && { lead: customer.name })} />
      <Stack gap="lg">
        <Panel title={customers('facts')}>
          <div className={classes.facts}>
            {text('name', customers('name'), 200)}
            {text('englishName', customers('englishName'), 200)}
            {text('mdmCustomerId', customers('mdmId'), 100)}
            <LanguageField form={form} path="language" />
          </div>
        </Panel>
        <SiteFields form={form} />
        <ContactFields form={form} />
        {failure && <ErrorPanel title={t('saveFailed')} error={failure} more={t('kept')} />}
        <Group gap="sm" className={classes.buttons}>
          <Button type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
          {customer ? (
            <LinkButton to="/Customers/$id" params={{ id: customer.id }} variant="default">
              {t('cancel')}
            </LinkButton>
          ) : (
            <LinkButton to="/Customers" variant="default">
              {t('cancel')}
            </LinkButton>
          )}
        </Group>
      </Stack>
      {conflict && <CustomerConflictDialog conflict={conflict} busy={save.isPending} />}
      <LeaveGuard isDirty={isDirty} />
    </form>
  );
}
