import type { PointListItem } from '@assay/contract/points/point';
import { useMemo } from 'react';
import { useListState } from '../../../ui/list/list-state.ts';
import { FoundPoints } from './FoundPoints.tsx';
import { containing } from './name-filters.ts';
import { PointEntry } from './PointEntry.tsx';
import { PointFilters } from './PointFilters.tsx';

const defaults = {
  filters: {
    type: '',
    product: '',
    family: '',
    model: '',
    answer: '',
    category: '',
    unused: '',
    faulty: '',
    outdated: '',
  },
};

interface PointListProps {
  chosenId: string;
  /** Which points the page is about; all where it is absent. */
  among?: (point: PointListItem) => boolean;
}

/** The points of the editor, narrowed by what the address says. */
export function PointList({ chosenId, among }: PointListProps) {
  const state = useListState(defaults);
  const { search } = state;
  const {
    type = '',
    product,
    family = '',
    model = '',
    answer = '',
    category = '',
    unused,
    faulty,
    outdated,
  } = state.filters;
  const filter = useMemo(
    () => ({
      isSearched: containing(search),
      protocolType: type,
      products: product === 'on' && family ? [{ productFamilyId: family, productModelId: model || null }] : [],
      isOfType: (pointType: string) => answer === '' || pointType === answer,
      category,
      unusedOnly: unused === 'on',
      faulty: faulty === 'on',
      outdated: outdated === 'on',
    }),
    [search, type, product, family, model, answer, category, unused, faulty, outdated],
  );
  return (
    <FoundPoints
      filters={<PointFilters state={state} />}
      filter={filter}
      startAt={chosenId}
      {...(among && { among })}
      entry={(point) => <PointEntry point={point} search={search} />}
    />
  );
}
