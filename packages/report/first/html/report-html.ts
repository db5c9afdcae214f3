import type { ReportDocument } from '@assay/contract/reports/document';
import { Html, html } from '../../html/markup.ts';
import { type Images, sectionBlocks } from './blocks.ts';
import { ratingMark, toneIcon } from './rating-icon.ts';
import { reportStyles } from './report-styles.ts';
import { factList } from './values.ts';

const verdict = ({ tone, title, text, counts }: ReportDocument['verdict']): Html =>
  html`<section class="verdict verdict-${tone}"><div class="verdict-head">${toneIcon(tone)}<div><h2>${title}</h2><p>${text}</p></div></div><ul class="counts">${counts.map(
    ({ rating, count }) =>
      html`<li class="${count === 0 ? 'count none' : 'count'}"><span class="count-number">${count}</span>${ratingMark(rating)}</li>`,
  )}</ul></section>`;

const facts = (groups: ReportDocument['facts']): Html =>
  html`<div class="groups">${groups.map(
    ({ title, facts: of }) => html`<section class="group"><h2>${title}</h2>${factList(of)}</section>`,
  )}</div>`;

const article = (document: ReportDocument, images: Images): Html =>
  html`<main class="report" lang="${document.language}"><header class="head"><p class="house" dir="auto">${document.companyName}</p><p class="kind">${document.kind}${document.mark === undefined ? '' : html` <strong class="tone-attention">${document.mark}</strong>`}</p><h1 dir="auto">${document.title}</h1></header>${verdict(document.verdict)}${facts(document.facts)}${document.sections.map(
    ({ key, title, blocks }) =>
      html`<section class="section section-${key}"><h2>${title}</h2>${sectionBlocks(blocks, images)}</section>`,
  )}<footer class="foot" dir="auto">${document.footer}</footer></main>`;

/** The whole report as one page that needs nothing else: no address, no script, no style but its one sheet. */
export const reportHtml = (document: ReportDocument, images: Images): string =>
  html`<!doctype html>
<html lang="${document.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${document.title}</title><style>${new Html(reportStyles)}</style></head><body>${article(document, images)}</body></html>
`.text;
