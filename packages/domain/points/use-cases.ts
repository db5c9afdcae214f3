/** Points can be meant for these kinds of work. */
export const useCases = ['Service', 'Commissioning', 'Warranty', 'Sales', 'Training'] as const;
