import { t } from './perform.texts.ts';
import classes from './rest-ok.module.css';
import type { RestRow } from './rest-row.ts';

const leavesText = ({ marks, leaves }: RestRow): string =>
  [
    t('markCount', { count: marks.length }),
    leaves.length > 0 && t('markLeaves', { count: leaves.length, numbers: leaves.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');

interface RestOkProps<Row extends RestRow> {
  row: Row;
  onMark: (row: Row) => void;
}

/** Ends a group: what is plain and untouched in it becomes Ok at once; where nothing is, why not. */
export function RestOk<Row extends RestRow>({ row, onMark }: RestOkProps<Row>) {
  if (row.marks.length === 0) {
    const why = t('markNoneWhy', { count: row.leaves.length, numbers: row.leaves.join(', ') });
    return (
      <p className={classes.mark} data-none title={why}>
        <span>{t('markNone')}</span>
        <span>{why}</span>
      </p>
    );
  }
  return (
    <button type="button" className={classes.mark} title={leavesText(row)} onClick={() => onMark(row)}>
      <span>{t('markRest')}</span>
      <span>{leavesText(row)}</span>
    </button>
  );
}
