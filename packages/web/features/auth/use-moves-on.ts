import { useQuery } from '@tanstack/react-query';
import { preferencesQuery, useSetPreferences } from './auth.queries.ts';

/** Whether the next open point comes by itself once one is answered, as the person wishes. */
export function useMovesOn(): { value: boolean; onChange: (next: boolean) => void } {
  const { data } = useQuery(preferencesQuery);
  const { mutate, isPending, variables } = useSetPreferences();
  const wished = isPending ? variables.movesOn : undefined;
  return { value: wished ?? data?.movesOn ?? true, onChange: (movesOn) => mutate({ movesOn }) };
}
