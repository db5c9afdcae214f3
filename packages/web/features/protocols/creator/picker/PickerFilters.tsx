import { listedTypes } from '@assay/domain/protocol-types';
import { Checkbox, Stack } from '@mantine/core';
import type { ListState } from '../../../../ui/list/list-state.ts';
import { SearchBox } from '../../../../ui/list/SearchBox.tsx';
import { Picker } from '../../../../ui/picker/Picker.tsx';
import { t } from './picker.texts.ts';

/** Stands for the type of the protocol, whatever that is. */
export const ownType = 'own';

const types = () => [
  { value: ownType, label: t('ownType') },
  ...listedTypes.map(({ value, displayName }) => ({ value, label: displayName })),
];

/** What narrows the points; it lives in the address beside the filters of other lists. */
export const PickerFilters = ({ state }: { state: ListState }) => (
  <Stack gap="xs">
    <SearchBox label={t('search')} value={state.search} onSearch={state.searchFor} />
    <Picker
      label={t('type')}
      placeholder={t('anyType')}
      clearable
      data={types()}
      value={state.filters.type || null}
      onChange={(type) => state.filterBy({ type: type ?? '' })}
    />
    <Checkbox
      label={t('byProducts')}
      checked={state.filters.product === 'on'}
      onChange={(event) => state.filterBy({ product: event.currentTarget.checked ? 'on' : '' })}
    />
  </Stack>
);
