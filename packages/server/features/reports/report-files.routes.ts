import type { reportFiles } from '@assay/contract/report-files';
import { notFound, Problem } from '@assay/domain/problem';
import { type Handlers, handler } from '../../http/handlers.ts';
import type { FileStorage } from '../../providers/files/file-storage.ts';
import { showFile } from '../files/show-file.ts';
import type { InspectionRecord } from '../inspections/inspections.queries.ts';
import { inspectionToRead } from '../inspections/load-inspection.ts';
import { awaitReportFile } from './await-report-file.ts';

type Table = typeof reportFiles;

/** The newest version unless one is named. */
function versionOf({ current_version }: InspectionRecord, asked: number | undefined): number {
  if (current_version === 0)
    throw new Problem('conflict', 'There is no report yet: the inspection has not been submitted.', {
      code: 'noReport',
    });
  if (asked !== undefined && asked > current_version) throw notFound();
  return asked ?? current_version;
}

export const reportFileHandlers = (storage: FileStorage): Handlers<Table> => ({
  pdf: handler<Table['pdf']>()({
    load: inspectionToRead,
    run: async ({ db, record, query, now }) => {
      const version = versionOf(record, query.version);
      const key = { visitId: record.id, version, language: query.lang };
      const { fileId, name } = await awaitReportFile(db, key, now);
      return showFile(db, storage, fileId, name);
    },
  }),
});
