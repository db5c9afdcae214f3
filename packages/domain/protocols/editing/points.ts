import { newProtocolPoint } from '../new-protocol.ts';
import { type Protocol, type ProtocolPoint, placedPoints } from '../protocol.ts';
import { changeCategory } from './categories.ts';

/** At the end of the category unless a place is given. */
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

/** Dependent points keep naming it and report that it is not found. */
export function removePoint(protocol: Protocol, pointId: string): Protocol {
  const found = findPoint(protocol, pointId);
  return found ? without(protocol, found.category.id, pointId) : protocol;
}

/** The place is counted without the point; a point that changes category loses its subcategory. */
export function movePoint(protocol: Protocol, pointId: string, toCategoryId: string, place: number): Protocol {
  const found = findPoint(protocol, pointId);
  if (!found) return protocol;
  const point = found.category.id === toCategoryId ? found.point : { ...found.point, subcategoryTitleIndex: null };
  return changeCategory(without(protocol, found.category.id, pointId), toCategoryId, (category) => ({
    ...category,
    inspectionPoints: category.inspectionPoints.toSpliced(place, 0, point),
  }));
}
