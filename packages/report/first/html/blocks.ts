import type { Block, ChartBlock, EntryBlock, ReportPhoto, SignaturesBlock } from '@assay/contract/reports/document';
import { type Html, html } from '../../html/markup.ts';
import { chartSvg, lineKind } from '../charts/svg.ts';
import { ratingMark } from './rating-icon.ts';
import { factList, prose, table } from './values.ts';

/** Pictures by their id, as addresses that carry them. */
export type Images = ReadonlyMap<string, string>;

/** A picture that is not there is described by what it shows. */
const picture = (images: Images, imageId: string, alt: string, width: number, height: number): Html => {
  const source = images.get(imageId);
  return source === undefined
    ? html`<span class="no-picture" dir="auto">${alt}</span>`
    : html`<img src="${source}" alt="${alt}" width="${width}" height="${height}">`;
};

const photo = (images: Images, { imageId, caption, alt, layout, width, height }: ReportPhoto): Html =>
  html`<figure class="photo photo-${layout}">${picture(images, imageId, alt, width, height)}${
    caption === '' ? '' : html`<figcaption dir="auto">${caption}</figcaption>`
  }</figure>`;

const legend = ({ lines }: ChartBlock): Html =>
  html`<ul class="legend">${lines.map(
    ({ title }, place) => html`<li class="${lineKind(place)}" dir="auto">${title}</li>`,
  )}</ul>`;

const chart = (block: ChartBlock): Html =>
  html`<figure class="chart"><figcaption dir="auto"><span class="chart-title">${block.title}</span>${
    block.unit === '' ? '' : html` <span class="unit">${block.unit}</span>`
  }</figcaption><div class="chart-box" tabindex="0" role="group" aria-label="${block.title}">${chartSvg(block)}</div>${
    block.lines.length > 1 ? legend(block) : ''
  }${block.estimate === '' ? '' : html`<p class="estimate" dir="auto">${block.estimate}</p>`}</figure>`;

const signature = (
  images: Images,
  { label, name, signedAt, imageId, alt, note }: SignaturesBlock['signatures'][number],
) =>
  html`<div class="signature"><p class="signature-label">${label}</p><div class="signature-space">${
    imageId === null ? '' : picture(images, imageId, alt, 600, 200)
  }</div><p class="signature-name" dir="auto">${name}</p><p class="note">${signedAt}</p>${
    note === '' ? '' : html`<p class="note">${note}</p>`
  }</div>`;

/** `level` is the rank of its title among headings. */
function entry({ number, title, rating, notes, content }: EntryBlock, level: 3 | 4, images: Images): Html {
  const head = html`<span class="number">${number}</span> <span dir="auto">${title}</span>`;
  return html`<article class="entry"><header class="entry-head">${
    level === 3 ? html`<h3 class="entry-title">${head}</h3>` : html`<h4 class="entry-title">${head}</h4>`
  }${rating ? ratingMark(rating) : ''}</header>${
    notes.length === 0 ? '' : html`<ul class="notes">${notes.map((note) => html`<li dir="auto">${note}</li>`)}</ul>`
  }${content.map((block) => blockMarkup(block, images))}</article>`;
}

function blockMarkup(block: Block, images: Images, level: 3 | 4 = 3): Html {
  switch (block.kind) {
    case 'text':
      return html`<div class="text">${
        block.label === '' ? '' : html`<p class="label" dir="auto">${block.label}</p>`
      }${prose(block.text)}</div>`;
    case 'facts':
      return factList(block.facts);
    case 'table':
      return table(block);
    case 'photos':
      return html`<div class="photos">${block.photos.map((one) => photo(images, one))}</div>`;
    case 'chart':
      return chart(block);
    case 'heading':
      return block.level === 2
        ? html`<h3 class="category" dir="auto">${block.text}</h3>`
        : html`<h4 class="subcategory" dir="auto">${block.text}</h4>`;
    case 'entry':
      return entry(block, level, images);
    case 'points':
      throw new Error('Only later reports have tables of points.');
    case 'signatures':
      return html`<div class="signatures">${block.signatures.map((one) => signature(images, one))}</div>`;
  }
}

/** Below the title of a category an entry is one rank lower. */
export function sectionBlocks(blocks: readonly Block[], images: Images): Html[] {
  let level: 3 | 4 = 3;
  return blocks.map((block) => {
    if (block.kind === 'heading') level = 4;
    return blockMarkup(block, images, level);
  });
}
