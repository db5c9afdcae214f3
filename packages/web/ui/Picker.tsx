import { dropdownHeight } from '@assay/domain/constants';
import { Select, type SelectProps } from '@mantine/core';
import { t } from './ui.texts.ts';

/** One of a known list, found by typing; the list never grows higher than the specification says. */
export const Picker = ({ onFocus, ...props }: SelectProps) => (
  <Select
    size="md"
    searchable
    selectFirstOptionOnChange
    // What is typed replaces what was chosen, instead of following it.
    onFocus={(event) => {
      event.currentTarget.select();
      onFocus?.(event);
    }}
    // Enter chooses; it never sends the form around the picker, however fast it comes after the typing.
    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    allowDeselect={false}
    maxDropdownHeight={dropdownHeight}
    styles={{ option: { minHeight: '2.75rem' } }}
    nothingFoundMessage={t('nothingFound')}
    {...props}
  />
);
