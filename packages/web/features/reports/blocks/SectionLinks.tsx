import type { Section } from '@assay/contract/reports/document';
import type { MouseEvent } from 'react';
import { More } from '../../../ui/More.tsx';
import { t } from './blocks.texts.ts';
import { jumpTo, sectionId } from './jump.tsx';
import classes from './section-links.module.css';

interface SectionLinksProps {
  sections: readonly Pick<Section, 'key' | 'title'>[];
  /** Where a section does not stand in the page itself. */
  onJump?: (event: MouseEvent, key: string) => void;
}

const jump = (event: MouseEvent, key: string): void => jumpTo(event, sectionId(key));

/** More would fill a phone before the report begins: a large plant has a section for each machine. */
const mostUnfolded = 12;

/** The sections of a report, each one tap away. */
export function SectionLinks({ sections, onJump = jump }: SectionLinksProps) {
  if (sections.length < 2) return null;
  const links = (
    <ul className={classes.links}>
      {sections.map(({ key, title }) => (
        <li key={key}>
          <a href={`#${sectionId(key)}`} onClick={(event) => onJump(event, key)}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={t('sections')}>
      {sections.length > mostUnfolded ? <More title={t('contents')}>{links}</More> : links}
    </nav>
  );
}
