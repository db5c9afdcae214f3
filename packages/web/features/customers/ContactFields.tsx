import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { PartList } from '../../ui/parts/PartList.tsx';
import { Picker } from '../../ui/picker/Picker.tsx';
import { newContact } from './customer-draft.ts';
import { t } from './customer-form.texts.ts';
import { t as customers } from './customers.texts.ts';
import { LanguageField } from './LanguageField.tsx';
import type { CustomerFormState } from './use-customer-form.ts';

const fields = () =>
  [
    ['name', customers('name'), 200, 'text'],
    ['email', customers('email'), 254, 'email'],
    ['phoneNumber', customers('phone'), 50, 'tel'],
  ] as const;

export function ContactFields({ form }: { form: CustomerFormState }) {
  function add(): string {
    const contact = newContact(form.getValues().language);
    form.insertListItem('contacts', contact);
    return contact.id;
  }
  return (
    <PartList
      title={customers('contacts')}
      ids={form.getValues().contacts.map(({ id }) => id)}
      partName={(index) => t('contactNumber', { number: index + 1 })}
      removeLabel={(index) => t('removeContact', { number: index + 1 })}
      addLabel={t('addContact')}
      empty={customers('noContacts')}
      onAdd={add}
      onRemove={(index) => form.removeListItem('contacts', index)}
      fields={(index) => (
        <>
          {fields().map(([field, label, maxLength, type]) => {
            const path = `contacts.${index}.${field}`;
            const key = form.key(path);
            return (
              <TextInput
                key={key}
                type={type}
                label={label}
                required={field === 'name'}
                maxLength={maxLength}
                {...form.getInputProps(path)}
              />
            );
          })}
          <ContactSite form={form} path={`contacts.${index}.customerSiteId`} />
          <LanguageField form={form} path={`contacts.${index}.language`} />
        </>
      )}
    />
  );
}

/** One of the sites as they are named at the moment, new ones included. */
function ContactSite({ form, path }: { form: CustomerFormState; path: string }) {
  const [, lookAgain] = useState({});
  const sites = form.getValues().sites.map(({ id, name }) => ({ value: id, label: name || t('unnamedSite') }));
  return (
    <Picker
      key={form.key(path)}
      label={customers('site')}
      placeholder={t('noSite')}
      clearable
      data={sites}
      onDropdownOpen={() => lookAgain({})}
      {...form.getInputProps(path)}
    />
  );
}
