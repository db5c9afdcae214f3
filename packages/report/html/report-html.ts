import type { ReportDocument } from '@assay/contract/reports/document';
import { type Images, sectionBlocks } from './blocks.ts';
import { factGroups, frontParts, openingLine, verdictBand } from './front.ts';
import { Html, html } from './markup.ts';
import { reportStyles } from './report-styles.ts';

/** Page one has the summary before its facts; what follows is the body. */
const sections = (document: ReportDocument, images: Images, wanted: (key: string) => boolean): Html[] =>
  document.sections
    .filter(({ key }) => wanted(key))
    .map(
      ({ key, title, note = '', blocks }) =>
        html`<section class="section section-${key}"><h2>${title}${note === '' ? '' : html` <span class="section-note">${note}</span>`}</h2>${sectionBlocks(blocks, { section: key, document, images })}</section>`,
    );

const article = (document: ReportDocument, images: Images): Html =>
  html`<main class="report" lang="${document.language}"><header class="head"><p class="house" dir="auto">${document.companyName}</p><p class="kind">${document.kind}${document.mark === undefined ? '' : html` <strong class="mark">${document.mark}</strong>`}</p><h1 dir="auto">${document.title}</h1>${openingLine(document)}</header>${verdictBand(document)}${frontParts(document)}${sections(document, images, (key) => key === 'summary')}${factGroups(document)}${sections(document, images, (key) => key !== 'summary')}<footer class="foot" dir="auto">${[document.footer, document.edition, document.control.reason].filter((part) => part !== '').join(' · ')}</footer></main>`;

/** The whole report as one page that needs nothing else: no address, no script, no style but its one sheet. */
export const reportHtml = (document: ReportDocument, images: Images): string =>
  html`<!doctype html>
<html lang="${document.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${document.title}</title><style>${new Html(reportStyles)}</style></head><body>${article(document, images)}</body></html>
`.text;
