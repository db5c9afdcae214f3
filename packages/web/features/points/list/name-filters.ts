import { passesPattern, patternFault } from '@assay/domain/points/patterns';

export type NameFilter = (name: string) => boolean;

/** The names that contain what was typed, whatever the case. */
export function containing(search: string): NameFilter {
  const words = search.trim().toLowerCase();
  return (name) => name.toLowerCase().includes(words);
}

/** The names in which a pattern is found or which contain it as it stands; what is no pattern is plain text. */
export function matchingPattern(search: string): NameFilter {
  const contains = containing(search);
  const pattern = `(?i)${search.trim()}`;
  // Words alone mean the same both ways, and plain text is quicker.
  if (/^[\w\s-]*$/.test(search) || patternFault(pattern)) return contains;
  return (name) => contains(name) || passesPattern(pattern, name);
}
