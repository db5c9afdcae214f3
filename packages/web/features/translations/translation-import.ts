import { translationImports } from '@assay/contract/translations';
import { columnsOf, sheetColumns } from '@assay/domain/translations/sheet';
import type { ImportNoun } from '../imports/import-noun.ts';
import { t } from './translations.texts.ts';

export const translationImport = (): ImportNoun => ({
  noun: 'translations',
  calls: translationImports,
  columns: Object.fromEntries(columnsOf('name').map((name) => [name, sheetColumns[name]])),
  file: {
    choose: t('importChoose'),
    hint: t('importHint'),
    accept: '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  title: t('importTitle'),
  lead: t('importLead'),
  startPath: '/Translations/import',
  importPath: '/Translations/import/$id',
  listPath: '/Translations',
  toList: t('toTranslations'),
});
