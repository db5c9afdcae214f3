import { newId } from '@assay/domain/id';
import { isUntouched, type PointResult } from '@assay/domain/runs/result';
import { sql } from 'kysely';
import { inChunks } from '../../db/in-chunks.ts';
import { type Db, forNobody } from '../../db/pool.ts';

export interface FilledResult {
  id: string;
  result: PointResult;
}

/** All answers of an inspection at once, with their photos. */
export async function fillResults(
  db: Db,
  filled: readonly FilledResult[],
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const rows = filled.map(({ id, result }) => ({
    id,
    content: result.content,
    rating: result.rating,
    comment: result.comment,
    internal_comment: result.internalComment,
    answered: !isUntouched(result),
    fixed_on_site: result.fixedOnSite ?? false,
    replaced: result.replaced ?? false,
  }));
  await sql`
    update result set content = filled.content, rating = filled.rating, comment = filled.comment,
      internal_comment = filled.internal_comment, prefilled = false, answered = filled.answered,
      fixed_on_site = filled.fixed_on_site, replaced = filled.replaced, revision = revision + 1,
      updated_by = ${userId}, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as filled (id uuid, content jsonb, rating int, comment text, internal_comment text, answered boolean,
        fixed_on_site boolean, replaced boolean)
    where result.id = filled.id`.execute(db);
  const photos = filled.flatMap(({ id, result }) =>
    result.photos.map(({ imageId, caption, layout }, index) => ({
      ...{ id: newId(now.getTime()), result_id: id, image_id: imageId, index },
      ...{ caption, layout },
    })),
  );
  for (const chunk of inChunks(photos)) await forNobody(db).insertInto('result_photo').values(chunk).execute();
}
