import type { EntryBlock, ReportWords } from '@assay/contract/reports/document';
import { ContentView } from './ContentView.tsx';
import { EntryNotes } from './EntryNotes.tsx';
import classes from './entry-view.module.css';
import { FollowUpLine } from './FollowUpLine.tsx';
import { partId } from './jump.tsx';
import { RatingLabel } from './RatingLabel.tsx';
import { type HeadingLevel, ReportHeading } from './ReportHeading.tsx';

interface EntryViewProps {
  entry: EntryBlock;
  level: HeadingLevel;
  words: ReportWords;
  /** Whether links lead here. */
  isPlace: boolean;
}

/** A point or a finding: its number, title and rating in one line, and what was found below. */
export const EntryView = ({ entry, level, words, isPlace }: EntryViewProps) => {
  const { key, number, title, rating, content, followUp } = entry;
  return (
    <article className={classes.entry} data-rated={rating?.name} {...(isPlace && { id: partId(key), tabIndex: -1 })}>
      <header className={classes.head}>
        {number && <span className={classes.number}>{number}</span>}
        <ReportHeading level={level}>{title}</ReportHeading>
        {rating && <RatingLabel rating={rating} />}
      </header>
      <EntryNotes of={entry} />
      {content.map((block) => (
        <ContentView key={block.key} block={block} about={title} />
      ))}
      {followUp && <FollowUpLine followUp={followUp} words={words} />}
    </article>
  );
};
