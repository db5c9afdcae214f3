import { searchDebounce } from '@assay/domain/constants';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnreachable } from '../../api/api-error.ts';
import { type Choice, type Choices, matching } from './choice.ts';
import { PickField, type PickFieldProps } from './PickField.tsx';
import { t } from './picker.texts.ts';

/** Where a picker finds its choices. */
export interface ChoiceSource {
  /** Where in the cache they are kept; begins with the noun. */
  key: readonly string[];
  find: (search: string, signal: AbortSignal) => Promise<Found>;
  /** Those that this device keeps, for when nobody answers. */
  kept?: (search: string) => Promise<Found>;
}

interface Found {
  options: readonly Choice[];
  count: number;
  /** Nobody answered: these are all that this device keeps. */
  isKept?: boolean;
}

/** Choices of the server; where nobody answers, those that this device keeps. */
export async function findChoices({ find, kept }: ChoiceSource, search: string, signal: AbortSignal): Promise<Found> {
  try {
    return await find(search, signal);
  } catch (error) {
    if (!kept || !isUnreachable(error)) throw error;
    return { ...(await kept(search)), isKept: true };
  }
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
  const { options, isKept, ...choices } = useChoices(source, search, opened);
  return (
    <PickField
      {...field}
      {...(isKept && { description: t('onlyKept') })}
      choices={{ ...choices, options: without ? options.filter(({ id }) => !without.includes(id)) : options }}
      onSearch={setSearch}
      onOpen={setOpened}
    />
  );
}

function useChoices(source: ChoiceSource, search: string, opened: boolean): Choices & { isKept: boolean } {
  const [paused] = useDebouncedValue(search.trim(), searchDebounce);
  // A list that opens is fetched at once.
  const searched = search === '' ? '' : paused;
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [...source.key, 'choices', searched],
    queryFn: ({ signal }) => findChoices(source, searched, signal),
    enabled: opened,
    placeholderData: keepPreviousData,
  });
  const options = data?.options ?? [];
  const isOlder = searched !== search.trim() || isPlaceholderData;
  return {
    // A quick finger must not take what was found for the words before.
    options: isOlder ? matching(options, search).options : options,
    count: data?.count ?? 0,
    isKept: data?.isKept ?? false,
    waiting: isOlder || isPending || (error !== null && isFetching),
    error,
    retry: () => void refetch(),
  };
}
