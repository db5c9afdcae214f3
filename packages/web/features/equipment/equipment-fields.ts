import type { RecordedField } from '@assay/contract/history';
import type { HistoryWords } from '../history/history-words.ts';
import { t } from './equipment.texts.ts';

const fields = (): Readonly<Record<RecordedField<'equipment'>, string>> => ({
  serial_number: t('serial'),
  nick_name: t('nickname'),
  mdm_equipment_id: t('mdmId'),
  family_name: t('family'),
  model_name: t('model'),
  customer_id: t('customer'),
  customer_site_id: t('site'),
  company_id: t('company'),
  photo_name: t('photo'),
});

/** How the history of an equipment reads. */
export const equipmentHistoryWords: HistoryWords = {
  fields,
  kinds: [
    {
      knownBy: 'serial_number',
      inSentence: [],
      created: () => t('historyCreated'),
      removed: () => t('historyRemoved'),
    },
  ],
};
