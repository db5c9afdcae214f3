import type { InspectionItem } from '@assay/contract/inspection-item';
import { inspectionStatuses, statusLabels } from '@assay/domain/inspections/status';
import { pageGates } from '@assay/domain/pages';
import { usePrefetchQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { blankBelow } from '../../../ui/blank-below.tsx';
import { CheckFilter } from '../../../ui/list/CheckFilter.tsx';
import { DataList } from '../../../ui/list/DataList.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { useListState } from '../../../ui/list/list-state.ts';
import { useList } from '../../../ui/list/use-list.ts';
import { useCasesQuery } from '../../points/points.queries.ts';
import { DeleteInspectionDialog } from '../DeleteInspectionDialog.tsx';
import { FinishDialog } from '../FinishDialog.tsx';
import { inspectionSource } from '../inspection-lists.queries.ts';
import { NewInspectionButton } from '../NewInspectionButton.tsx';
import { t } from './list.texts.ts';
import { reportColumns } from './report-columns.tsx';
import classes from './report-list.module.css';
import { reportDefaults, useReportCounts } from './report-list.queries.ts';
import { TypeFilter } from './TypeFilter.tsx';

const statusChoices = inspectionStatuses.map((value) => ({ value, label: statusLabels[value] }));

function ReportList() {
  usePrefetchQuery(useCasesQuery);
  const reader = useSession();
  const state = useListState(reportDefaults);
  const list = useList(inspectionSource, state);
  const counts = useReportCounts(state);
  const [finishing, setFinishing] = useState<InspectionItem>();
  const [deleting, setDeleting] = useState<InspectionItem>();
  return (
    <>
      <DataList
        label={t('title')}
        level={1}
        actions={<NewInspectionButton />}
        columns={reportColumns({ reader, onFinish: setFinishing, onDelete: setDeleting })}
        state={state}
        list={list}
        searchLabel={t('search')}
        failed={t('failed')}
        minWidth="60rem"
        folds="tablet"
        empty={
          <EmptyState title={t('empty')} text={t('emptyText')}>
            <NewInspectionButton />
          </EmptyState>
        }
      >
        <div className={classes.filters}>
          <CheckFilter
            state={state}
            name="statuses"
            label={t('statuses')}
            choices={statusChoices}
            counts={counts?.statuses ?? null}
          />
          <TypeFilter state={state} counts={counts?.types ?? null} />
          <CheckFilter
            state={state}
            name="mineOnly"
            label={t('whose')}
            choices={[{ value: 'true', label: t('mine') }]}
          />
          {(['sentBack', 'unrated'] as const).map(
            (name) =>
              state.filters[name] && (
                <CheckFilter
                  key={name}
                  state={state}
                  name={name}
                  label={t('only')}
                  choices={[{ value: 'true', label: t(name) }]}
                />
              ),
          )}
        </div>
      </DataList>
      {finishing && <FinishDialog inspection={finishing} onClose={() => setFinishing(undefined)} />}
      {deleting && <DeleteInspectionDialog inspection={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}

export const ReportListPage = blankBelow(pageGates['/Reports'], ReportList);
