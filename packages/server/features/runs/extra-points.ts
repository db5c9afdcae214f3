import { newId } from '@assay/domain/id';
import { optionImagesOf } from '@assay/domain/points/option-images';
import { invalidField, notFound, Problem } from '@assay/domain/problem';
import { newProtocolPoint } from '@assay/domain/protocols/new-protocol';
import { newResult } from '@assay/domain/runs/result';
import { message } from '@assay/domain/words/message';
import { recordEvent } from '../../db/events.ts';
import { forgetImages } from '../files/forget-images.ts';
import { keepFrozenImages } from '../files/images.queries.ts';
import type { VisitGuard } from '../visits/visit-guard.ts';
import { deleteResult, findResultOfPoint, insertResults, lockResult } from './results.queries.ts';
import { deleteExtraPoint, insertExtraPoint, listExtraPoints, updateRun } from './runs.queries.ts';
import { resultRow } from './start-run.ts';
import { dropVoice, type Writing } from './write-result.ts';

const mostExtraPoints = 100;

interface Added {
  id?: string | undefined;
  inspectionPointId: string;
}

const recordPoint = ({ db, visit }: Writing, action: string, name: string) =>
  recordEvent(db, {
    recordType: visit.kind,
    recordId: visit.id,
    action,
    changes: [{ field: 'point', from: null, to: name }],
  });

/** Adds a point to a run, with a result; the same id again is a repeat. */
export async function addExtraPoint(
  writing: Writing,
  freezePoint: VisitGuard['freezePoint'],
  runId: string,
  added: Added,
): Promise<void> {
  const { db, scope, now } = writing;
  const extra = await listExtraPoints(db, [runId]);
  if (extra.some(({ id }) => id === added.id)) return;
  if (extra.length >= mostExtraPoints)
    throw new Problem('conflict', message('run.tooManyExtraPoints', { max: mostExtraPoints }), { code: 'tooMany' });
  const point = await freezePoint(db, scope, added.inspectionPointId);
  if (!point) throw invalidField('inspectionPointId', 'run.customPointUnknown');
  const id = newId(now.getTime());
  const at = { ...newProtocolPoint(added.inspectionPointId), id: added.id ?? id, point };
  await insertExtraPoint(db, {
    id,
    run_id: runId,
    point_key: at.id,
    index: (extra.at(-1)?.index ?? -1) + 1,
    inspection_point_id: added.inspectionPointId,
    content: JSON.stringify(point),
  });
  await keepFrozenImages(db, { run_extra_point_id: id }, [...optionImagesOf(point)]);
  await insertResults(db, [resultRow(runId, at, newResult(point), now)]);
  await updateRun(db, runId);
  await recordPoint(writing, 'point added', point.name);
}

/** Removes an added point with its answer. */
export async function removeExtraPoint(writing: Writing, runId: string, pointId: string): Promise<void> {
  const { db, visit, now } = writing;
  const found = await findResultOfPoint(db, visit.id, runId, pointId);
  // A write of it that is under way may add pictures, which only a statement after the lock sees.
  const result = found && (await lockResult(db, visit.id, found.id));
  if (!result?.extra_point) throw notFound();
  await dropVoice(db, result.voice_comment_id, now);
  await deleteResult(db, result.id);
  await deleteExtraPoint(db, runId, pointId);
  const shown = [...result.photos.map(({ imageId }) => imageId), ...optionImagesOf(result.extra_point)];
  await forgetImages(db, shown, now);
  await updateRun(db, runId);
  await recordPoint(writing, 'point removed', result.extra_point.name);
}
