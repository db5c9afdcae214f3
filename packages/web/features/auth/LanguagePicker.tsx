import { isLanguage, languageName, languageOrDefault } from '@assay/domain/languages';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { languagesQuery } from '../application/application.queries.ts';
import { t } from './account.texts.ts';
import { preferencesQuery, useSetPreferences } from './auth.queries.ts';

/** The language of point texts and report downloads, kept with the person. */
export function LanguagePicker() {
  const languages = useQuery(languagesQuery);
  const preferences = useQuery(preferencesQuery);
  const setPreferences = useSetPreferences();
  const chosen = languageOrDefault(
    (setPreferences.isPending && setPreferences.variables.language) || preferences.data?.language,
  );

  return (
    <NativeSelect
      label={t('language')}
      description={t('languageHint')}
      value={chosen}
      disabled={!preferences.data}
      onChange={({ currentTarget: { value } }) => isLanguage(value) && setPreferences.mutate({ language: value })}
      // Without network there may be no list: the language that is chosen is known all the same.
      data={(languages.data ?? [{ id: chosen, name: languageName(chosen) }]).map(({ id, name }) => ({
        value: id,
        label: name,
      }))}
    />
  );
}
