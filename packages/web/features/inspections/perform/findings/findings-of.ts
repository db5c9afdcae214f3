import type { RunModel } from '../../../runs/perform/run-model.ts';
import { findingKey } from '../inspection-states.ts';
import { t } from './findings.texts.ts';
import type { FollowUpKind } from './follow-up-kind.ts';

/** The findings of an inspection: what one says of each, and who may see to it. */
export const findingsOf = (inspectionId: string, model?: RunModel): FollowUpKind => ({
  kind: 'finding',
  inspectionId,
  list: 'findings',
  keyOf: findingKey,
  words: { title: t('findings'), add: t('addFinding'), none: t('noFindings'), one: t('finding') },
  fields: ['description', 'consequence', 'corrective', 'preventive'],
  fresh: {
    ...{ title: '', pointId: null, description: '', consequence: '', corrective: '', preventive: '' },
    ...{ ownerId: null, due: null },
  },
  ...(model && { model }),
});
