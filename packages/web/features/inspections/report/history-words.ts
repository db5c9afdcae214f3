import type { RecordedField } from '@assay/contract/history';
import type { FollowUpState } from '@assay/domain/inspections/follow-up';
import type { SignatureRole } from '@assay/domain/inspections/inspection';
import type { Disposal } from '@assay/domain/inspections/ledger';
import type { InspectionRating } from '@assay/domain/inspections/status';
import { listDay, listMoment } from '@assay/domain/time';
import type { HistoryWords } from '../../history/history-words.ts';
import { t } from './history-words.texts.ts';

const fields = (): Readonly<Record<RecordedField<'inspection'>, string>> => ({
  name: t('name'),
  title: t('title'),
  description: t('description'),
  consequence: t('consequence'),
  corrective: t('corrective'),
  preventive: t('preventive'),
  priority: t('priority'),
  state: t('state'),
  owner: t('owner'),
  due: t('due'),
  rating: t('rating'),
  reason: t('reason'),
  customer_name: t('customer'),
  customer_site_name: t('site'),
  family_name: t('family'),
  model_name: t('model'),
  serial_number: t('serial'),
  nick_name: t('nickname'),
  inspection_date: t('inspectionDate'),
  inspector: t('inspector'),
  inspector_contact: t('inspectorContact'),
  contact_name: t('contactName'),
  contact_phone_number: t('contactPhone'),
  contact_email: t('contactEmail'),
  loaded_hours: t('loadedHours'),
  summary: t('summary'),
  comment: t('comment'),
  internal_comment: t('internalComment'),
  internalComment: t('internalComment'),
  point: t('point'),
  answer: t('answer'),
  nameOverride: t('nameOverride'),
  photos: t('photos'),
  voiceComment: t('voiceComment'),
  fixedOnSite: t('fixedOnSite'),
  replaced: t('replaced'),
  fixed_on_site: t('fixedOnSite'),
  safe_to_run: t('safeToRun'),
  safe_conditions: t('safeConditions'),
  earlier: t('earlier'),
  disposal: t('disposal'),
  version: t('version'),
  recipients: t('recipients'),
  findings: t('findings'),
  priorityActions: t('priorityActions'),
  finding: t('finding'),
  groups: t('groups'),
  samples: t('samples'),
  role: t('role'),
  signer_name: t('signer'),
});

const ratings = (): Readonly<Record<InspectionRating, string>> => ({ Ok: t('Ok'), Nok: t('Nok') });
const states = (): Readonly<Record<FollowUpState, string>> => ({
  open: t('open'),
  done: t('done'),
  verified: t('verified'),
  void: t('void'),
});
const disposals = (): Readonly<Record<Disposal, string>> => ({
  done: t('done'),
  fixedOnSite: t('fixedOnSite'),
  stillOpen: t('stillOpen'),
  void: t('void'),
});
const sides = (): Readonly<Record<SignatureRole, string>> => ({
  customer: t('customerSide'),
  provider: t('providerSide'),
});

/** How the history of an inspection, its results, findings, actions and signatures reads. */
export const historyWords: HistoryWords = {
  fields,
  values: {
    inspection_date: listMoment,
    due: listDay,
    // Points have ratings, too, and theirs are kept as words.
    rating: (rating) => ratings()[rating as InspectionRating] ?? rating,
    state: (state) => states()[state as FollowUpState],
    disposal: (said) => disposals()[said as Disposal],
    role: (role) => sides()[role as SignatureRole],
  },
  partNamedBy: 'point',
  kinds: [
    {
      knownBy: 'inspection_date',
      inSentence: [],
      created: () => t('created'),
      removed: () => t('removed'),
    },
    {
      knownBy: 'signer_name',
      inSentence: ['signer_name', 'role'],
      created: ({ signer_name: name = '', role: side = '' }) => t('signed', { name, side }),
      removed: ({ signer_name: name = '', role: side = '' }) => t('signatureRemoved', { name, side }),
    },
    {
      knownBy: 'consequence',
      inSentence: ['title'],
      created: ({ title = '' }) => t('findingAdded', { title }),
      removed: ({ title = '' }) => t('findingRemoved', { title }),
    },
    {
      knownBy: 'priority',
      inSentence: ['title'],
      created: ({ title = '' }) => t('actionAdded', { title }),
      removed: ({ title = '' }) => t('actionRemoved', { title }),
    },
  ],
};
