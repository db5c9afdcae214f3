import type { Fact, Figure, PointRow, ReportWords } from '@assay/contract/reports/document';
import { ContentView } from './ContentView.tsx';
import { EntryNotes } from './EntryNotes.tsx';
import classes from './entry-view.module.css';
import { FactList } from './FactList.tsx';
import { JumpLink, partId } from './jump.tsx';
import { RatingLabel } from './RatingLabel.tsx';
import { type HeadingLevel, ReportHeading } from './ReportHeading.tsx';

/** A value with what it is compared with, one below the other. */
function factsOf({ key, label, value, tone, before, change, limits, critical }: Figure, words: ReportWords): Fact[] {
  const facts: Fact[] = [
    { key, label: label || words.result, value, tone },
    { key: `${key}/before`, label: words.lastVisit, value: before, tone: 'plain' },
    { key: `${key}/change`, label: words.change, value: change, tone: 'plain' },
    { key: `${key}/limits`, label: words.limits, value: limits, tone: 'plain' },
    { key: `${key}/critical`, label: words.critical, value: critical, tone: 'plain' },
  ];
  return facts.filter((fact) => fact.value !== '');
}

/** Limits that hold for several values are told once, after the last. */
const figureFacts = (figures: readonly Figure[], words: ReportWords): Fact[] =>
  figures.flatMap((figure, place) =>
    factsOf(place < figures.length - 1 ? { ...figure, limits: '', critical: '' } : figure, words),
  );

interface PointRowViewProps {
  row: PointRow;
  level: HeadingLevel;
  words: ReportWords;
}

/** A point among all points; one that was told before leads to its place. */
export const PointRowView = ({ row, level, words }: PointRowViewProps) => {
  const { key, number, title, rating, figures, content, toldAt } = row;
  const facts = figureFacts(figures, words);
  return (
    <article
      className={classes.entry}
      data-rated={rating?.name}
      {...(toldAt === null && { id: partId(key), tabIndex: -1 })}
    >
      <header className={classes.head}>
        {number && <span className={classes.number}>{number}</span>}
        <ReportHeading level={level}>
          {toldAt === null ? title : <JumpLink to={{ key: toldAt, text: title }} />}
        </ReportHeading>
        {rating && <RatingLabel rating={rating} />}
      </header>
      <EntryNotes of={row} />
      {facts.length > 0 && <FactList facts={facts} />}
      {content.map((block) => (
        <ContentView key={block.key} block={block} about={title} />
      ))}
    </article>
  );
};
