import { defaultLanguage } from '@assay/domain/constants';
import { languages } from '@assay/domain/languages';
import { Alert, Text } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ScrollList } from '../../../ui/list/ScrollList.tsx';
import { More } from '../../../ui/More.tsx';
import { type ReportEdition, untranslatedQuery } from '../reports.queries.ts';
import classes from './untranslated-note.module.css';
import { t } from './view.texts.ts';

/** Tells whoever hands a report over what of it stays English in the language that they chose; it keeps nobody from doing so. */
export function UntranslatedNote({ id, edition }: { id: string; edition: ReportEdition }) {
  const isTranslated = edition.language !== defaultLanguage;
  const query = useQuery({ ...untranslatedQuery(id, edition), enabled: isTranslated });
  const texts = query.data ?? [];
  if (!isTranslated || texts.length === 0) return null;
  const name = languages.find(({ id: one }) => one === edition.language)?.name ?? '';
  return (
    <Alert
      color="yellow"
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
      icon={<IconLanguage aria-hidden />}
      title={t('untranslated', { count: texts.length, language: name })}
    >
      <Text size="sm">{t('typedStays')}</Text>
      <More title={t('untranslatedTexts')}>
        <div lang={defaultLanguage}>
          <ScrollList
            label={t('untranslatedTexts')}
            items={texts.map(({ number, text }) => ({
              id: text,
              content: (
                <>
                  {number && <span className={classes.number}>{number}</span>}
                  {text}
                </>
              ),
            }))}
          />
        </div>
      </More>
    </Alert>
  );
}
