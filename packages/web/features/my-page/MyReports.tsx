import { DataList } from '../../ui/list/DataList.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { useListState } from '../../ui/list/list-state.ts';
import { useList } from '../../ui/list/use-list.ts';
import { inspectionColumns } from '../inspections/inspection-columns.tsx';
import { inspectionSource, ownInspectionDefaults } from '../inspections/inspection-lists.queries.ts';
import { NewInspectionButton } from '../inspections/NewInspectionButton.tsx';
import { t } from './my-page.texts.ts';

/** The inspections that the person began or is the contact of. */
export function MyReports() {
  const state = useListState(ownInspectionDefaults);
  const list = useList(inspectionSource, { ...state, filters: { mineOnly: 'true' } });
  return (
    <DataList
      label={t('reports')}
      level={2}
      columns={inspectionColumns()}
      state={state}
      list={list}
      searchLabel={t('searchReports')}
      failed={t('reportsFailed')}
      minWidth="52rem"
      folds="tablet"
      empty={
        <EmptyState title={t('noReports')} text={t('noReportsText')}>
          <NewInspectionButton />
        </EmptyState>
      }
    />
  );
}
