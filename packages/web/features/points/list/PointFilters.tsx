import { pointTypes, pointTypeTitles } from '@assay/domain/points/point-types';
import { Checkbox, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ListState } from '../../../ui/list/list-state.ts';
import { SearchBox } from '../../../ui/list/SearchBox.tsx';
import { More } from '../../../ui/More.tsx';
import { Picker } from '../../../ui/picker/Picker.tsx';
import { categoriesQuery } from '../../products/product-families.queries.ts';
import { pointListQuery, protocolTypesQuery } from '../points.queries.ts';
import { useProducts } from '../products.ts';
import { type AmongPoints, everyPoint, isOutdated } from './filter-points.ts';
import { t } from './list.texts.ts';
import classes from './point-list.module.css';

/** What narrows the list; it all lives in the address. In three short lines, so that the list begins high on the screen. */
export function PointFilters({ state }: { state: ListState }) {
  const { families, waiting } = useProducts();
  const { data: types = [], isFetching } = useQuery(protocolTypesQuery);
  const { type, product, family, model } = state.filters;
  const isOn = product === 'on';
  const models = families.find(({ id }) => id === family)?.productModels ?? [];
  return (
    <Stack gap={6}>
      <SearchBox label={t('search')} value={state.search} onSearch={state.searchFor} />
      <div className={classes.pair}>
        <Picker
          label={t('type')}
          hideLabel
          placeholder={t('anyType')}
          clearable
          data={types.map(({ value, displayName }) => ({ value, label: displayName }))}
          waiting={isFetching}
          value={type || null}
          onChange={(next) => state.filterBy({ type: next ?? '' })}
        />
        <Checkbox
          label={t('byProduct')}
          checked={isOn}
          onChange={(event) => state.filterBy({ product: event.currentTarget.checked ? 'on' : '' })}
        />
        <Picker
          label={t('family')}
          hideLabel
          placeholder={t('anyFamily')}
          clearable
          disabled={!isOn}
          data={families.map(({ id, name }) => ({ value: id, label: name }))}
          waiting={waiting}
          value={family || null}
          onChange={(next) => state.filterBy({ family: next ?? '', model: '' })}
        />
        <Picker
          label={t('model')}
          hideLabel
          placeholder={t('anyModel')}
          clearable
          disabled={!isOn || models.length === 0}
          data={models.map(({ id, name }) => ({ value: id, label: name }))}
          value={model || null}
          onChange={(next) => state.filterBy({ model: next ?? '' })}
        />
      </div>
    </Stack>
  );
}

/** Needed now and then: open from the start where the address uses them. */
export function RarePointFilters({ state, among = everyPoint }: { state: ListState; among?: AmongPoints | undefined }) {
  const { data: categories = [], isFetching } = useQuery(categoriesQuery);
  const { data = [] } = useQuery(pointListQuery);
  const points = data.filter(among);
  const { answer = '', category = '', unused = '', faulty = '', outdated = '' } = state.filters;
  const faultyCount = points.filter(({ faultyExpression }) => faultyExpression).length;
  const outdatedCount = points.filter(isOutdated).length;
  return (
    <More title={t('moreFilters')} open={[answer, category, unused, faulty, outdated].some(Boolean)}>
      <Stack gap="xs">
        <Picker
          label={t('answer')}
          placeholder={t('anyAnswer')}
          clearable
          data={pointTypes.map((value) => ({ value, label: pointTypeTitles[value] }))}
          value={answer || null}
          onChange={(next) => state.filterBy({ answer: next ?? '' })}
        />
        <Picker
          label={t('category')}
          placeholder={t('anyCategory')}
          clearable
          data={categories.map(({ id, name }) => ({ value: id, label: name }))}
          waiting={isFetching}
          value={category || null}
          onChange={(next) => state.filterBy({ category: next ?? '' })}
        />
        <Checkbox
          label={t('unused')}
          checked={unused === 'on'}
          onChange={(event) => state.filterBy({ unused: event.currentTarget.checked ? 'on' : '' })}
        />
        {(faultyCount > 0 || faulty === 'on') && (
          <Checkbox
            label={t('faulty', { count: faultyCount })}
            checked={faulty === 'on'}
            onChange={(event) => state.filterBy({ faulty: event.currentTarget.checked ? 'on' : '' })}
          />
        )}
        {(outdatedCount > 0 || outdated === 'on') && (
          <Checkbox
            label={t('outdatedOnly', { count: outdatedCount })}
            checked={outdated === 'on'}
            onChange={(event) => state.filterBy({ outdated: event.currentTarget.checked ? 'on' : '' })}
          />
        )}
      </Stack>
    </More>
  );
}
