import { useEffect, useRef } from 'react';
import { oneByOne } from '../../../ui/one-by-one.ts';
import { cleanReport } from './clean-html.ts';
import classes from './report-paper.module.css';

/** The HTML of a report on a sheet of its own, where its styles and those of the application do not meet. */
export function ReportPaper({ html, label }: { html: string; label: string }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const host = place.current;
    if (!host) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const { styles, body, parts } = cleanReport(html);
    const sheet = new CSSStyleSheet();
    // What a page says of its root and its body, a sheet says of its host.
    sheet.replaceSync(
      styles.replaceAll(/:root\b/g, ':host').replaceAll(/(^|[\s,{}>])(html|body)(?=[\s,{.:>])/g, '$1:host'),
    );
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(body);
    return oneByOne(parts);
  }, [html]);
  return <article ref={place} className={classes.paper} aria-label={label} />;
}
