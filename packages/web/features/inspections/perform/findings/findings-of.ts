import { findingKey } from '../inspection-states.ts';
import { t } from './findings.texts.ts';
import type { FollowUpKind } from './follow-up-kind.ts';

/** The findings of an inspection: what one says of each, and who may see to it. */
export const findingsOf = (inspectionId: string): FollowUpKind => ({
  kind: 'finding',
  inspectionId,
  list: 'findings',
  keyOf: findingKey,
  words: { title: t('findings'), add: t('addFinding'), none: t('noFindings'), one: t('finding') },
  fields: ['description', 'consequence', 'corrective', 'preventive'],
  fresh: {
    ...{ title: '', pointId: null, ownerId: null, due: null },
    ...{ description: '', consequence: '', corrective: '', preventive: '' },
  },
});
