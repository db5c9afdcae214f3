import type { Dropdown } from './parts.ts';
import type { Point } from './point.ts';

export function optionImagesOf(point: Point): Set<string> {
  const { dropdowns = [] } = point as { dropdowns?: Dropdown[] };
  const ids = dropdowns.flatMap(({ options }) => options.map(({ imageId }) => imageId));
  return new Set(ids.filter((id) => id !== null));
}
