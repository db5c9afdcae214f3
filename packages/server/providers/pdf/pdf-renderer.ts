import type { ReportDocument } from '@assay/contract/reports/document';

/** Makes PDFs; the same document and pictures give the same bytes. */
export interface PdfRenderer {
  /** Pictures by the id that the document names them by; one that is missing or cannot be drawn leaves an empty box. */
  render: (document: ReportDocument, pictures: ReadonlyMap<string, { bytes: Uint8Array }>) => Promise<Buffer>;
  /** What it makes and by which means, for the people who run the installation. */
  about: string;
  /** How many it makes at once. */
  width: number;
  close: () => Promise<void>;
}
