import type { Reference } from '@assay/contract/reports/document';
import { createContext, use } from 'react';
import classes from './jump.module.css';

/** Under which name a section, or a part of one, is jumped to. */
export const sectionId = (key: string): string => `section-${key}`;
export const partId = (key: string): string => `at-${key}`;

/** The address stays what it is: it names the report, its version and its language. */
export function jumpTo(event: { preventDefault: () => void }, id: string): void {
  const place = document.getElementById(id);
  if (!place) return;
  event.preventDefault();
  place.scrollIntoView();
  place.focus({ preventScroll: true });
}

/** The parts of the report that links can lead to. */
export const AnchorsContext = createContext<ReadonlySet<string>>(new Set());

/** Leads to another part of the report; what only an earlier visit told is a text. */
export function JumpLink({ to: { key, text } }: { to: Pick<Reference, 'key' | 'text'> }) {
  const anchors = use(AnchorsContext);
  if (!anchors.has(key)) return text;
  return (
    <a className={classes.jump} href={`#${partId(key)}`} onClick={(event) => jumpTo(event, partId(key))}>
      {text}
    </a>
  );
}
