/** An import is compared with the data, shown, and then applied as shown or discarded. */
export const importStates = ['comparing', 'preview', 'applying', 'applied', 'refused', 'failed', 'cancelled'] as const;
export type ImportState = (typeof importStates)[number];

export const importLineStates = ['new', 'changed', 'unchanged', 'faulty'] as const;
export type ImportLineState = (typeof importLineStates)[number];
