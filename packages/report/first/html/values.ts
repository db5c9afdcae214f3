import { type Cell, type Fact, isNothing, type TableBlock } from '@assay/contract/reports/document';
import { type Html, html } from '../../html/markup.ts';
import { ratingMark } from './rating-icon.ts';

/** Lines stay lines, by the style sheet; a text in another direction than its neighbours keeps to itself. */
export const prose = (text: string): Html => html`<p class="prose" dir="auto">${text}</p>`;

export const factList = (facts: readonly Fact[]): Html =>
  html`<dl class="facts">${facts.map(
    ({ label, value, tone }) =>
      html`<div class="fact"><dt dir="auto">${label}</dt><dd class="tone-${tone}" dir="auto">${value}</dd></div>`,
  )}</dl>`;

const cellMarkup = ({ text, note, rating, tone, strong }: Cell): Html =>
  html`${
    text === '' ? '' : html`<span class="tone-${tone}${strong ? ' strong' : ''}" dir="auto">${text}</span>`
  }${rating ? ratingMark(rating) : ''}${note === '' ? '' : html`<span class="note" dir="auto">${note}</span>`}`;

/** A column of this weight holds sentences. */
const roomy = 4;

/** The first cell of a row is its head. */
export function table({ title, columns, rows }: TableBlock): Html {
  const kindOf = (place: number): string => {
    const { align = 'start', weight = 1 } = columns[place] ?? {};
    return weight >= roomy ? `${align} roomy` : align;
  };
  return html`<div class="table-box" tabindex="0" role="group"${title === '' ? '' : html` aria-label="${title}"`}><table>${
    title === '' ? '' : html`<caption dir="auto">${title}</caption>`
  }<thead><tr>${columns.map(({ title: head, rating, align }) =>
    // A head without words heads nothing.
    head === '' && !rating
      ? html`<td></td>`
      : html`<th scope="col" class="${align}">${rating ? ratingMark(rating) : head}</th>`,
  )}</tr></thead><tbody>${rows.map(
    ({ cells }) =>
      html`<tr>${cells.map((cell, place) =>
        place === 0
          ? html`<th scope="row" class="${kindOf(place)}">${cellMarkup(cell)}</th>`
          : html`<td class="${kindOf(place)}${isNothing(cell) ? ' nothing' : ''}" data-label="${columns[place]?.title ?? ''}">${cellMarkup(cell)}</td>`,
      )}</tr>`,
  )}</tbody></table></div>`;
}
