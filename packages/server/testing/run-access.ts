import { type AccessRow, below, randomId, users } from './access-row.ts';

/** The field calls of an inspection, and what a device keeps for one that begins without network. */
export const runAccess: Record<string, AccessRow> = {
  'inspectionStarts.freeze': below({}),
  'inspectionStarts.lastAnswers': below({}),
  'inspectionStarts.usualValues': { who: users, ask: () => ({ params: { id: randomId } }) },
  'inspectionRuns.snapshot': below({ runId: randomId }),
  'inspectionRuns.lastVisit': below({ runId: randomId }),
  'inspectionRuns.createResult': below({ runId: randomId, pointId: randomId }),
  'inspectionRuns.result': below({ resultId: randomId }),
  'inspectionRuns.updateResult': below({ resultId: randomId }, { comment: '' }),
  'inspectionRuns.putImage': below({ resultId: randomId, imageId: randomId }, {}),
  'inspectionRuns.removeImage': below({ resultId: randomId, imageId: randomId }),
  'inspectionRuns.captionImage': below({ resultId: randomId, imageId: randomId }, { text: '' }),
  'inspectionRuns.layoutImage': below({ resultId: randomId, imageId: randomId }, { layout: 'Default' }),
  'inspectionRuns.moveImage': below({ resultId: randomId, imageId: randomId }, { index: 0 }),
  'inspectionRuns.start': below({ runId: randomId }, {}),
  'inspectionRuns.addExtraPoint': below({ runId: randomId }, { inspectionPointId: randomId }),
  'inspectionRuns.removeExtraPoint': below({ runId: randomId, pointId: randomId }),
};
