import { t } from './history.texts.ts';
import type { HistoryLine } from './history-lines.ts';
import classes from './history-panel.module.css';

/** What an entry changed: each field, from what, to what. */
export const HistoryChanges = ({ changes }: Pick<HistoryLine, 'changes'>) => (
  <ul className={classes.changes}>
    {changes.map(({ field, from, to }) => (
      <li key={field}>
        <span className={classes.field}>{field}</span>
        {from && (
          <>
            {' '}
            <span className={classes.word}>{t('from')}</span> <del>{from}</del>
          </>
        )}{' '}
        <span className={classes.word}>{t('to')}</span> <ins>{to || t('nothing')}</ins>
      </li>
    ))}
  </ul>
);
