import type { tags as tagCalls } from '@assay/contract/tags';
import { cleanedTags } from '@assay/domain/points/tags';
import { notFound } from '@assay/domain/problem';
import type { Handlers } from '../../http/frame/handlers.ts';
import { lockTaggedPoint, writeTags } from './point-parts.queries.ts';
import { updatePoint } from './points.queries.ts';

export const tagHandlers: Handlers<typeof tagCalls> = {
  update: async ({ db, scope, body: { type, id, tags } }) => {
    const point = await lockTaggedPoint(db, scope, type, id);
    if (!point) throw notFound();
    const kept = cleanedTags(tags);
    // A form of the point that is open elsewhere learns of it by the revision.
    if (await writeTags(db, type, id, kept)) await updatePoint(db, point.id, {});
    return { type, id, tags: kept };
  },
};
