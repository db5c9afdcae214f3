import type { Cell, ReportRating, SignaturesBlock, Tone } from '@assay/contract/reports/document';
import type { ChartGeometry } from '@assay/report/first/charts/geometry';

/** What the templates draw, one after another; sizes are in points. */
export interface Box {
  /** The name of its file; null where there is none that could be drawn. */
  picture: string | null;
  width: number;
  height: number;
  alt: string;
  caption: string;
}

export type Piece =
  | { kind: 'break' }
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'entry'; level: number; number: string; title: string; rating: ReportRating | null; notes: string[] }
  | { kind: 'text'; label: string; paragraphs: string[] }
  | { kind: 'facts'; columns: number; facts: { label: string; value: string; tone: Tone }[] }
  | {
      kind: 'table';
      title: string;
      size: number;
      /** Short enough to stand on one page. */
      whole: boolean;
      columns: { title: string; rating: ReportRating | null; align: string; weight: number }[];
      rows: Cell[][];
    }
  | { kind: 'photos'; boxes: Box[] }
  | { kind: 'page'; turned: boolean; lead: Piece[]; box: Box }
  | { kind: 'chart'; title: string; unit: string; titles: string[]; estimate: string; alt: string; plot: ChartGeometry }
  | { kind: 'signatures'; signatures: (SignaturesBlock['signatures'][number] & { picture: string | null })[] };

/** The width of an A4 page between its margins. */
export const insideWidth = 481.9;
