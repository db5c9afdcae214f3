import type { ActionPriority } from '@assay/domain/inspections/inspection';
import classes from './priority-mark.module.css';

const bars: Record<ActionPriority, number> = { Low: 1, Medium: 2, High: 3 };

/** How soon something is to be done: bars in ink, since colours belong to ratings. */
export const PriorityMark = ({ priority, label }: { priority: ActionPriority; label: string }) => (
  <span className={classes.priority}>
    <svg viewBox="0 0 14 12" width={14} height={12} aria-hidden>
      {[1, 2, 3].map((bar) => (
        <rect
          key={bar}
          x={(bar - 1) * 5}
          y={12 - bar * 4}
          width={4}
          height={bar * 4}
          rx={1}
          data-filled={bar <= bars[priority] || undefined}
        />
      ))}
    </svg>
    {label}
  </span>
);
