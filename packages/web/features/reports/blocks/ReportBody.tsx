import type { ReportDocument, ReportPhoto } from '@assay/contract/reports/document';
import { useCallback, useMemo, useState } from 'react';
import { Panel } from '../../../ui/Panel.tsx';
import { PhotoViewer } from '../../../ui/photos/PhotoViewer.tsx';
import { FactList } from './FactList.tsx';
import classes from './report-body.module.css';
import { namedPhoto, OpenPhotoContext, photosOf } from './report-photos.ts';
import { SectionView } from './SectionView.tsx';
import { VerdictView } from './VerdictView.tsx';

/** A report below its title, drawn from its document alone. */
export function ReportBody({ document }: { document: ReportDocument }) {
  const { language, facts, verdict, sections, footer } = document;
  const photos = useMemo(() => photosOf(document), [document]);
  const [opened, setOpened] = useState<number>();
  const open = useCallback((photo: ReportPhoto) => setOpened(photos.indexOf(photo)), [photos]);
  return (
    <OpenPhotoContext value={open}>
      <div className={classes.body} lang={language}>
        <VerdictView verdict={verdict} />
        <div className={classes.facts}>
          {facts.map(({ key, title, facts: group }) => (
            <Panel key={key} title={title}>
              <FactList facts={group} />
            </Panel>
          ))}
        </div>
        {sections.map((section) => (
          <SectionView key={section.key} section={section} />
        ))}
        <p className={classes.footer}>{footer}</p>
      </div>
      {opened !== undefined && (
        <PhotoViewer photos={photos.map(namedPhoto)} first={opened} onClose={() => setOpened(undefined)} />
      )}
    </OpenPhotoContext>
  );
}
