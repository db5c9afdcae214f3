import type { Fact, ReportDocument, ReportPhoto, Section } from '@assay/contract/reports/document';
import { anchorsOf } from '@assay/contract/reports/document-anchors';
import { saysWhatToDo } from '@assay/contract/reports/says-what-to-do';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { PhotoViewer } from '../../../ui/photos/PhotoViewer.tsx';
import { FactList } from './FactList.tsx';
import { FrontView } from './FrontView.tsx';
import { AnchorsContext } from './jump.tsx';
import { PhotoStrip } from './PhotoStrip.tsx';
import classes from './report-body.module.css';
import { namedPhoto, OpenPhotoContext, photosOf } from './report-photos.ts';
import { SectionLinks } from './SectionLinks.tsx';
import { SectionView } from './SectionView.tsx';
import { VerdictView } from './VerdictView.tsx';

interface ReportBodyProps {
  document: ReportDocument;
  /** Which version is shown, and in which language. */
  choices?: ReactNode;
}

/** What page one has before the sections. */
const frontSections = ({ front, words }: ReportDocument): Pick<Section, 'key' | 'title'>[] => [
  ...(saysWhatToDo(front) ? [{ key: 'todo', title: words.whatToDo }] : []),
  ...(front.since ? [{ key: 'since', title: words.sinceLastVisit }] : []),
];

const openingFact = ({ key, label, value, note }: ReportDocument['opening'][number]): Fact => ({
  key,
  label,
  value: [value, note].filter((part) => part !== '').join('\n'),
  tone: 'plain',
});

/** A report below its title, drawn from its document alone: what was found at the left, what it is about at the right. */
export function ReportBody({ document, choices }: ReportBodyProps) {
  const { language, facts, verdict, sections, footer, edition, opening, front, words } = document;
  const photos = useMemo(() => photosOf(document), [document]);
  const anchors = useMemo(() => anchorsOf(document), [document]);
  const [opened, setOpened] = useState<number>();
  const open = useCallback((photo: ReportPhoto) => setOpened(photos.indexOf(photo)), [photos]);
  return (
    <AnchorsContext value={anchors}>
      <OpenPhotoContext value={open}>
        <div className={classes.body}>
          <div className={classes.verdict} lang={language}>
            <VerdictView verdict={verdict} front={front} words={words} />
            <SectionLinks sections={[...frontSections(document), ...sections]} />
          </div>
          {choices && <div className={classes.choices}>{choices}</div>}
          <div className={classes.sections} lang={language}>
            <FrontView front={front} words={words} />
            {sections.map((section) => (
              <SectionView key={section.key} section={section} words={words} />
            ))}
            <p className={classes.footer}>{[footer, edition, document.control.reason].filter(Boolean).join(' · ')}</p>
          </div>
          <aside className={classes.about}>
            <div className={classes.groups} lang={language}>
              <FactList facts={opening.map(openingFact)} />
              {facts.map(({ key, title, facts: group }) => (
                <section key={key}>
                  <h2>{title}</h2>
                  <FactList facts={group} />
                </section>
              ))}
            </div>
            <PhotoStrip photos={photos} />
          </aside>
        </div>
        {opened !== undefined && (
          <PhotoViewer photos={photos.map(namedPhoto)} first={opened} onClose={() => setOpened(undefined)} />
        )}
      </OpenPhotoContext>
    </AnchorsContext>
  );
}
