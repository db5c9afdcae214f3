import { temporaryPrefix } from '../part-ids.ts';
import type { Point } from './point.ts';
import type { SentPoint } from './sent-point.ts';

const longestName = 300;
const suffix = ' (copy)';

const idKeys = new Set(['id', 'rowId', 'columnId']);

/** Temporary ids still refer to each other. */
function withTemporaryIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTemporaryIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      idKeys.has(key) && inner !== '' ? [key, `${temporaryPrefix}${inner}`] : [key, withTemporaryIds(inner)],
    ),
  );
}

/** The copy has its own parts, the same predefined group, and a name that says so. */
export function copyOfPoint(point: Point): SentPoint {
  const { optionGroup, ...rest } = point as Point & { optionGroup?: { custom: boolean } | null };
  const copied = withTemporaryIds(rest) as SentPoint;
  const group = optionGroup?.custom ? withTemporaryIds(optionGroup) : optionGroup;
  return {
    ...copied,
    ...(optionGroup !== undefined && { optionGroup: group as SentPoint['optionGroup'] }),
    name: `${point.name.slice(0, longestName - suffix.length)}${suffix}`,
  };
}
