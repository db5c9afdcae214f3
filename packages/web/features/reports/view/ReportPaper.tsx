import { useEffect, useRef, useState } from 'react';
import { oneByOne } from '../../../ui/one-by-one.ts';
import { SectionLinks } from '../blocks/SectionLinks.tsx';
import { cleanReport } from './clean-html.ts';
import { type PaperSection, paperSections } from './paper-sections.ts';
import classes from './report-paper.module.css';

/** Below the bar of the application, which stays in view. */
const belowBar = 'h2 { scroll-margin-top: calc(var(--assay-bar-height) + 1rem); }';

interface ReportPaperProps {
  html: string;
  label: string;
  /** Above it a list of its sections, each one tap away. */
  withContents?: boolean;
}

/** The HTML of a report on a sheet of its own, where its styles and those of the application do not meet. */
export function ReportPaper({ html, label, withContents = false }: ReportPaperProps) {
  const place = useRef<HTMLElement>(null);
  const [sections, setSections] = useState<readonly PaperSection[]>([]);
  useEffect(() => {
    const host = place.current;
    if (!host) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const { styles, body, parts } = cleanReport(html);
    const sheet = new CSSStyleSheet();
    // What a page says of its root and its body, a sheet says of its host.
    const own = styles.replaceAll(/:root\b/g, ':host').replaceAll(/(^|[\s,{}>])(html|body)(?=[\s,{.:>])/g, '$1:host');
    sheet.replaceSync(`${own}\n${belowBar}`);
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(body);
    setSections(withContents ? paperSections(root) : []);
    return oneByOne(parts);
  }, [html, withContents]);
  return (
    <>
      <SectionLinks
        sections={sections}
        onJump={(event, key) => {
          event.preventDefault();
          const head = sections.find((section) => section.key === key)?.head;
          head?.scrollIntoView();
          head?.focus({ preventScroll: true });
        }}
      />
      <article ref={place} className={classes.paper} aria-label={label} />
    </>
  );
}
