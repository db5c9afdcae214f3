import type { ReportDocument } from '@assay/contract/reports/document';
import { RatingLabel } from './RatingLabel.tsx';
import { toneRatings } from './tones.ts';
import classes from './verdict-view.module.css';

/** What was found, at a glance. */
export const VerdictView = ({ verdict: { tone, title, text, counts } }: Pick<ReportDocument, 'verdict'>) => (
  <section className={classes.verdict} aria-label={title} data-rating={toneRatings[tone] ?? 'NotSet'}>
    <div className={classes.words}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </div>
    <ul className={classes.counts}>
      {counts.map(({ rating, count }) => (
        <li key={rating.name} data-none={count === 0 || undefined}>
          <span className={classes.count}>{count}</span>
          <RatingLabel rating={rating} />
        </li>
      ))}
    </ul>
  </section>
);
