/** How the parts of a record read. */
export interface PartWords {
  labelOf: (part: string) => string;
  /** How a part reads; empty where it says nothing. */
  textOf: (part: string, value: unknown) => string;
}
