import type { RecordedField } from '@assay/contract/history';
import { packageTypes } from '@assay/domain/documents/packages';
import type { HistoryWords } from '../history/history-words.ts';
import { t } from './documents.texts.ts';
import { t as history } from './history.texts.ts';
import { packageTypeText } from './PackageList.tsx';

const fields = (): Readonly<Record<RecordedField<'documentPackage'>, string>> => ({
  name: t('packageName'),
  type: t('packageType'),
  document_id: history('document'),
});

const typeText = (value: string): string => {
  const type = packageTypes.find((one) => one === value);
  return type ? packageTypeText(type) : value;
};

/** How the history of a package reads. */
export const packageHistoryWords: HistoryWords = {
  fields,
  values: { type: typeText },
  kinds: [
    {
      knownBy: 'type',
      inSentence: [],
      created: () => history('packageCreated'),
      removed: () => history('packageDeleted'),
    },
    {
      knownBy: 'document_id',
      inSentence: ['document_id'],
      created: ({ document_id = '' }) => history('documentAdded', { name: document_id }),
      removed: ({ document_id = '' }) => history('documentTakenOut', { name: document_id }),
    },
  ],
};
