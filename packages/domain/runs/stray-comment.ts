import type { FrozenPoint } from '../protocols/snapshot.ts';
import type { PointResult } from './result.ts';

/** The option whose default comment stands in the comment, though another one is chosen that says nothing of the kind. */
export function strayCommentOf(point: FrozenPoint, { content, comment }: PointResult): string | undefined {
  if (!('optionGroup' in point) || !('selection' in content) || comment.trim() === '') return undefined;
  const options = point.optionGroup?.options ?? [];
  const matching = options.filter(({ defaultComment }) => defaultComment === comment);
  return matching.some(({ id }) => id === content.selection) ? undefined : matching[0]?.name;
}
