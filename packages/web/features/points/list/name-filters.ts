import { passesPattern, patternFault } from '@assay/domain/points/patterns';
import { searchedBy } from '@assay/domain/search-words';

interface NamedPoint {
  name: string;
  description: string;
  tags: readonly string[];
}

export type PointSearch = (point: NamedPoint) => boolean;

/** The points whose name, description and tags hold every word that was typed, in any order and whatever the case. */
export function containing(search: string): PointSearch {
  const isSearched = searchedBy(search);
  return ({ name, description, tags }) => isSearched([name, description, ...tags].join('\n'));
}

/** Besides those, the points in whose name a pattern is found; what is no pattern is plain text. */
export function matchingPattern(search: string): PointSearch {
  const contains = containing(search);
  const pattern = `(?i)${search.trim()}`;
  // Words alone are found as plain text already, which is quicker.
  if (/^[\w\s-]*$/.test(search) || patternFault(pattern)) return contains;
  return (point) => contains(point) || passesPattern(pattern, point.name);
}
