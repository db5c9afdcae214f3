import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { CheckFilter, type ChoiceCounts } from '../../../ui/list/CheckFilter.tsx';
import type { ListState } from '../../../ui/list/list-state.ts';
import { protocolTypesQuery } from '../../points/points.queries.ts';
import { filteredTypes } from './filtered-types.ts';
import { t } from './list.texts.ts';

/** Which types of inspections are listed. */
export function TypeFilter({ state, counts }: { state: ListState; counts: ChoiceCounts | null }) {
  const query = useQuery(protocolTypesQuery);
  const choices = filteredTypes(query.data ?? []).map(({ value, displayName }) => ({ value, label: displayName }));
  return (
    <>
      {query.isError && (
        <ErrorPanel title={t('typesFailed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      <CheckFilter state={state} name="types" label={t('types')} choices={choices} counts={counts} />
    </>
  );
}
