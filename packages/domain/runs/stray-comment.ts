import type { FrozenPoint } from '../protocols/snapshot.ts';
import type { PointResult } from './result.ts';

/** The comment is still the default of another option than the chosen one; returns the name of that option. */
export function strayCommentOf(point: FrozenPoint, { content, comment }: PointResult): string | undefined {
  if (!('optionGroup' in point) || !('selection' in content) || comment.trim() === '') return undefined;
  const options = point.optionGroup?.options ?? [];
  const matching = options.filter(({ defaultComment }) => defaultComment === comment);
  return matching.some(({ id }) => id === content.selection) ? undefined : matching[0]?.name;
}
