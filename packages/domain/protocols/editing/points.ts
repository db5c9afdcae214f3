import { newProtocolPoint } from '../new-protocol.ts';
import { type Protocol, type ProtocolPoint, placedPoints } from '../protocol.ts';
import { changeCategory } from './categories.ts';

/** A point at the end of a category, or at a place in it. */
export const addPoint = (protocol: Protocol, categoryId: string, inspectionPointId: string, place?: number): Protocol =>
  changeCategory(protocol, categoryId, (category) => ({
    ...category,
    inspectionPoints: category.inspectionPoints.toSpliced(
      place ?? category.inspectionPoints.length,
      0,
      newProtocolPoint(inspectionPointId),
    ),
  }));

export const findPoint = (protocol: Protocol, pointId: string) =>
  placedPoints(protocol).find(({ point }) => point.id === pointId);

export function changePoint(protocol: Protocol, pointId: string, change: Partial<ProtocolPoint>): Protocol {
  const found = findPoint(protocol, pointId);
  if (!found) return protocol;
  return changeCategory(protocol, found.category.id, (category) => ({
    ...category,
    inspectionPoints: category.inspectionPoints.map((point) =>
      point.id === pointId ? { ...point, ...change } : point,
    ),
  }));
}

const without = (protocol: Protocol, categoryId: string, pointId: string): Protocol =>
  changeCategory(protocol, categoryId, (category) => ({
    ...category,
    inspectionPoints: category.inspectionPoints.filter(({ id }) => id !== pointId),
  }));

/** What depends on it keeps naming it, and says that it is not found. */
export function removePoint(protocol: Protocol, pointId: string): Protocol {
  const found = findPoint(protocol, pointId);
  return found ? without(protocol, found.category.id, pointId) : protocol;
}

/** The point at another place, counted without it; a subcategory stays behind with its category. */
export function movePoint(protocol: Protocol, pointId: string, toCategoryId: string, place: number): Protocol {
  const found = findPoint(protocol, pointId);
  if (!found) return protocol;
  const point = found.category.id === toCategoryId ? found.point : { ...found.point, subcategoryTitleIndex: null };
  return changeCategory(without(protocol, found.category.id, pointId), toCategoryId, (category) => ({
    ...category,
    inspectionPoints: category.inspectionPoints.toSpliced(place, 0, point),
  }));
}
