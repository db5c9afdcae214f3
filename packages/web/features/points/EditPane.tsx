import type { InspectionPoint } from '@assay/contract/points/point';
import { can } from '@assay/domain/access';
import { pointTypeOf } from '@assay/domain/points/point-types';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { useBegun } from '../../ui/form/use-begun.ts';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { TabbedPanes } from '../../ui/TabbedPanes.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import classes from './edit-pane.module.css';
import { PointForm } from './form/PointForm.tsx';
import { t as history } from './history/history.texts.ts';
import { pointHistoryWords } from './history/point-history-words.ts';
import { LimitsPane } from './limits/LimitsPane.tsx';
import { t as limits } from './limits/limits.texts.ts';
import { PointList } from './list/PointList.tsx';
import { LocalizationPane } from './localization/LocalizationPane.tsx';
import { pointHistoryQuery, pointListQuery, pointQuery, unitsQuery } from './points.queries.ts';
import { t } from './points.texts.ts';

const choosing = (point: string | undefined) => ((before: object) => ({ ...before, point, view: undefined })) as never;

const measuredTypes = new Set<string>(['Measurement', 'SummaryWithRows']);

/** The list at one side, the chosen point at the other; where there is room for one, one after the other. */
export function EditPane() {
  const { point = '' }: { point?: string } = useSearch({ strict: false });
  const reader = useSession();
  // Whoever comes back to the list finds the point where they left it.
  const [last, setLast] = useState(point);
  if (point !== '' && point !== last) setLast(point);
  const { data: points = [] } = useQuery(pointListQuery);
  const isMeasured = points.some(({ id, type }) => id === point && measuredTypes.has(type));
  return (
    <div className={classes.sides} data-chosen={point !== '' || undefined}>
      <div className={classes.list}>
        <PointList chosenId={point || last} />
      </div>
      <div className={classes.point}>
        {point === '' ? (
          <EmptyState title={t('choosePoint')} text={t('choosePointText')} />
        ) : (
          <>
            <TextLink to="." search={choosing(undefined)} className={classes.back}>
              {t('back')}
            </TextLink>
            <TabbedPanes
              label={t('views')}
              name="view"
              panes={[
                { title: t('content'), content: <ChosenPoint key={point} id={point} /> },
                { title: t('localization'), content: <LocalizationPane key={point} id={point} /> },
                isMeasured
                  ? { title: limits('tab'), content: <LimitsPane key={point} id={point} /> }
                  : { title: limits('tab'), content: null, closed: limits('closed') },
                ...(can(reader, 'history.read')
                  ? [
                      {
                        title: history('tab'),
                        content: <HistoryPanel compact query={pointHistoryQuery(point)} words={pointHistoryWords} />,
                      },
                    ]
                  : []),
              ]}
            />
          </>
        )}
      </div>
    </div>
  );
}

function ChosenPoint({ id }: { id: string }) {
  const navigate = useNavigate();
  const choose = (point: string | undefined) => void navigate({ to: '.', search: choosing(point), resetScroll: false });
  const { begun, request } = useBegun(pointQuery(id));
  const units = useQuery(unitsQuery);
  /** As it was saved last, and how often: each time the form begins anew with it. */
  const [saved, setSaved] = useState<{ point: InspectionPoint; count: number }>();
  // A long form is drawn in pieces, so that the list stays quick meanwhile.
  const first = useDeferredValue(begun);
  const point = saved?.point ?? first;
  if (request.isError && !point)
    return <ErrorPanel title={t('pointFailed')} error={request.error} onRetry={() => request.refetch()} />;
  if (!point) return <Placeholder />;
  if ('measurementUnitId' in point && units.isError)
    return <ErrorPanel title={t('referencesFailed')} error={units.error} onRetry={() => units.refetch()} />;
  if ('measurementUnitId' in point && units.isPending) return <Placeholder text={t('loadingUnit')} />;
  return (
    <PointForm
      key={saved?.count ?? 0}
      point={point}
      type={pointTypeOf(point.type) ?? point.type}
      atOnce={saved !== undefined}
      onDone={(done) =>
        done ? setSaved((before) => ({ point: done, count: (before?.count ?? 0) + 1 })) : choose(undefined)
      }
      onChoose={choose}
    />
  );
}
