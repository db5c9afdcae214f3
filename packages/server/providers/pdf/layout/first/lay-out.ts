import type { Block, ContentBlock, Fact, ReportDocument, TableBlock } from '@assay/contract/reports/document';
import { chartGeometry } from '@assay/report/first/charts/geometry';
import { breakingAfter } from '../../legible.ts';
import { type PictureOf, photoPieces } from './photo-boxes.ts';
import { insideWidth, type Piece } from './pieces.ts';

const chartHeight = 126;
/** A table of so few rows and letters is not worth a break. */
const wholeTable = { rows: 12, letters: 1_200 };
/** Of a letter, in parts of its size, as words have them on average. */
const letterWidth = 0.55;
const cellInset = 5;
/** Letters of the body that fit into one line of the page. */
const lineLetters = 60;

/** Short facts stand in three columns, long ones take the whole width. */
function columnsOf(facts: readonly Fact[]): number {
  const longest = Math.max(...facts.map(({ label, value }) => Math.max(label.length * 0.9, value.length)), 0);
  return longest <= 26 ? 3 : longest <= 64 ? 2 : 1;
}

function factsPiece(facts: readonly Fact[]): Piece {
  const columns = columnsOf(facts);
  const fitting = breakingAfter(Math.floor(lineLetters / columns));
  return {
    kind: 'facts',
    columns,
    facts: facts.map(({ label, value, tone }) => ({ label: fitting(label), value: fitting(value), tone })),
  };
}

/** Wide tables are set smaller; in each column a word may be as long as the column is wide. */
function tablePiece({ title, columns, rows }: TableBlock): Piece {
  const size = columns.length <= 7 ? 9 : columns.length <= 11 ? 7.5 : 6;
  const whole = columns.reduce((sum, { weight }) => sum + weight, 0);
  const letters = rows
    .flatMap(({ cells }) => cells)
    .reduce((sum, { text, note }) => sum + text.length + note.length, 0);
  const fitted = (text: string, column: number, relativeSize = 1) => {
    const width = (insideWidth * (columns[column]?.weight ?? 1)) / whole - 2 * cellInset;
    return breakingAfter(Math.max(1, Math.floor(width / (size * relativeSize * letterWidth))))(text);
  };
  return {
    kind: 'table',
    title,
    size,
    whole: rows.length <= wholeTable.rows && letters <= wholeTable.letters,
    columns: columns.map((column, n) => ({ ...column, title: fitted(column.title, n, column.rating ? 0.78 : 0.92) })),
    rows: rows.map(({ cells }) =>
      cells.map((cell, n) => ({ ...cell, text: fitted(cell.text, n), note: fitted(cell.note, n) })),
    ),
  };
}

const paragraphsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph !== '');

function contentPieces(block: ContentBlock, pictureOf: PictureOf): Piece[] {
  switch (block.kind) {
    case 'text':
      return [{ kind: 'text', label: block.label, paragraphs: paragraphsOf(block.text) }];
    case 'facts':
      return block.facts.length > 0 ? [factsPiece(block.facts)] : [];
    case 'table':
      return [tablePiece(block)];
    case 'photos':
      return photoPieces(block.photos, pictureOf);
    case 'chart': {
      const { title, unit, lines, estimate, alt } = block;
      const titles = lines.length > 1 ? lines.map((line) => line.title) : [];
      return [
        { kind: 'chart', title, unit, titles, estimate, alt, plot: chartGeometry(block, insideWidth, chartHeight) },
      ];
    }
  }
}

/** The pieces of a block; `level` is that of the heading it stands under. */
function blockPieces(block: Block, level: number, pictureOf: PictureOf): Piece[] {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'heading', level: block.level, text: block.text }];
    case 'points':
      throw new Error('Only later reports have tables of points.');
    case 'signatures':
      return [
        {
          kind: 'signatures',
          signatures: block.signatures.map((signature) => ({
            ...signature,
            picture: signature.imageId === null ? null : pictureOf(signature.imageId),
          })),
        },
      ];
    case 'entry': {
      const { number, title, rating, notes, content } = block;
      const head = { kind: 'entry', level: level + 1, number, title, rating, notes } as const;
      return [head, ...content.flatMap((inner) => contentPieces(inner, pictureOf))];
    }
    default:
      return contentPieces(block, pictureOf);
  }
}

const isHead = ({ kind }: Piece): boolean => kind === 'heading' || kind === 'entry';

/** Headings that nothing but a page of its own follows go onto that page. */
function withLeads(pieces: readonly Piece[]): Piece[] {
  const laid: Piece[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'page') {
      const begin = laid.findLastIndex((before) => !isHead(before)) + 1;
      laid.push({ ...piece, lead: laid.splice(begin) });
    } else laid.push(piece);
  }
  return laid;
}

/** A report as one flat row of pieces, each of which the templates keep together or break as it needs. */
export function layOut({ sections }: ReportDocument, pictureOf: PictureOf): Piece[] {
  const pieces = sections.flatMap(({ title, blocks, newPage }): Piece[] => {
    let level = 1;
    return [
      ...(newPage ? [{ kind: 'break' } as const] : []),
      { kind: 'heading', level, text: title },
      ...blocks.flatMap((block) => {
        if (block.kind === 'heading') level = block.level;
        return blockPieces(block, level, pictureOf);
      }),
    ];
  });
  return withLeads(pieces);
}
