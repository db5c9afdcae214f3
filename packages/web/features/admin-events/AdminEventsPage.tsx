import { adminEvents } from '@assay/contract/admin-events';
import { adminEventKinds } from '@assay/domain/admin-events';
import { TextInput } from '@mantine/core';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { CheckFilter } from '../../ui/list/CheckFilter.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { type ListDefaults, useListState } from '../../ui/list/list-state.ts';
import { useList } from '../../ui/list/use-list.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { adminEventColumns } from './admin-event-columns.tsx';
import { adminEventLine } from './admin-event-words.ts';
import { t } from './admin-events.texts.ts';

const source = { endpoint: adminEvents.list, key: ['adminEvents'] } as const;
const defaults = {
  sort: { key: 'at', direction: 'desc' },
  filters: { kinds: '', from: '', to: '' },
} satisfies ListDefaults;

/** Who did what to accounts, services, tokens and certificates. */
export function AdminEventsPage() {
  const state = useListState(defaults);
  const { rows, ...list } = useList(source, state);
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        crumbs={
          <Crumbs
            parts={[
              <TextLink key="admin" to="/Admin">
                {t('admin')}
              </TextLink>,
            ]}
          />
        }
      />
      <DataList
        label={t('title')}
        columns={adminEventColumns()}
        state={state}
        list={{ ...list, rows: rows?.map(adminEventLine) }}
        searchLabel={t('search')}
        failed={t('failed')}
        minWidth="64rem"
        folds="tablet"
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      >
        <CheckFilter
          state={state}
          name="kinds"
          label={t('kinds')}
          choices={adminEventKinds.map((value) => ({ value, label: t(value) }))}
        />
        {(['from', 'to'] as const).map((name) => (
          <TextInput
            key={name}
            type="date"
            label={t(name)}
            value={state.filters[name] ?? ''}
            onChange={(event) => state.filterBy({ [name]: event.currentTarget.value })}
          />
        ))}
      </DataList>
    </>
  );
}
