import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import classes from './folded-sort.module.css';
import { t } from './list.texts.ts';
import type { Direction } from './list-state.ts';

interface FoldedSortProps {
  columns: readonly { header: string; sortKey?: string }[];
  sort: { key: string; direction: Direction; onSort: (key: string) => void };
}

/** The order of rows that have no heads of columns: one line, however many columns sort. */
export function FoldedSort({ columns, sort }: FoldedSortProps) {
  const Icon = sort.direction === 'asc' ? IconSortAscending : IconSortDescending;
  const offered = columns.flatMap(({ header, sortKey }) => (sortKey ? [{ value: sortKey, label: header }] : []));
  const isOffered = offered.some(({ value }) => value === sort.key);
  return (
    <div className={classes.sort}>
      <NativeSelect
        aria-label={t('sortBy')}
        value={isOffered ? sort.key : ''}
        onChange={({ currentTarget: { value } }) => sort.onSort(value)}
        data={[
          ...(isOffered ? [] : [{ value: '', label: t('sortBy'), disabled: true }]),
          ...offered.map(({ value, label }) => ({ value, label: t('sortedBy', { column: label }) })),
        ]}
      />
      {isOffered && (
        <ActionIcon
          variant="default"
          size="var(--assay-control-height)"
          aria-label={t(sort.direction === 'asc' ? 'ascending' : 'descending')}
          onClick={() => sort.onSort(sort.key)}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
