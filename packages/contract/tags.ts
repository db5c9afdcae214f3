import { mostTagLength, mostTags, tagTargets } from '@assay/domain/points/tags';
import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { id, name } from './base/values.ts';

const type = z.union([z.literal(tagTargets.option), z.literal(tagTargets.rangeValue)]);

/** Authors mark options and range values of points with tags. */
export const tags = {
  update: endpoint('/api/v1/tags/update', {
    method: 'POST',
    summary: 'Gives an option of a multiple choice (type 0) or a range value (type 1) exactly these tags.',
    ability: 'tags.edit',
    effect: 'write',
    body: json(z.strictObject({ type, id, tags: z.array(name(mostTagLength)).check(z.maxLength(mostTags)) })),
    reply: json(z.object({ type, id, tags: z.array(z.string()) })),
  }),
};
