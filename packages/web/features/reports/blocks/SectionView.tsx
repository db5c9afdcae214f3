import type { ReportWords, Section } from '@assay/contract/reports/document';
import { Panel } from '../../../ui/Panel.tsx';
import { ContentView } from './ContentView.tsx';
import { EntryView } from './EntryView.tsx';
import { sectionId } from './jump.tsx';
import { PointRowView } from './PointRowView.tsx';
import { type HeadingLevel, ReportHeading } from './ReportHeading.tsx';
import { SignaturesView } from './SignaturesView.tsx';
import classes from './section-view.module.css';

const levelOf = (level: 2 | 3): HeadingLevel => (level === 2 ? 3 : 4);

/** A section of a report; what stands under a heading is one level below it. */
export function SectionView({ section, words }: { section: Section; words: ReportWords }) {
  const { key, title, note, blocks } = section;
  let level: HeadingLevel = 3;
  return (
    <Panel title={title} id={sectionId(key)} {...(note && { actions: <span className={classes.note}>{note}</span> })}>
      <div className={classes.blocks}>
        {blocks.map((block) => {
          switch (block.kind) {
            case 'heading':
              level = levelOf(block.level) === 3 ? 4 : 5;
              return (
                <div key={block.key} className={classes.heading} data-level={block.level}>
                  <ReportHeading level={levelOf(block.level)}>{block.text}</ReportHeading>
                </div>
              );
            case 'entry':
              return (
                <EntryView key={block.key} entry={block} level={level} words={words} isPlace={key !== 'appendix'} />
              );
            case 'points':
              return block.rows.map((row) => <PointRowView key={row.key} row={row} level={level} words={words} />);
            case 'signatures':
              return <SignaturesView key={block.key} signatures={block.signatures} note={block.note} />;
            default:
              return <ContentView key={block.key} block={block} about={title} />;
          }
        })}
      </div>
    </Panel>
  );
}
