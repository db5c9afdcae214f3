import { useMemo } from 'react';
import { useListState } from '../../../ui/list/list-state.ts';
import { FoundPoints } from './FoundPoints.tsx';
import type { AmongPoints } from './filter-points.ts';
import { containing } from './name-filters.ts';
import { PointEntry } from './PointEntry.tsx';
import { PointFilters, RarePointFilters } from './PointFilters.tsx';

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
  /** The point that is open, or was last: it is brought into view and marked. */
  chosenId: string;
  /** All where it is absent. */
  among?: AmongPoints;
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
      moreFilters={<RarePointFilters state={state} among={among} />}
      filter={filter}
      startAt={chosenId}
      among={among}
      entry={(point) => <PointEntry point={point} search={search} isMarked={point.id === chosenId} />}
    />
  );
}
