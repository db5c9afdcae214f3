import { listDay } from '@assay/domain/time';
import type { HistoryWords } from '../history/history-words.ts';
import { t } from './certifications.texts.ts';

/** How changes of certified users read, wherever they are listed. */
export const certifiedUserHistoryWords: HistoryWords = {
  fields: () => ({
    email: t('email'),
    employee_id: t('employeeId'),
    product_family_id: t('family'),
    certification_date: t('certificationDay'),
    expiration_date: t('expirationDay'),
  }),
  values: { certification_date: listDay, expiration_date: listDay },
  kinds: [
    {
      knownBy: 'product_family_id',
      inSentence: ['product_family_id'],
      created: ({ product_family_id = '' }) => t('certifiedFor', { family: product_family_id }),
      removed: ({ product_family_id = '' }) => t('notCertifiedFor', { family: product_family_id }),
    },
  ],
};
