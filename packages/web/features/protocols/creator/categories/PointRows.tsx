import type { ProtocolCategory } from '@assay/domain/protocols/protocol';
import { NearView } from '../../../../ui/list/NearView.tsx';
import { useView } from '../creator-state.ts';
import { t } from './categories.texts.ts';
import { PointRow } from './PointRow.tsx';
import classes from './point-rows.module.css';
import { useIsSmall } from './use-is-small.ts';

/** How high a row is about, in pixels. */
export const rowHeight = 58;
/** So many rows come into the page and leave it together. */
const together = 20;

/** The points of a category in their order, of which only those near what is seen are in the page. */
export function PointRows({ category }: { category: ProtocolCategory }) {
  const { id, title, inspectionPoints: points } = category;
  const revealed = useView((view) => view.revealedIds);
  const isSmall = useIsSmall();
  const starts = Array.from({ length: Math.ceil(points.length / together) }, (_, place) => place * together);
  return (
    <div className={classes.rows}>
      {starts.map((start) => {
        const some = points.slice(start, start + together);
        return (
          <NearView
            key={start}
            height={some.length * rowHeight}
            first={start === 0}
            always={isSmall || some.some((point) => revealed.includes(point.id))}
          >
            <ol
              className={classes.list}
              start={start + 1}
              aria-label={start === 0 ? t('points', { title }) : t('pointsFrom', { title, number: start + 1 })}
            >
              {some.map((point, place) => (
                <PointRow key={point.id} point={point} place={start + place} categoryId={id} />
              ))}
            </ol>
          </NearView>
        );
      })}
    </div>
  );
}
