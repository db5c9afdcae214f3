import { Checkbox } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import type { ListState } from '../../../ui/list/list-state.ts';
import { More } from '../../../ui/More.tsx';
import { protocolTypesQuery } from '../../inspection-points/inspection-points.queries.ts';
import { filteredTypes } from './filtered-types.ts';
import { t } from './list.texts.ts';
import classes from './type-filter.module.css';

/** Which types of inspections are listed; none that is checked means all. */
export function TypeFilter({ state }: { state: ListState }) {
  const asked = useQuery(protocolTypesQuery);
  const roomy = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const types = filteredTypes(asked.data ?? []);
  const chosen = (state.filters.types ?? '').split(',').filter(Boolean);
  const choose = (value: string, on: boolean) => {
    const next = types.filter((type) => (type.value === value ? on : chosen.includes(type.value)));
    state.filterBy({ types: next.map((type) => type.value).join(',') });
  };
  const boxes = (
    <fieldset className={classes.types}>
      <legend className={roomy ? classes.legend : classes.hidden}>{t('types')}</legend>
      <div className={classes.boxes}>
        {types.map(({ value, displayName }) => (
          <Checkbox
            key={value}
            label={displayName}
            checked={chosen.includes(value)}
            onChange={(event) => choose(value, event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
  const names = types.filter(({ value }) => chosen.includes(value)).map(({ displayName }) => displayName);
  return (
    <div className={classes.place}>
      {asked.isError && (
        <ErrorPanel title={t('typesFailed')} error={asked.error} onRetry={() => void asked.refetch()} />
      )}
      {roomy ? (
        boxes
      ) : (
        <More title={t('types')} summary={names.join(', ') || t('allTypes')}>
          {boxes}
        </More>
      )}
    </div>
  );
}
