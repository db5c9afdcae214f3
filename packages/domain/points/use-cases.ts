/** What work a point is meant for; they serve only as metas of points. */
export const useCases = ['Service', 'Commissioning', 'Warranty', 'Sales', 'Training'] as const;
