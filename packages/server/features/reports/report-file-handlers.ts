import type { reportFiles } from '@assay/contract/report-files';
import { nameOfVersion } from '@assay/domain/inspections/report-file-name';
import { notFound, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import type { FileStorage } from '../../providers/files/file-storage.ts';
import { showFile } from '../files/stored-files.ts';
import { awaitReportFile } from './await-report-file.ts';
import type { ReportedVisit, ReportRoot } from './report-root.ts';

type Table = typeof reportFiles;

/** The newest version unless one is named. */
function versionToRead({ currentVersion }: ReportedVisit, wanted: number | undefined): number {
  if (currentVersion === 0)
    throw new Problem('conflict', message('report.none'), {
      code: 'noReport',
    });
  if (wanted !== undefined && wanted > currentVersion) throw notFound();
  return wanted ?? currentVersion;
}

export const reportFileHandlers = ({ toReadReport }: ReportRoot, storage: FileStorage): Handlers<Table> => ({
  pdf: handler<Table['pdf']>()({
    load: toReadReport,
    run: async ({ db, record, query, now }) => {
      const version = versionToRead(record, query.version);
      const key = { visitId: record.id, version, language: query.lang };
      const { fileId, name } = await awaitReportFile(db, key, now);
      return showFile(db, storage, fileId, nameOfVersion(name, version, record.currentVersion));
    },
  }),
});
