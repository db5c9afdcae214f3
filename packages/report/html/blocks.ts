import type {
  Block,
  ChartBlock,
  EntryBlock,
  PointRow,
  PointsBlock,
  ReportDocument,
  ReportFollowUp,
  ReportPhoto,
  ReportWords,
  SignaturesBlock,
} from '@assay/contract/reports/document';
import { chartSvg, lineKind } from '../charts/svg.ts';
import { type Html, html } from './markup.ts';
import { ratingMark, stateMark } from './rating-icon.ts';
import { anchorId, factList, prose, table } from './values.ts';

/** Pictures by their id, as addresses that carry them. */
export type Images = ReadonlyMap<string, string>;

interface Place {
  section: string;
  document: ReportDocument;
  images: Images;
}

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

const chart = (block: ChartBlock, { document }: Place): Html =>
  html`<figure class="chart"><figcaption dir="auto"><span class="chart-title">${block.title}</span>${
    block.unit === '' ? '' : html` <span class="unit">${block.unit}</span>`
  }</figcaption><div class="chart-box" tabindex="0" role="group" aria-label="${block.title}">${chartSvg(block, document.language)}</div>${
    block.lines.length > 1 ? legend(block) : ''
  }${
    block.estimate === ''
      ? ''
      : html`<p class="estimate" dir="auto"><strong>${block.estimate}</strong>${(block.projection?.notes ?? []).map(
          (note) => html`<br>${note}`,
        )}</p>`
  }</figure>`;

const signature = (
  images: Images,
  { label, name, signedAt, imageId, alt, note }: SignaturesBlock['signatures'][number],
) =>
  html`<div class="signature"><p class="signature-label">${label}</p><div class="signature-space">${
    imageId === null ? '' : picture(images, imageId, alt, 600, 200)
  }</div><p class="signature-name" dir="auto">${name}</p><p class="note">${signedAt}</p>${
    note === '' ? '' : html`<p class="note">${note}</p>`
  }</div>`;

/** Short remarks, and the ways to the parts that it refers to. */
const remarks = ({ notes, references = [], since }: EntryBlock | PointRow): Html => {
  const all = [
    ...references.map(({ key, text }) => html`<a href="#${anchorId(key)}">${text}</a>`),
    ...[...notes, ...(since ? [since.label] : [])].map((note) => html`<span dir="auto">${note}</span>`),
  ];
  return all.length === 0 ? html`` : html`<ul class="notes">${all.map((one) => html`<li>${one}</li>`)}</ul>`;
};

const followUp = (of: ReportFollowUp, words: ReportWords): Html =>
  html`<dl class="follow-up"><div><dt>${words.owner}</dt><dd dir="auto">${of.owner || '–'}</dd></div><div><dt>${words.due}</dt><dd>${of.due || '–'}${of.dueNote === '' ? '' : html`<span class="note">${of.dueNote}</span>`}</dd></div><div><dt>${words.state}</dt><dd>${stateMark(of.state)}</dd></div></dl>`;

const closed: readonly string[] = ['fixedOnSite', 'done', 'verified', 'void'];

/** `level` is the rank of its title among headings. */
function entry(block: EntryBlock, level: 3 | 4, place: Place): Html {
  const { key, number, title, rating, content } = block;
  const { section, document } = place;
  const head = html`<span class="number">${number}</span> <span dir="auto">${title}</span>`;
  const isDone = block.followUp !== undefined && closed.includes(block.followUp.state.name);
  const kind = section === 'findings' ? `card rated-${rating?.name ?? 'NotSet'}${isDone ? ' fixed' : ''}` : 'entry';
  return html`<article class="${kind}"${section === 'appendix' ? '' : html` id="${anchorId(key)}"`}><header class="entry-head">${
    level === 3 ? html`<h3 class="entry-title">${head}</h3>` : html`<h4 class="entry-title">${head}</h4>`
  }${rating ? ratingMark(rating) : ''}</header>${remarks(block)}${content.map((inner) => blockMarkup(inner, place))}${
    block.followUp ? followUp(block.followUp, document.words) : ''
  }</article>`;
}

/** A point as a row; what it has several of, and what is told below, stands in rows of their own. */
function pointRow(row: PointRow, words: ReportWords, columns: Columns, place: Place): Html {
  const [first, ...others] = row.figures;
  const wide = 4 + (columns.before ? 2 : 0) + (columns.limits ? 2 : 0);
  const cells = (figure: PointRow['figures'][number] | undefined): Html =>
    html`<td class="end" data-label="${words.result}"><span class="strong tone-${figure?.tone ?? 'plain'}" dir="auto">${figure?.value ?? ''}</span></td>${
      columns.before
        ? html`<td class="end" data-label="${words.lastVisit}">${figure?.before ?? ''}</td><td class="end" data-label="${words.change}">${figure?.change ?? ''}</td>`
        : ''
    }${
      columns.limits
        ? html`<td class="end" data-label="${words.limits}">${figure?.limits ?? ''}</td><td class="end" data-label="${words.critical}">${figure?.critical ?? ''}</td>`
        : ''
    }`;
  const label = (figure: PointRow['figures'][number] | undefined): Html =>
    figure && figure.label !== '' ? html`<span class="note" dir="auto">${figure.label}</span>` : html``;
  const name =
    row.toldAt === null
      ? html`<span dir="auto">${row.title}</span>`
      : html`<a href="#${anchorId(row.toldAt)}" dir="auto">${row.title}</a>`;
  return html`<tr class="${row.toldAt === null ? 'point' : 'point told'}"${row.toldAt === null ? html` id="${anchorId(row.key)}"` : ''}><td class="number">${row.number}</td><th scope="row">${name}${remarks(row)}${label(first)}</th><td data-label="${words.rating}">${row.rating ? ratingMark(row.rating) : ''}</td>${cells(first)}</tr>${others.map(
    (figure) => html`<tr class="more"><td></td><td colspan="2">${label(figure)}</td>${cells(figure)}</tr>`,
  )}${
    row.content.length === 0
      ? ''
      : html`<tr class="below"><td></td><td colspan="${wide - 1}">${row.content.map((block) => blockMarkup(block, place))}</td></tr>`
  }`;
}

interface Columns {
  before: boolean;
  limits: boolean;
}

function points({ rows }: PointsBlock, place: Place): Html {
  const { words } = place.document;
  const figures = rows.flatMap((row) => row.figures);
  const columns = {
    before: figures.some(({ before, change }) => before !== '' || change !== ''),
    limits: figures.some(({ limits, critical }) => limits !== '' || critical !== ''),
  };
  const heads = [
    words.result,
    ...(columns.before ? [words.lastVisit, words.change] : []),
    ...(columns.limits ? [words.limits, words.critical] : []),
  ];
  return html`<div class="table-box"><table class="points"><thead><tr><td></td><th scope="col">${words.point}</th><th scope="col">${words.rating}</th>${heads.map(
    (head) => html`<th scope="col" class="end">${head}</th>`,
  )}</tr></thead><tbody>${rows.map((row) => pointRow(row, words, columns, place))}</tbody></table></div>`;
}

function blockMarkup(block: Block, place: Place, level: 3 | 4 = 3): Html {
  const { images } = place;
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
      return chart(block, place);
    case 'heading':
      return block.level === 2
        ? html`<h3 class="category" dir="auto">${block.text}</h3>`
        : html`<h4 class="subcategory" dir="auto">${block.text}</h4>`;
    case 'entry':
      return entry(block, level, place);
    case 'points':
      return points(block, place);
    case 'signatures':
      return html`<div class="signatures">${block.signatures.map((one) => signature(images, one))}</div>${
        block.note === undefined ? '' : html`<p class="note">${block.note}</p>`
      }`;
  }
}

/** Below the title of a category an entry is one rank lower. */
export function sectionBlocks(blocks: readonly Block[], place: Place): Html[] {
  let level: 3 | 4 = 3;
  return blocks.map((block) => {
    if (block.kind === 'heading') level = 4;
    return blockMarkup(block, place, level);
  });
}
