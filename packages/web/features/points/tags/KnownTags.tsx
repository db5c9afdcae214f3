import { useQuery } from '@tanstack/react-query';
import { pointListQuery } from '../points.queries.ts';

/** What fields for tags name as their list. */
export const knownTagsId = 'known-tags';

/** The tags that are in use. */
export function useKnownTags(): string[] {
  const { data = [] } = useQuery(pointListQuery);
  return [...new Set(data.flatMap((point) => point.tags))].sort((a, b) => a.localeCompare(b, 'en'));
}

/** They are offered while one is typed: two words for one thing find half of it each. */
export function KnownTags() {
  const tags = useKnownTags();
  return (
    <datalist id={knownTagsId}>
      {tags.map((tag) => (
        <option key={tag} value={tag} />
      ))}
    </datalist>
  );
}
