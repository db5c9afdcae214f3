import type { RecordedField } from '@assay/contract/history';
import type { SuggestionType } from '@assay/domain/audits/audit';
import { listMoment } from '@assay/domain/time';
import type { HistoryWords } from '../../history/history-words.ts';
import { t } from './audit-history-words.texts.ts';

const fields = (): Readonly<Record<RecordedField<'audit'>, string>> => ({
  name: t('name'),
  inspection_date: t('inspectionDate'),
  inspector: t('inspector'),
  inspector_contact: t('inspectorContact'),
  customer_name: t('customer'),
  customer_site_name: t('site'),
  contact_name: t('contactName'),
  contact_phone_number: t('contactPhone'),
  contact_email: t('contactEmail'),
  summary: t('summary'),
  comment: t('comment'),
  internal_comment: t('internalComment'),
  internalComment: t('internalComment'),
  type: t('type'),
  text: t('text'),
  run: t('run'),
  equipment: t('equipment'),
  protocol: t('protocol'),
  rating: t('rating'),
  photos: t('photos'),
  groups: t('groups'),
  samples: t('samples'),
  point: t('point'),
  answer: t('answer'),
  nameOverride: t('nameOverride'),
  voiceComment: t('voiceComment'),
  fixedOnSite: t('fixedOnSite'),
  replaced: t('replaced'),
});

/** How the history of an audit, its runs, results and action points reads. */
export const auditHistoryWords: HistoryWords = {
  fields,
  values: { inspection_date: listMoment, type: (type) => t(type as SuggestionType) },
  partNamedBy: 'point',
  kinds: [
    { knownBy: 'inspection_date', inSentence: [], created: () => t('created'), removed: () => t('removed') },
    {
      knownBy: 'text',
      inSentence: ['text', 'type'],
      created: ({ text = '' }) => t('suggestionAdded', { text }),
      removed: ({ text = '' }) => t('suggestionRemoved', { text }),
    },
  ],
};
