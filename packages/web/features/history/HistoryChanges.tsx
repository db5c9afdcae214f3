import { changeWords, type HistoryLine } from './history-lines.ts';
import classes from './history-panel.module.css';

/** What an entry changed: each field, from what, to what. */
export const HistoryChanges = ({ changes }: Pick<HistoryLine, 'changes'>) => (
  <ul className={classes.changes}>
    {changes.map((change) => (
      <li key={change.field}>
        <span className={classes.field}>{change.field}</span>
        {changeWords(change)}
      </li>
    ))}
  </ul>
);
