import { takesPointType } from '@assay/domain/protocol-types';
import { useMemo } from 'react';
import { useListState } from '../../../../ui/list/list-state.ts';
import { FoundPoints } from '../../../points/list/FoundPoints.tsx';
import { matchingPattern } from '../../../points/list/name-filters.ts';
import { useProtocol } from '../creator-state.ts';
import { ChosenPoint } from './ChosenPoint.tsx';
import { PickerEntry } from './PickerEntry.tsx';
import { ownType, PickerFilters } from './PickerFilters.tsx';

const defaults = { prefix: 'point', filters: { type: ownType, product: 'on' } };

/** The points that the protocol may be made from, narrowed by what the address says. */
export function PointPicker() {
  const state = useListState(defaults);
  const protocolType = useProtocol((protocol) => protocol.type);
  const targets = useProtocol((protocol) => protocol.targets);
  const { search } = state;
  const { type = '', product } = state.filters;
  const filter = useMemo(
    () => ({
      isSearched: matchingPattern(search),
      protocolType: type === ownType ? protocolType : type,
      products: product === 'on' ? targets : [],
      isOfType: (pointType: string) => takesPointType(protocolType, pointType),
    }),
    [search, type, product, protocolType, targets],
  );
  return (
    <FoundPoints
      filters={<PickerFilters state={state} />}
      filter={filter}
      entry={(point) => <PickerEntry point={point} search={search} />}
    >
      <ChosenPoint />
    </FoundPoints>
  );
}
