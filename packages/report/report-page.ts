import { reportHtml as firstHtml } from './first/html/report-html.ts';
import { reportStyles as firstStyles } from './first/html/report-styles.ts';
import { reportHtml } from './html/report-html.ts';
import { reportStyles } from './html/report-styles.ts';

/** What a page of a report may carry: one of these. */
export const styleSheets: readonly string[] = [reportStyles, firstStyles];

/** A report as one page, drawn as its document says. */
export const reportPage: typeof reportHtml = (document, images) =>
  (document.paper === 2 ? reportHtml : firstHtml)(document, images);
