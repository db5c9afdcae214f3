import type { Section } from '@assay/contract/reports/document';
import { t } from './blocks.texts.ts';
import { jumpTo, sectionId } from './jump.tsx';
import classes from './section-links.module.css';

/** The sections of a report, each one tap away. */
export const SectionLinks = ({ sections }: { sections: readonly Pick<Section, 'key' | 'title'>[] }) =>
  sections.length < 2 ? null : (
    <nav aria-label={t('sections')}>
      <ul className={classes.links}>
        {sections.map(({ key, title }) => (
          <li key={key}>
            <a href={`#${sectionId(key)}`} onClick={(event) => jumpTo(event, sectionId(key))}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
