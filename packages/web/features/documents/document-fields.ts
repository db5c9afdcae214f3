import type { RecordedField } from '@assay/contract/history';
import type { HistoryWords } from '../history/history-words.ts';
import { t } from './documents.texts.ts';
import { t as history } from './history.texts.ts';

const fields = (): Readonly<Record<RecordedField<'document'>, string>> => ({
  name: t('name'),
  description: t('description'),
  document_category_id: t('category'),
  current_version: t('version'),
  file_name: history('file'),
  inspection_point_id: history('point'),
  product_family_id: history('family'),
  product_model_id: history('model'),
});

const link = (field: RecordedField<'document'>, noun: 'point' | 'family' | 'model') => ({
  knownBy: field,
  inSentence: [field],
  created: (values: Readonly<Record<string, string>>) => history(`${noun}Linked`, { name: values[field] ?? '' }),
  removed: (values: Readonly<Record<string, string>>) => history(`${noun}Unlinked`, { name: values[field] ?? '' }),
});

/** How the history of a document, its versions and its links reads. */
export const documentHistoryWords: HistoryWords = {
  fields,
  kinds: [
    {
      knownBy: 'current_version',
      inSentence: [],
      created: () => history('created'),
      removed: () => history('deleted'),
    },
    {
      knownBy: 'file_name',
      inSentence: ['file_name'],
      created: ({ file_name = '' }) => history('uploaded', { name: file_name }),
      removed: ({ file_name = '' }) => history('removedFile', { name: file_name }),
    },
    link('inspection_point_id', 'point'),
    link('product_family_id', 'family'),
    link('product_model_id', 'model'),
  ],
};
