import type { Section } from '@assay/contract/reports/document';
import { t } from './blocks.texts.ts';
import classes from './section-links.module.css';

/** Under which name a section is jumped to. */
export const sectionId = (key: string): string => `section-${key}`;

/** The sections of a report, each one tap away. */
export const SectionLinks = ({ sections }: { sections: readonly Section[] }) =>
  sections.length < 2 ? null : (
    <nav aria-label={t('sections')}>
      <ul className={classes.links}>
        {sections.map(({ key, title }) => (
          <li key={key}>
            <a href={`#${sectionId(key)}`} onClick={(event) => jumpTo(event, key)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );

/** The address stays what it is: it names the report, its version and its language. */
function jumpTo(event: { preventDefault: () => void }, key: string): void {
  const section = document.getElementById(sectionId(key));
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}
