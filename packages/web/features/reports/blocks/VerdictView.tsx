import type { ReportDocument } from '@assay/contract/reports/document';
import { RatingIcon } from '../../runs/RatingIcon.tsx';
import { RatingLabel } from './RatingLabel.tsx';
import { toneRatings } from './tones.ts';
import classes from './verdict-view.module.css';

/** What was found, at a glance: the verdict in the colour of its rating, and how the ratings divide. */
export const VerdictView = ({ verdict, front, words }: Pick<ReportDocument, 'verdict' | 'front' | 'words'>) => {
  const { tone, title, text, counts } = verdict;
  const said = front.reason || text;
  const safe = front.safeToRun;
  const rating = toneRatings[tone] ?? 'NotSet';
  return (
    <section className={classes.verdict} data-rating={rating} aria-label={title}>
      <div className={classes.head}>
        <span className={classes.sign} data-rating={rating}>
          <RatingIcon rating={rating} size={26} />
        </span>
        <div className={classes.words}>
          <h2>{title}</h2>
          {said && <p>{said}</p>}
        </div>
      </div>
      {safe && (
        <div className={classes.safe}>
          <span>{safe.label}</span>
          <strong>{safe.title}</strong>
          {safe.conditions && <p>{safe.conditions}</p>}
        </div>
      )}
      <div className={classes.shares} aria-hidden>
        {counts.map(
          (one) =>
            one.count > 0 && (
              <span key={one.rating.name} data-rating={one.rating.name} style={{ flexGrow: one.count }} />
            ),
        )}
      </div>
      <ul className={classes.counts}>
        {counts.map((one) => (
          <li key={one.rating.name} data-none={one.count === 0 || undefined}>
            <RatingLabel rating={one.rating} />
            <span className={classes.count}>{one.count}</span>
            {(one.fixed ?? 0) > 0 && <span>{words.ofThemFixed.replace('{count}', String(one.fixed))}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};
