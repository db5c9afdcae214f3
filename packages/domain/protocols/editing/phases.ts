import type { Protocol } from '../protocol.ts';

/** Points of a removed phase have none. */
export function setPhases(protocol: Protocol, phaseIds: readonly string[]): Protocol {
  return {
    ...protocol,
    phases: phaseIds.map((phaseId, order) => ({ phaseId, order })),
    categories: protocol.categories.map((category) =>
      category.inspectionPoints.some(({ phaseId }) => phaseId !== null && !phaseIds.includes(phaseId))
        ? {
            ...category,
            inspectionPoints: category.inspectionPoints.map((point) =>
              point.phaseId !== null && !phaseIds.includes(point.phaseId) ? { ...point, phaseId: null } : point,
            ),
          }
        : category,
    ),
  };
}
