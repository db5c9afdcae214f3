import type { Protocol } from '../protocol.ts';
import { findPoint, movePoint } from './points.ts';

/** From the edge of its category the point moves into the neighbouring one. */
export function stepPoint(protocol: Protocol, pointId: string, step: 1 | -1): Protocol {
  const found = findPoint(protocol, pointId);
  if (!found) return protocol;
  const { category, point } = found;
  const place = category.inspectionPoints.indexOf(point) + step;
  if (place >= 0 && place < category.inspectionPoints.length) return movePoint(protocol, pointId, category.id, place);
  const neighbour = protocol.categories[protocol.categories.indexOf(category) + step];
  if (!neighbour) return protocol;
  return movePoint(protocol, pointId, neighbour.id, step === 1 ? 0 : neighbour.inspectionPoints.length);
}
