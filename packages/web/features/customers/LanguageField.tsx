import { languages } from '@assay/domain/languages';
import { Picker } from '../../ui/picker/Picker.tsx';
import { t } from './customers.texts.ts';
import type { CustomerFormState } from './use-customer-form.ts';

const choices = languages.map(({ id, name }) => ({ value: id, label: name }));

export const LanguageField = ({ form, path }: { form: CustomerFormState; path: string }) => (
  <Picker key={form.key(path)} label={t('language')} data={choices} {...form.getInputProps(path)} />
);
