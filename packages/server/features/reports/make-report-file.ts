import { reportFileName } from '@assay/domain/inspections/report-file-name';
import type pg from 'pg';
import { type WholeDb, withoutScopedTables } from '../../db/pool.ts';
import { inTransaction, nobody } from '../../db/transaction.ts';
import type { FileStorage } from '../../providers/files/file-storage.ts';
import type { PdfRenderer } from '../../providers/pdf/pdf-renderer.ts';
import { storeBytes } from '../files/store-file.ts';
import { documentOf } from './document-of.ts';
import { readPictures } from './read-pictures.ts';
import { readEdition } from './read-version.ts';
import { findReported, keepReportFile, type WantedReport } from './report-files.queries.ts';

export interface RenderingDeps {
  pool: pg.Pool;
  db: WholeDb;
  storage: FileStorage;
  pdf: PdfRenderer;
}

/** Typesets a report, stores its bytes, and only then says that it is there. */
export async function makeReportFile(deps: RenderingDeps, wanted: WantedReport, now: Date): Promise<void> {
  const db = withoutScopedTables(deps.db);
  const edition = await readEdition(db, await findReported(db, wanted.visitId), wanted.version);
  if (!edition) throw new Error('The version is gone.');
  const { header } = edition.version;
  const document = documentOf(edition, wanted.language);
  const bytes = await deps.pdf.render(document, await readPictures(db, deps.storage, document));
  const name = reportFileName({
    inspectionDate: new Date(header.inspectionDate),
    serialNumber: header.equipment.serialNumber,
    nickName: header.equipment.nickName,
    language: wanted.language,
  });
  const fileId = await storeBytes(db, deps, { name, contentType: 'application/pdf', bytes }, now);
  await inTransaction(deps.pool, nobody, (inside) =>
    keepReportFile(withoutScopedTables(inside), wanted.id, fileId, now),
  );
}
