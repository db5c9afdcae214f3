import { Skeleton } from '@mantine/core';
import { t as ui } from '../ui.texts.ts';
import classes from './data-list.module.css';

const rows = ['62%', '40%', '55%', '48%', '66%', '35%', '58%', '44%'];

/** The shape of a list before its first rows are there. */
export const ListSkeleton = ({ columns }: { columns: number }) => (
  <div className={classes.skeleton} role="status" aria-label={ui('loading')}>
    {rows.map((width) => (
      <div key={width} className={classes.skeletonRow}>
        {Array.from({ length: Math.min(columns, 4) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never move.
          <Skeleton key={i} height={12} width={i === 0 ? width : '60%'} />
        ))}
      </div>
    ))}
  </div>
);
