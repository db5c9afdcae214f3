import type { EntryBlock } from '@assay/contract/reports/document';
import { ContentView } from './ContentView.tsx';
import classes from './entry-view.module.css';
import { RatingLabel } from './RatingLabel.tsx';
import { type HeadingLevel, ReportHeading } from './ReportHeading.tsx';

/** A point or a finding: its number, title and rating in one line, and what was found below. */
export const EntryView = ({ entry, level }: { entry: EntryBlock; level: HeadingLevel }) => {
  const { number, title, rating, notes, content } = entry;
  return (
    <article className={classes.entry} data-rated={rating?.name}>
      <header className={classes.head}>
        {number && <span className={classes.number}>{number}</span>}
        <ReportHeading level={level}>{title}</ReportHeading>
        {rating && <RatingLabel rating={rating} />}
      </header>
      {notes.length > 0 && (
        <ul className={classes.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {content.map((block) => (
        <ContentView key={block.key} block={block} about={title} />
      ))}
    </article>
  );
};
