import { certificateMark } from '@assay/domain/certificates/certificate';
import { dayOf } from '@assay/domain/time';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { PartList } from '../../ui/parts/PartList.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { FamilyPicker } from '../products/FamilyPicker.tsx';
import { markTones } from './certification-columns.tsx';
import { t } from './certifications.texts.ts';
import { type CertifiedUserDraft, newCertification } from './certified-user-draft.ts';

type Form = UseFormReturnType<CertifiedUserDraft>;

/** The certifications of a person, one line each. */
export const CertificationFields = ({ form }: { form: Form }) => (
  <PartList
    title={t('certifications')}
    ids={form.getValues().certifications.map(({ id }) => id)}
    partName={(index) => t('certificationNumber', { number: index + 1 })}
    removeLabel={(index) => t('removeCertification', { number: index + 1 })}
    addLabel={t('addCertification')}
    empty={t('noCertifications')}
    onAdd={() => {
      const added = newCertification(new Date());
      form.insertListItem('certifications', added);
      return added.id;
    }}
    onRemove={(index) => form.removeListItem('certifications', index)}
    fields={(index) => (
      <>
        <FamilyField form={form} path={`certifications.${index}.family`} index={index} />
        {(['certificationDate', 'expirationDate'] as const).map((field) => {
          const path = `certifications.${index}.${field}`;
          const Field = field === 'expirationDate' ? ExpirationField : TextInput;
          return <Field key={form.key(path)} type="date" label={t(field)} {...form.getInputProps(path)} />;
        })}
      </>
    )}
  />
);

/** The last day, which says by itself that it is over or near. */
function ExpirationField({ defaultValue, onChange, ...field }: TextInputProps) {
  const [day, setDay] = useState(String(defaultValue ?? ''));
  const mark = day && certificateMark(day, dayOf(new Date()));
  return (
    <TextInput
      {...field}
      defaultValue={defaultValue}
      onChange={(event) => {
        setDay(event.currentTarget.value);
        onChange?.(event);
      }}
      description={mark && <Tag tone={markTones[mark]}>{t(mark)}</Tag>}
      descriptionProps={{ component: 'div' }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}

function FamilyField({ form, path, index }: { form: Form; path: string; index: number }) {
  const [family, setFamily] = useState(form.getValues().certifications[index]?.family ?? null);
  const { error } = form.getInputProps(path);
  return (
    <FamilyPicker
      label={t('family')}
      placeholder={t('findFamily')}
      value={family}
      error={error}
      data-path={path}
      onChange={(choice) => {
        const chosen = choice && { id: choice.id, name: choice.name };
        setFamily(chosen);
        form.setFieldValue(path, chosen as never);
      }}
    />
  );
}
