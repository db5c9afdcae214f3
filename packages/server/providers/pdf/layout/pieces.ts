import type { Cell, ReportFollowUp, ReportRating, SignaturesBlock, Tone } from '@assay/contract/reports/document';
import type { PaperChart } from '@assay/report/charts/paper-chart';

/** What the templates draw, one after another; sizes are in points. */
export interface Box {
  /** The name of its file; null where there is none that could be drawn. */
  picture: string | null;
  width: number;
  height: number;
  alt: string;
  caption: string;
}

/** A reference to another part; null where nothing in the report has that place. */
export interface Pointer {
  to: string | null;
  text: string;
}

export interface ChartPiece {
  kind: 'chart';
  title: string;
  unit: string;
  titles: string[];
  estimate: string;
  notes: string[];
  alt: string;
  plot: PaperChart;
}

export type ContentPiece =
  | { kind: 'text'; label: string; paragraphs: string[] }
  | {
      kind: 'facts';
      columns: number;
      facts: { label: string; value: string; tone: Tone; before: string }[];
      /** Stays with what follows it. */
      sticky?: true;
    }
  | {
      kind: 'table';
      title: string;
      size: number;
      /** Short enough to stand on one page. */
      whole: boolean;
      columns: { title: string; rating: ReportRating | null; align: string; weight: number }[];
      rows: Cell[][];
      /** Of a table whose end stays with what follows it: its rows but the last, the last ones, or all of them. */
      part?: 'first' | 'last' | 'all';
    }
  | { kind: 'photos'; boxes: Box[] }
  | ChartPiece;

/** A photo alone on its page, with the headings that nothing else follows. */
export interface PagePiece {
  kind: 'page';
  turned: boolean;
  lead: Piece[];
  box: Box;
}

/** What findings, points in full and rows of points have in common. */
interface Headed {
  /** The name of its place; null where nobody refers to it, or it was told before. */
  anchor: string | null;
  number: string;
  title: string;
  rating: ReportRating | null;
  notes: string[];
  references: Pointer[];
  /** Whether it fits onto a page, and so is not cut. */
  whole: boolean;
}

interface Detailed extends Headed {
  level: number;
  followUp: ReportFollowUp | null;
  /** Fixed, or not to be done any more. */
  done: boolean;
  /** Beside the content; what else there is of them stands below. */
  photos: Box[];
  content: ContentPiece[];
  below: ContentPiece[];
}

export interface FigureLines {
  label: string;
  value: string;
  tone: Tone;
  lines: { label: string; value: string; strong: boolean }[];
}

export interface RowFigure {
  label: string;
  value: string;
  tone: Tone;
  before: string;
  change: string;
  limits: string;
  critical: string;
  /** Long, and with nothing to be compared with. */
  wide: boolean;
}

export interface RowPiece extends Headed {
  figures: RowFigure[];
  told: string | null;
  below: ContentPiece[];
}

export interface PointsPiece {
  kind: 'points';
  columns: { before: boolean; limits: boolean };
  headed: boolean;
  /** Stays with what follows it. */
  sticky: boolean;
  rows: RowPiece[];
}

/** What inspectors were told to do, for each point. */
export interface AppendixPiece {
  kind: 'appendix';
  level: number;
  entries: { number: string; title: string; paragraphs: string[]; facts: string; whole: boolean }[];
}

export type Piece =
  | AppendixPiece
  | { kind: 'heading'; level: number; text: string; note: string }
  | ({ kind: 'card' } & Detailed)
  | ({ kind: 'entry'; figures: FigureLines[]; beside: ChartPiece | null } & Detailed)
  | PointsPiece
  | ContentPiece
  | PagePiece
  | {
      kind: 'signatures';
      note: string;
      signatures: (SignaturesBlock['signatures'][number] & { picture: string | null })[];
    };

/** The width of an A4 page between its margins. */
export const insideWidth = 498.9;
const millimetre = 2.8346;
export const figuresWidth = 45 * millimetre;
export const cardPhotoWidth = 50 * millimetre;
export const pairPhotoWidth = 36 * millimetre;
export const gapWidth = 5 * millimetre;
