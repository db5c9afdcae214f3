import type { Language } from '@assay/domain/languages';
import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ProseField } from '../../../ui/form/ProseField.tsx';
import type { LanguageChange } from './language-changes.ts';
import { t } from './localization.texts.ts';
import classes from './translation-field.module.css';
import type { TranslationRow } from './translation-rows.ts';

interface TranslationFieldProps {
  row: TranslationRow;
  language: { id: Language; name: string };
  change: LanguageChange | undefined;
  isReadOnly: boolean;
  onChange: (change: LanguageChange) => void;
}

const mostLength = { name: 300, description: 10_000, text: 4_000 };

/** One text in one language, beside its English. */
export function TranslationField({ row, language, change, isReadOnly, onChange }: TranslationFieldProps) {
  const saved = row.translations.get(language.id);
  const value = change?.value ?? saved?.value ?? '';
  const isOutdated = saved?.outdated === true && value === saved.value;
  const label = t(row.kind);
  const before = isOutdated && saved.source !== row.english ? saved.source : null;
  return (
    <div className={classes.row}>
      <div className={classes.english} lang="en">
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <Text className={classes.text}>{row.english}</Text>
        {before !== null && (
          <Text className={classes.text} size="sm" c="dimmed">
            {t('before', { text: before })}
          </Text>
        )}
      </div>
      <div className={classes.translation}>
        <ProseField
          aria-label={t('inLanguage', { what: `${label} ${row.english}`, language: language.name })}
          lang={language.id}
          dir="auto"
          rows={row.part === 'description' ? 2 : 1}
          maxLength={mostLength[row.part]}
          readOnly={isReadOnly}
          placeholder={t('missing')}
          value={value}
          onChange={(event) => onChange({ value: event.currentTarget.value })}
        />
        {isOutdated && (
          <Group gap="xs" className={classes.outdated}>
            <IconAlertTriangle size={16} aria-hidden />
            <Text size="sm">{t(change?.confirmed ? 'confirmed' : 'outdated')}</Text>
            {!isReadOnly && !change?.confirmed && (
              <Button size="compact-sm" variant="default" onClick={() => onChange({ confirmed: true })}>
                {t('confirm')}
              </Button>
            )}
          </Group>
        )}
      </div>
    </div>
  );
}
