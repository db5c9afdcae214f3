import type { RecordedField } from '@assay/contract/history';
import { languageName } from '@assay/domain/languages';
import { listMoment } from '@assay/domain/time';
import type { HistoryWords } from '../../history/history-words.ts';
import { t } from './managed-users.texts.ts';
import { t as history } from './user-history.texts.ts';

const fields = (): Readonly<Record<RecordedField<'user'>, string>> => ({
  name: t('name'),
  email: t('email'),
  company_id: t('company'),
  distributor_admin: t('distributorAdmin'),
  product_category_id: history('division'),
  kind: history('kind'),
  groups: history('groups'),
  flags: history('flags'),
  language: history('language'),
  activated_at: history('activated'),
  expires_at: history('expires'),
});

/** How the history of a person's account reads. */
export const userHistoryWords: HistoryWords = {
  fields,
  values: { activated_at: listMoment, expires_at: listMoment, language: languageName },
  kinds: [
    {
      knownBy: 'email',
      inSentence: ['name', 'kind', 'language'],
      created: ({ name = '' }) => history('created', { name }),
      removed: ({ name = '' }) => history('removed', { name }),
    },
    {
      knownBy: 'product_category_id',
      inSentence: ['product_category_id'],
      created: ({ product_category_id = '' }) => history('divisionAdded', { name: product_category_id }),
      removed: ({ product_category_id = '' }) => history('divisionRemoved', { name: product_category_id }),
    },
  ],
};
