import { searchedBy } from '@assay/domain/search-words';
import type { ReactNode } from 'react';

/** Something that can be picked: told apart by its id, known to people by its name. */
export interface Choice {
  id: string;
  name: string;
  /** What tells it from others of that name. */
  detail?: string;
  picture?: ReactNode;
}

/** What a picker offers at the moment. */
export interface Choices {
  options: readonly Choice[];
  /** How many match in all; more than the options where only the first are shown. */
  count: number;
  /** The options are not yet those of what was typed. */
  waiting: boolean;
  error: Error | null;
  retry: () => void;
}

/** Those of a list that is wholly known whose names or details hold every word that was typed. */
export function matching(every: readonly Choice[], search: string): { options: readonly Choice[]; count: number } {
  const isSearched = searchedBy(search);
  const options = every.filter(({ name, detail = '' }) => isSearched(`${name}\n${detail}`));
  return { options, count: options.length };
}
