import { type Language, languageOrDefault } from '@assay/domain/languages';
import { useQuery } from '@tanstack/react-query';
import { preferencesQuery } from './auth.queries.ts';

/** In which the person reads the texts of points; undefined until that is known, English where nobody can tell. */
export function useReaderLanguage(): Language | undefined {
  const { data, isPending } = useQuery(preferencesQuery);
  return isPending ? undefined : languageOrDefault(data?.language);
}
