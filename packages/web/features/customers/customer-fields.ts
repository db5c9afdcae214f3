import type { RecordedField } from '@assay/contract/history';
import { languageName } from '@assay/domain/languages';
import type { HistoryWords } from '../history/history-words.ts';
import { t } from './customers.texts.ts';

const fields = (): Readonly<Record<RecordedField<'customer'>, string>> => ({
  name: t('name'),
  english_name: t('englishName'),
  mdm_customer_id: t('mdmId'),
  language: t('language'),
  mdm_site_id: t('mdmId'),
  mdm_type: t('mdmType'),
  country: t('country'),
  state_province: t('stateProvince'),
  time_zone: t('timeZone'),
  email: t('email'),
  phone_number: t('phone'),
  customer: t('customer'),
  site: t('site'),
  contact: t('historyContact'),
  customer_site_id: t('site'),
});

/** How the history of a customer, its sites and its contacts reads. */
export const customerHistoryWords: HistoryWords = {
  fields,
  values: { language: languageName },
  kinds: [
    {
      knownBy: 'mdm_customer_id',
      inSentence: [],
      created: () => t('historyCreated'),
      removed: () => t('historyRemoved'),
    },
    {
      knownBy: 'mdm_site_id',
      inSentence: ['name'],
      created: ({ name = '' }) => t('historySiteAdded', { name }),
      removed: ({ name = '' }) => t('historySiteRemoved', { name }),
    },
    {
      knownBy: 'email',
      inSentence: ['name'],
      created: ({ name = '' }) => t('historyContactAdded', { name }),
      removed: ({ name = '' }) => t('historyContactRemoved', { name }),
    },
  ],
};
