/** Product categories that somebody writes points and protocols for; null means all. */
export type Divisions = readonly string[] | null;

export const isOfDivision = (divisions: Divisions, categoryId: string): boolean =>
  divisions === null || divisions.includes(categoryId);
