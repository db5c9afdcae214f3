import type { ChartBlock, ContentBlock, Fact, TableBlock } from '@assay/contract/reports/document';
import type { Language } from '@assay/domain/languages';
import { paperTimes } from '@assay/domain/time';
import { paperChart } from '@assay/report/charts/paper-chart';
import { paperNumbers } from '@assay/report/languages/numbers';
import { breakingAfter } from '../legible.ts';
import { type PictureOf, photoPieces } from './photo-boxes.ts';
import { type ChartPiece, type ContentPiece, insideWidth } from './pieces.ts';

/** A table of so few rows and letters is not worth a break. */
const wholeTable = { rows: 12, letters: 1_200 };
/** Of a letter, in parts of its size, as words have them on average. */
const letterWidth = 0.55;
const cellInset = 3;
/** Letters of the body that fit into one line of the page. */
const lineLetters = 66;

export interface Paper {
  language: Language;
  pictureOf: PictureOf;
}

/** Short facts stand in three columns, long ones take the whole width. */
function columnsOf(facts: readonly Fact[]): number {
  const longest = Math.max(...facts.map(({ label, value }) => Math.max(label.length * 0.9, value.length)), 0);
  return longest <= 30 ? 3 : longest <= 70 ? 2 : 1;
}

/** '22.2 on 12/11/2025, −5.2 in 1,082 h'. */
const beforeText = ({ before }: Fact): string =>
  before
    ? [`${before.date} ${before.value}`, before.change === '' ? '' : `${before.change} ${before.hours}`]
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join(', ')
    : '';

function factsPiece(facts: readonly Fact[]): ContentPiece {
  const columns = Math.min(columnsOf(facts), facts.length);
  const fitting = breakingAfter(Math.floor(lineLetters / columns));
  return {
    kind: 'facts',
    columns,
    facts: facts.map((fact) => ({
      label: fitting(fact.label),
      value: fitting(fact.value),
      tone: fact.tone,
      before: beforeText(fact),
    })),
  };
}

/** Wide tables are set smaller; in each column a word may be as long as the column is wide. */
function tablePiece({ title, columns, rows }: TableBlock): ContentPiece {
  const size = columns.length <= 8 ? 8 : columns.length <= 11 ? 7.5 : 6.5;
  const whole = columns.reduce((sum, { weight }) => sum + weight, 0);
  const letters = rows
    .flatMap(({ cells }) => cells)
    .reduce((sum, { text, note }) => sum + text.length + note.length, 0);
  const fitted = (text: string, column: number, relativeSize = 1) => {
    const width = ((insideWidth - 20) * (columns[column]?.weight ?? 1)) / whole - 2 * cellInset;
    return breakingAfter(Math.max(1, Math.floor(width / (size * relativeSize * letterWidth))))(text);
  };
  return {
    kind: 'table',
    title,
    size,
    whole: rows.length <= wholeTable.rows && letters <= wholeTable.letters,
    columns: columns.map((column, n) => ({ ...column, title: fitted(column.title, n, column.rating ? 0.84 : 0.94) })),
    rows: rows.map(({ cells }) =>
      cells.map((cell, n) => ({ ...cell, text: fitted(cell.text, n), note: fitted(cell.note, n) })),
    ),
  };
}

export function chartPiece(
  block: ChartBlock,
  size: { width: number; height: number },
  { language }: Paper,
): ChartPiece {
  const { title, unit, lines, estimate, alt, projection } = block;
  const { number } = paperNumbers(language);
  return {
    kind: 'chart',
    title,
    unit,
    titles: lines.length > 1 ? lines.map((line) => line.title) : [],
    estimate,
    notes: projection?.notes ?? [],
    alt,
    plot: paperChart(block, size.width, size.height, { number, month: paperTimes(language, 'UTC').month }),
  };
}

export const paragraphsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph !== '');

/** The chart of a point that needs no attention takes little room. */
const smallChart = { width: insideWidth - 40, height: 84 };

export function contentPieces(block: ContentBlock, paper: Paper): ContentPiece[] {
  switch (block.kind) {
    case 'text':
      return [{ kind: 'text', label: block.label, paragraphs: paragraphsOf(block.text) }];
    case 'facts':
      return block.facts.length > 0 ? [factsPiece(block.facts)] : [];
    case 'table':
      return [tablePiece(block)];
    case 'photos':
      return photoPieces(block.photos, paper.pictureOf);
    case 'chart':
      return [chartPiece(block, smallChart, paper)];
  }
}

/** Below the row of a point photos and charts are small. */
export function rowPieces(block: ContentBlock, paper: Paper): ContentPiece[] {
  if (block.kind === 'photos') return photoPieces(block.photos, paper.pictureOf, 'row');
  // Its row has named the point of the chart.
  return block.kind === 'chart'
    ? [{ ...chartPiece(block, smallChart, paper), title: '' }]
    : contentPieces(block, paper);
}

const lineHeight = 12.5;
/** About how high a piece is. */
function heightOf(piece: ContentPiece): number {
  switch (piece.kind) {
    case 'text':
      return (
        14 +
        piece.paragraphs.reduce(
          (sum, text) => sum + (Math.ceil(text.length / 110) + text.split('\n').length) * lineHeight,
          0,
        )
      );
    case 'facts':
      return 12 + Math.ceil(piece.facts.length / piece.columns) * 28;
    case 'table':
      return piece.whole ? 30 + piece.rows.length * 22 : 1_000;
    case 'photos':
      return 26 + Math.max(...piece.boxes.map(({ height }) => height));
    case 'chart':
      return 40 + piece.plot.height;
  }
}

/** Higher parts may go on on the next page. */
const mostOnePage = 520;
export const isWhole = (pieces: readonly ContentPiece[]): boolean =>
  pieces.reduce((sum, piece) => sum + heightOf(piece), 0) <= mostOnePage;
