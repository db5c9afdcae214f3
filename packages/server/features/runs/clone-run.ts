import { equipmentName } from '@assay/domain/equipment/equipment-name';
import { derivedId, newId } from '@assay/domain/id';
import { optionImagesOf } from '@assay/domain/points/option-images';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { withoutOldCells } from '@assay/domain/runs/last-visit-cells';
import { isAnswered, newResult } from '@assay/domain/runs/result';
import type { Db } from '../../db/pool.ts';
import { keepFrozenImages } from '../files/images.queries.ts';
import { readSnapshot } from './read-snapshot.ts';
import { recordedResult } from './recorded-runs.ts';
import { insertResults, listResults, type ResultRecord } from './results.queries.ts';
import { insertExtraPoint, insertRun, listExtraPoints, type NewRun, type RunRecord } from './runs.queries.ts';

const withoutFiles = { photos: [], voiceCommentId: null };

/** The answer of this visit, without files and without cells that were only taken over. */
function ofThisVisit(record: ResultRecord, point: FrozenPoint | undefined) {
  const { prefilledCells: _, ...result } = recordedResult(record);
  const content = point
    ? withoutOldCells(point, { ...result, prefilledCells: record.prefilled_cells })
    : result.content;
  return { ...result, ...withoutFiles, content };
}

/** A run like another: with its ratings, values, selections and comments, without its photos and recordings. */
export async function cloneRun(
  db: Db,
  original: RunRecord,
  clone: Omit<NewRun, 'protocol_id' | 'snapshot_id' | 'choices' | 'samples' | 'cloned_from'>,
  now: Date,
): Promise<void> {
  await insertRun(db, {
    ...clone,
    protocol_id: original.protocol_id,
    snapshot_id: original.snapshot_id,
    choices: original.choices,
    samples: original.samples,
    ...(original.machine && { cloned_from: equipmentName(original.machine) }),
  });
  for (const extra of await listExtraPoints(db, [original.id])) {
    const id = newId(now.getTime());
    await insertExtraPoint(db, {
      id,
      run_id: clone.id,
      point_key: extra.id,
      index: extra.index,
      inspection_point_id: extra.inspection_point_id,
      content: JSON.stringify(extra.content),
    });
    await keepFrozenImages(db, { run_extra_point_id: id }, [...optionImagesOf(extra.content)]);
  }
  const { points } = await readSnapshot(db, { protocolId: original.protocol_id, sha256: original.sha256 });
  const results = await listResults(db, [original.id]);
  await insertResults(
    db,
    results.map((record) => {
      const at = points.get(record.point_key);
      // An answer taken over from the last visit to the other machine says nothing about this one.
      const found = record.prefilled && at ? newResult(at.point) : ofThisVisit(record, at?.point);
      return {
        id: derivedId(clone.id, record.point_key),
        run_id: clone.id,
        point_key: record.point_key,
        inspection_point_id: record.inspection_point_id,
        type: record.type,
        content: JSON.stringify(found.content),
        rating: found.rating,
        comment: found.comment,
        internal_comment: found.internalComment,
        name_override: found.nameOverride,
        prefilled: found.prefilled,
        fixed_on_site: found.fixedOnSite ?? false,
        answered: isAnswered(found),
        copied: isAnswered(found) ? JSON.stringify({ content: found.content, comment: found.comment }) : null,
        updated_by: null,
        updated_at: now,
      };
    }),
  );
}
