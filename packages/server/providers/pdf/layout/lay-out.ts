import type {
  Block,
  ContentBlock,
  EntryBlock,
  Fact,
  PointRow,
  Reference,
  ReportDocument,
  ReportPhoto,
} from '@assay/contract/reports/document';
import { anchorsOf } from '@assay/contract/reports/document-anchors';
import { breakingAfter } from '../legible.ts';
import { chartPiece, contentPieces, isWhole, type Paper, paragraphsOf, rowPieces } from './content-pieces.ts';
import { keptTogether } from './kept-together.ts';
import { cardBoxes, photoPages } from './photo-boxes.ts';
import {
  type AppendixPiece,
  type FigureLines,
  figuresWidth,
  gapWidth,
  insideWidth,
  type PagePiece,
  type Piece,
  type Pointer,
  type PointsPiece,
  type RowPiece,
} from './pieces.ts';

interface Setting extends Paper {
  words: ReportDocument['words'];
  /** The parts that references lead to. */
  anchors: ReadonlySet<string>;
}

const chartBeside = { width: insideWidth - figuresWidth - gapWidth, height: 142 };

const photosIn = (content: readonly ContentBlock[]): ReportPhoto[] =>
  content.flatMap((block) => (block.kind === 'photos' ? block.photos : []));

const pointersOf = (references: readonly Reference[] | undefined, { anchors }: Setting): Pointer[] =>
  (references ?? []).map(({ key, text }) => ({ to: anchors.has(key) ? key : null, text }));

const closed: readonly string[] = ['fixedOnSite', 'done', 'verified', 'void'];

function headOf(entry: EntryBlock | PointRow, setting: Setting) {
  const { number, title, rating, notes, references, since } = entry;
  return {
    number,
    title,
    rating,
    notes: [...notes, ...(since ? [since.label] : [])],
    references: pointersOf(references, setting),
  };
}

function detailsOf(entry: EntryBlock, level: number, setting: Setting) {
  const { followUp = null } = entry;
  return {
    ...headOf(entry, setting),
    level,
    anchor: entry.key,
    followUp,
    done: entry.fixedOnSite === true || (followUp !== null && closed.includes(followUp.state.name)),
  };
}

const mostBeside = 2;
const besideText = (photos: readonly ReportPhoto[]): ReportPhoto[] =>
  photos.filter(({ layout }) => layout === 'Default').slice(0, mostBeside);

/** A finding, with its first photos beside the text. */
function cardPieces(entry: EntryBlock, level: number, setting: Setting): Piece[] {
  const photos = photosIn(entry.content);
  const beside = besideText(photos);
  const content = entry.content.flatMap((block) => (block.kind === 'photos' ? [] : contentPieces(block, setting)));
  const others = photos.filter((photo) => !beside.includes(photo));
  const below = contentPieces({ kind: 'photos', key: 'photos', photos: others }, setting);
  const card: Piece = {
    ...detailsOf(entry, level, setting),
    kind: 'card',
    photos: cardBoxes(beside, setting.pictureOf),
    content,
    below,
    whole: isWhole([...content, ...below]),
  };
  return [card, ...photoPages(photos, setting.pictureOf)];
}

const isLimit = ({ key }: Fact): boolean => key === 'limits' || key === 'criticalLimits';

function figuresOf(facts: readonly Fact[], { words }: Setting): FigureLines[] {
  const values = facts.filter((fact) => !isLimit(fact));
  const limits = facts.filter(isLimit).map(({ label, value }) => ({ label, value, strong: false }));
  return values.map(({ label, value, tone, before }, place) => ({
    // The head of the point names its only value.
    label: values.length === 1 && label === words.value ? '' : label,
    value,
    tone,
    lines: [
      ...(before ? [{ label: before.date, value: before.value, strong: false }] : []),
      ...(before?.change
        ? [{ label: `${words.change} ${before.hours}`.trim(), value: before.change, strong: true }]
        : []),
      ...(place === values.length - 1 ? limits : []),
    ],
  }));
}

/** A point in full: where it has a chart and few figures, they stand side by side; so do texts and photos. */
function entryPieces(entry: EntryBlock, level: number, setting: Setting): Piece[] {
  const chart = entry.content.find((block) => block.kind === 'chart');
  const facts = entry.content.flatMap((block) => (block.kind === 'facts' && block.key === 'values' ? block.facts : []));
  const values = facts.filter((fact) => !isLimit(fact));
  const isBeside = chart !== undefined && values.length > 0 && values.length <= 2;
  const rest = entry.content.filter(
    (block) => !isBeside || (block !== chart && !(block.kind === 'facts' && block.key === 'values')),
  );
  const photos = photosIn(rest);
  const isNarrow = rest.every(({ kind }) => kind !== 'chart' && kind !== 'table');
  const shown = isNarrow && !isBeside ? besideText(photos) : [];
  const others = photos.filter((photo) => !shown.includes(photo));
  const content = rest.flatMap((block) =>
    contentPieces(block.kind === 'photos' && shown.length > 0 ? { ...block, photos: [] } : block, setting),
  );
  const below = shown.length > 0 ? contentPieces({ kind: 'photos', key: 'photos', photos: others }, setting) : [];
  const piece: Piece = {
    ...detailsOf(entry, level, setting),
    kind: 'entry',
    figures: isBeside ? figuresOf(facts, setting) : [],
    beside: isBeside ? chartPiece(chart, chartBeside, setting) : null,
    photos: cardBoxes(shown, setting.pictureOf),
    content,
    below,
    whole: isWhole([...content, ...below]),
  };
  return [piece, ...photoPages(photosIn(entry.content), setting.pictureOf)];
}

const longestResult = 15;
const column = breakingAfter(16);

function rowPiece(row: PointRow, setting: Setting): RowPiece {
  const below = row.content.flatMap((block) => rowPieces(block, setting));
  return {
    ...headOf(row, setting),
    anchor: row.toldAt === null ? row.key : null,
    title: breakingAfter(22)(row.title),
    told: row.toldAt !== null && setting.anchors.has(row.toldAt) ? row.toldAt : null,
    figures: row.figures.map(({ label, value, tone, before, change, limits, critical }) => {
      const wide = value.length > longestResult && [before, change, limits, critical].every((text) => text === '');
      return {
        label,
        tone,
        before: breakingAfter(12)(before),
        change: column(change),
        limits: column(limits),
        critical: column(critical),
        value: wide ? value : column(value),
        wide,
      };
    }),
    below,
    whole: isWhole(below),
  };
}

/** Rows up to one with photos that are alone on their pages, those pages, and what follows. */
function pointsPieces(rows: readonly PointRow[], columns: PointsPiece['columns'], setting: Setting): Piece[] {
  const pieces: Piece[] = [];
  let current: RowPiece[] | undefined;
  for (const row of rows) {
    if (!current) {
      current = [];
      pieces.push({ kind: 'points', columns, headed: true, sticky: false, rows: current });
    }
    current.push(rowPiece(row, setting));
    const pages: PagePiece[] = photoPages(photosIn(row.content), setting.pictureOf);
    pieces.push(...pages);
    if (pages.length > 0) current = undefined;
  }
  return pieces;
}

/** Descriptions in paragraphs, and the facts of each point in one line. */
function appendixPiece(blocks: readonly Block[], level: number): AppendixPiece {
  const entries = blocks.flatMap((block) => (block.kind === 'entry' ? [block] : []));
  return {
    kind: 'appendix',
    level,
    entries: entries.map(({ number, title, content }) => {
      const texts = content.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
      const facts = content.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
      return {
        number,
        title,
        paragraphs: texts.flatMap(paragraphsOf),
        facts: facts.map(({ label, value }) => `${label}: ${value}`).join(' · '),
        whole: texts.join('').length < 900,
      };
    }),
  };
}

export interface LaidOut {
  pieces: Piece[];
  anchors: ReadonlySet<string>;
}

/** A report as one flat row of pieces, each of which the templates keep together or break as it needs. */
export function layOut(document: ReportDocument, pictureOf: Paper['pictureOf']): LaidOut {
  const { sections, language, words } = document;
  const anchors = anchorsOf(document);
  const setting: Setting = { language, pictureOf, words, anchors };
  const pieces = sections.flatMap(({ key, title, note = '', blocks }): Piece[] => {
    let level = 2;
    const figures = blocks.flatMap((block) =>
      block.kind === 'points' ? block.rows.flatMap((row) => row.figures) : [],
    );
    const columns = {
      before: figures.some(({ before, change }) => before !== '' || change !== ''),
      limits: figures.some(({ limits, critical }) => limits !== '' || critical !== ''),
    };
    const blockPieces = (block: Block): Piece[] => {
      switch (block.kind) {
        case 'heading':
          level = block.level + 1;
          return [{ kind: 'heading', level: block.level, text: block.text, note: '' }];
        case 'points':
          return pointsPieces(block.rows, columns, setting);
        case 'entry':
          return key === 'findings' ? cardPieces(block, level + 1, setting) : entryPieces(block, level + 1, setting);
        case 'signatures':
          return [
            {
              kind: 'signatures',
              note: block.note ?? '',
              signatures: block.signatures.map((signature) => ({
                ...signature,
                picture: signature.imageId === null ? null : pictureOf(signature.imageId),
              })),
            },
          ];
        default:
          return contentPieces(block, setting);
      }
    };
    const head: Piece = { kind: 'heading', level: 1, text: title, note };
    return [head, ...(key === 'appendix' ? [appendixPiece(blocks, 3)] : blocks.flatMap(blockPieces))];
  });
  return { pieces: keptTogether(pieces), anchors };
}
