import type pg from 'pg';
import { type Db, type WholeDb, withoutScopedTables } from '../../db/pool.ts';
import { inTransaction, nobody } from '../../db/transaction.ts';
import type { FileStorage } from '../../providers/files/file-storage.ts';
import type { PdfRenderer } from '../../providers/pdf/pdf-renderer.ts';
import { storeBytes } from '../files/stored-files.ts';
import { readPictures } from './read-pictures.ts';
import { findDraft } from './report-drafts.queries.ts';
import { findReported, keepReportFile, type WantedReport } from './report-files.queries.ts';
import { draftEdition, type Edition, type ReportRoot, type ReportRoots, readEdition } from './report-root.ts';

export interface RenderingDeps {
  pool: pg.Pool;
  db: WholeDb;
  storage: FileStorage;
  pdf: PdfRenderer;
  roots: ReportRoots;
}

/** A draft is drawn from what was hashed, not from what stands by now. */
async function editionOf(
  db: Db,
  root: ReportRoot,
  visit: Awaited<ReturnType<typeof findReported>>,
  { version, draftId }: WantedReport,
): Promise<Edition> {
  if (version !== null) {
    const edition = await readEdition(db, root, visit, version);
    if (!edition) throw new Error('The version is gone.');
    return edition;
  }
  const draft = draftId === null ? undefined : await findDraft(db, draftId);
  if (!draft) throw new Error('The draft is gone.');
  return draftEdition(await root.readVersion(db, draft.content));
}

/** Typesets a report, stores its bytes, and only then says that it is there. */
export async function makeReportFile(deps: RenderingDeps, wanted: WantedReport, now: Date): Promise<void> {
  const db = withoutScopedTables(deps.db);
  const visit = await findReported(db, wanted.visitId);
  const root = deps.roots[visit.kind];
  const edition = await editionOf(db, root, visit, wanted);
  const document = root.documentOf(edition, wanted.language);
  const bytes = await deps.pdf.render(document, await readPictures(db, deps.storage, document));
  const name = root.fileNameOf(edition.version, wanted.language);
  const fileId = await storeBytes(db, deps, { name, contentType: 'application/pdf', bytes }, now);
  await inTransaction(deps.pool, nobody, (inside) =>
    keepReportFile(withoutScopedTables(inside), wanted.id, fileId, now),
  );
}
