import { dropdownHeight } from '@assay/domain/constants';
import { Select, type SelectProps } from '@mantine/core';
import { t } from './ui.texts.ts';

/** One of a known list, found by typing; the list never grows higher than the specification says. */
export const Picker = (props: SelectProps) => (
  <Select
    size="md"
    searchable
    // Otherwise Enter after typing would leave the list as it was and send the form.
    selectFirstOptionOnChange
    allowDeselect={false}
    maxDropdownHeight={dropdownHeight}
    styles={{ option: { minHeight: '2.75rem' } }}
    nothingFoundMessage={t('nothingFound')}
    {...props}
  />
);
