import { useQuery } from '@tanstack/react-query';
import { pointListQuery } from '../points.queries.ts';

/** What fields for tags name as their list. */
export const knownTagsId = 'known-tags';

/** The tags that are in use, offered while one is typed: two words for one thing find half of it each. */
export function KnownTags() {
  const { data = [] } = useQuery(pointListQuery);
  const tags = [...new Set(data.flatMap((point) => point.tags))].sort((a, b) => a.localeCompare(b, 'en'));
  return (
    <datalist id={knownTagsId}>
      {tags.map((tag) => (
        <option key={tag} value={tag} />
      ))}
    </datalist>
  );
}
