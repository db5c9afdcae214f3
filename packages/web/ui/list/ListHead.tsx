import { Group, Text, Title, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from '../PageTitle.tsx';
import { Spinner } from '../Spinner.tsx';
import { t } from './list.texts.ts';
import classes from './list-head.module.css';
import type { ListState } from './list-state.ts';
import { SearchBox } from './SearchBox.tsx';
import type { List } from './use-list.ts';

interface ListHeadProps {
  label: string;
  /** 1: the list is the page, 2: a part of one; absent: something else names it. */
  level?: 1 | 2 | undefined;
  state: ListState;
  list: List<unknown>;
  searchLabel?: string | undefined;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

/** One line above a list: its name, how much there is, the search, and what else can be done. */
export function ListHead({ label, level, state, list: { rows, count, waiting }, searchLabel, actions }: ListHeadProps) {
  return (
    <div className={classes.head}>
      {level === 1 && <PageTitle text={label} />}
      {level && <Title order={level}>{label}</Title>}
      <Group gap="xs" className={classes.count}>
        {rows && (
          <Text c="dimmed" size="sm" aria-live="polite">
            {countText(count, state.narrowed)}
          </Text>
        )}
        {rows && state.narrowed && (
          <UnstyledButton className={classes.clear} onClick={state.clear}>
            {t('clearFilters')}
          </UnstyledButton>
        )}
        {waiting && rows && <Spinner label={t('waiting')} />}
      </Group>
      {searchLabel && (
        <div className={classes.search} data-small={level === 2 || undefined}>
          <SearchBox label={searchLabel} value={state.search} onSearch={state.searchFor} />
        </div>
      )}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}

const countText = (count: number, narrowed: boolean): string => t(narrowed ? 'countFound' : 'count', { count });
