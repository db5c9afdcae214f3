import { searchDebounce } from '@assay/domain/constants';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Choice, Choices } from './choice.ts';
import { PickField, type PickFieldProps } from './PickField.tsx';

/** Where a picker finds its choices. */
export interface ChoiceSource {
  /** Where in the cache they are kept; begins with the noun. */
  key: readonly string[];
  find: (search: string, signal: AbortSignal) => Promise<{ options: readonly Choice[]; count: number }>;
}

export interface SearchPickerProps extends PickFieldProps {
  source: ChoiceSource;
  /** Ids that are not offered, because they are chosen already. */
  without?: readonly string[];
}

/** One of many that the server searches, a few at a time. */
export function SearchPicker({ source, without, ...field }: SearchPickerProps) {
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(false);
  const { options, ...choices } = useChoices(source, search, opened);
  return (
    <PickField
      {...field}
      choices={{ ...choices, options: without ? options.filter(({ id }) => !without.includes(id)) : options }}
      onSearch={setSearch}
      onOpen={setOpened}
    />
  );
}

function useChoices({ key, find }: ChoiceSource, search: string, opened: boolean): Choices {
  const [paused] = useDebouncedValue(search.trim(), searchDebounce);
  // A list that opens is fetched at once.
  const searched = search === '' ? '' : paused;
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [...key, 'choices', searched],
    queryFn: ({ signal }) => find(searched, signal),
    enabled: opened,
    placeholderData: keepPreviousData,
  });
  return {
    options: data?.options ?? [],
    count: data?.count ?? 0,
    waiting: searched !== search.trim() || isPlaceholderData || isPending || (error !== null && isFetching),
    error,
    retry: () => void refetch(),
  };
}
