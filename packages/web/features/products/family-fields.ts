import type { RecordedField } from '@assay/contract/history';
import type { HistoryWords } from '../history/history-words.ts';
import { t } from './product-families.texts.ts';

const fields = (): Readonly<Record<RecordedField<'productFamily'>, string>> => ({
  name: t('name'),
  long_name: t('longName'),
  division: t('division'),
  category_name: t('category'),
  model: t('model'),
});

/** How the history of a family and its models reads. */
export const familyHistoryWords: HistoryWords = {
  fields,
  kinds: [
    {
      knownBy: 'category_name',
      inSentence: [],
      created: () => t('historyCreated'),
      removed: () => t('historyRemoved'),
    },
    {
      knownBy: 'product_family_id',
      inSentence: ['name'],
      created: ({ name = '' }) => t('historyModelAdded', { name }),
      removed: ({ name = '' }) => t('historyModelRemoved', { name }),
    },
  ],
};
