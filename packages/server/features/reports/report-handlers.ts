import { createHash } from 'node:crypto';
import type { inspectionReports } from '@assay/contract/inspection-reports';
import { reportHtml } from '@assay/report/html/report-html';
import { reportStyles } from '@assay/report/html/report-styles';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import type { FileStorage } from '../../providers/files/file-storage.ts';
import { readPictures } from './read-pictures.ts';
import { reportChanges } from './report-changes.ts';
import { editionAt, type ReportRoot } from './report-root.ts';

type Table = typeof inspectionReports;

/** The page brings its pictures and its one style sheet with it, and may do nothing else. */
const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(reportStyles).digest('base64')}'`,
  'img-src data:',
  "frame-ancestors 'none'",
].join('; ');

export const reportHandlers = (root: ReportRoot, storage: FileStorage): Handlers<Table> => ({
  document: handler<Table['document']>()({
    load: root.toReadReport,
    run: async ({ db, record, query: { version, lang } }) =>
      root.documentOf(await editionAt(db, root, record, version), lang),
  }),
  changes: handler<Table['changes']>()({
    load: root.toReadReport,
    run: ({ db, record, query: { version, lang } }) => reportChanges(db, root, record, { version, language: lang }),
  }),
  html: handler<Table['html']>()({
    load: root.toReadReport,
    run: async ({ db, record, query: { version, lang }, header }) => {
      const document = root.documentOf(await editionAt(db, root, record, version), lang);
      const pictures = [...(await readPictures(db, storage, document))].map(
        ([id, { contentType, bytes }]) => [id, `data:${contentType};base64,${bytes.toString('base64')}`] as const,
      );
      header('content-security-policy', pagePolicy);
      return reportHtml(document, new Map(pictures));
    },
  }),
});
