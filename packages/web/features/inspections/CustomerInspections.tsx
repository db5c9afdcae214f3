import { DataList } from '../../ui/list/DataList.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { useListState } from '../../ui/list/list-state.ts';
import { useList } from '../../ui/list/use-list.ts';
import { t } from './customer-inspections.texts.ts';
import { customerInspectionColumns } from './inspection-columns.tsx';
import { inspectionSource, ownInspectionDefaults } from './inspection-lists.queries.ts';

/** The inspections of a customer's machines. */
export function CustomerInspections({ customerId }: { customerId: string }) {
  const state = useListState(ownInspectionDefaults);
  const list = useList(inspectionSource, { ...state, filters: { customerId } });
  return (
    <DataList
      label={t('inspections')}
      level={2}
      columns={customerInspectionColumns()}
      state={state}
      list={list}
      searchLabel={t('search')}
      failed={t('failed')}
      minWidth="48rem"
      folds="tablet"
      empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
    />
  );
}
