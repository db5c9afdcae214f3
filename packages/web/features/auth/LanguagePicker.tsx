import { isLanguage, languageOrDefault } from '@assay/domain/languages';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { languagesQuery } from '../application/application.queries.ts';
import { t } from './account.texts.ts';
import { preferencesQuery, useSetLanguage } from './auth.queries.ts';

/** The language of point texts and report downloads, kept with the person. */
export function LanguagePicker() {
  const languages = useQuery(languagesQuery);
  const preferences = useQuery(preferencesQuery);
  const setLanguage = useSetLanguage();
  const chosen = setLanguage.isPending ? setLanguage.variables : languageOrDefault(preferences.data?.language);

  return (
    <NativeSelect
      label={t('language')}
      description={t('languageHint')}
      value={chosen}
      disabled={!preferences.data}
      onChange={({ currentTarget: { value } }) => isLanguage(value) && setLanguage.mutate(value)}
      data={(languages.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
