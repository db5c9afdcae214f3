import type { PointListItem } from '@assay/contract/points/point';
import { taggedTypes } from '@assay/domain/points/tags';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Placeholder } from '../../../ui/Placeholder.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import classes from '../edit-pane.module.css';
import { PointList } from '../list/PointList.tsx';
import { pointQuery } from '../points.queries.ts';
import { KnownTags } from './KnownTags.tsx';
import { TagPanels } from './TagPanels.tsx';
import { t } from './tags.texts.ts';

const hasTags = ({ type }: PointListItem): boolean => taggedTypes.has(type);

const noPoint = ((before: object) => ({ ...before, point: undefined })) as never;

/** A point is chosen at one side; its options and range values get their tags at the other. */
export function TagsPage() {
  const { point = '' }: { point?: string } = useSearch({ strict: false });
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <KnownTags />
      <div className={classes.sides} data-chosen={point !== '' || undefined}>
        <div className={classes.list}>
          <PointList chosenId={point} among={hasTags} />
        </div>
        <div className={classes.point}>
          {point === '' ? (
            <EmptyState title={t('choose')} text={t('chooseText')} />
          ) : (
            <>
              <TextLink to="." search={noPoint} className={classes.back}>
                {t('back')}
              </TextLink>
              <TaggedPoint key={point} id={point} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

function TaggedPoint({ id }: { id: string }) {
  const query = useQuery(pointQuery(id));
  if (query.data) return <TagPanels point={query.data} />;
  if (query.isError) return <ErrorPanel title={t('failed')} error={query.error} onRetry={() => query.refetch()} />;
  return <Placeholder />;
}
