import { useQuery } from '@tanstack/react-query';
import { categoryTitlesQuery } from '../../protocols.queries.ts';

/** What fields for titles name as their list. */
export const categoryTitlesId = 'category-titles';

/** The titles that categories have had so far, offered while a title is typed. */
export function CategoryTitles() {
  const { data = [] } = useQuery(categoryTitlesQuery);
  return (
    <datalist id={categoryTitlesId}>
      {data.map(({ id, name }) => (
        <option key={id} value={name} />
      ))}
    </datalist>
  );
}
