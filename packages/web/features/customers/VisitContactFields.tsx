import { TextInput } from '@mantine/core';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { Picker } from '../../ui/picker/Picker.tsx';
import { t } from './visit-contact.texts.ts';
import { type CustomerContact, contactOf, type VisitContact } from './visit-contact.ts';

interface VisitContactFieldsProps {
  /** Those that the customer has. */
  contacts: readonly CustomerContact[];
  contact: VisitContact;
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (contact: VisitContact) => void;
}

/** Whom to speak to at a visit: one of the customer's contacts, or somebody else. */
export function VisitContactFields({ contacts, contact, errors, onChange }: VisitContactFieldsProps) {
  const chosen = contacts.find((one) => contactOf(one).contactName === contact.contactName);
  const field = (path: keyof VisitContact, maxLength: number, type?: string) => (
    <TextInput
      label={t(path)}
      maxLength={maxLength}
      {...(type && { type })}
      value={contact[path]}
      onChange={(event) => onChange({ ...contact, [path]: event.currentTarget.value })}
      error={errors[path]}
      data-path={path}
    />
  );
  return (
    <>
      {contacts.length > 0 && (
        <Picker
          label={t('contact')}
          placeholder={t('otherContact')}
          data={contacts.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen?.id ?? null}
          onChange={(id) => {
            const next = contacts.find((one) => one.id === id);
            if (next) onChange(contactOf(next));
          }}
        />
      )}
      <FieldGrid>
        {field('contactName', 200)}
        {field('contactPhoneNumber', 50, 'tel')}
        {field('contactEmail', 254, 'email')}
      </FieldGrid>
    </>
  );
}
