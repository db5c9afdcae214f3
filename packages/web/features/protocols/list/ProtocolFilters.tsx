import { listedTypes } from '@assay/domain/protocol-types';
import { Checkbox } from '@mantine/core';
import type { ListState } from '../../../ui/list/list-state.ts';
import { ManyPicker } from '../../../ui/picker/ManyPicker.tsx';
import { t } from './list.texts.ts';
import classes from './protocol-filters.module.css';
import { showsDeleted } from './use-protocol-rows.ts';

const choices = listedTypes.map(({ value, displayName }) => ({ value, label: displayName }));

/** What narrows the list besides the search; it lives in the address. */
export function ProtocolFilters({ state }: { state: ListState }) {
  const types = (state.filters.types ?? '').split(',').filter(Boolean);
  return (
    <>
      <div className={classes.types}>
        <ManyPicker
          label={t('types')}
          hideLabel
          placeholder={types.length > 0 ? t('anotherType') : t('anyType')}
          data={choices}
          values={types}
          unknown={(value) => value}
          onChange={(next) => state.filterBy({ types: next.join(',') })}
        />
      </div>
      <Checkbox
        label={t('deletedOnes')}
        checked={showsDeleted(state)}
        onChange={(event) => state.filterBy({ deleted: event.currentTarget.checked ? 'yes' : '' })}
      />
    </>
  );
}
