import type { ComponentType } from 'react';

/** A part of a record that stands in a list with an order of its own. */
export interface OrderedPart {
  id: string;
  index: number;
}

export type Change<P> = Partial<P> | ((part: P) => Partial<P>);

/** A change of the newest list. */
export type ChangeList<P> = (change: (parts: readonly P[]) => P[]) => void;

export interface PartRowProps<P> {
  part: P;
  /** From 0, in the order that is shown. */
  place: number;
  change: (id: string, change: Change<P>) => void;
}

/** The fields of one part; drawn again when its own part changes. */
export type PartRow<P> = ComponentType<PartRowProps<P>>;

export const changed = <P extends OrderedPart>(parts: readonly P[], id: string, change: Change<P>): P[] =>
  parts.map((part) => (part.id === id ? { ...part, ...(typeof change === 'function' ? change(part) : change) } : part));
