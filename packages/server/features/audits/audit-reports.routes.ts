import { auditReportFiles, type auditReportHeads } from '@assay/contract/audit-reports';
import { notFound } from '@assay/domain/problem';
import { later, minutes } from '@assay/domain/time';
import type { Db } from '../../db/pool.ts';
import type { AddressSigner } from '../../http/addresses/signed-addresses.ts';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import type { FileStorage } from '../../providers/files/file-storage.ts';
import { showFile } from '../files/stored-files.ts';
import { awaitReportFile, type MadeReport } from '../reports/await-report-file.ts';
import { draftOfNow } from '../reports/report-drafts.ts';
import { findFileOfVisit } from '../reports/report-files.queries.ts';
import type { ReportedVisit } from '../reports/report-root.ts';
import { versionsOf } from '../reports/show-versions.ts';
import { zoneOfReport } from '../visits/visits.queries.ts';
import { itemOf } from './audit-list.queries.ts';
import { auditReportRoot } from './audit-root.ts';
import { auditToRead } from './load-audit.ts';

type Heads = typeof auditReportHeads;
type Files = typeof auditReportFiles;

const linkLives = minutes(5);

export const auditReportHeadHandlers: Handlers<Heads> = {
  get: handler<Heads['get']>()({
    load: auditToRead,
    run: async ({ db, record }) => ({
      ...itemOf(record),
      timeZone: await zoneOfReport(db, record),
      versions: await versionsOf(db, record.id),
    }),
  }),
};

/** The file of a version that was finished, or of what stands now. */
async function fileOf(db: Db, visit: ReportedVisit, wanted: number | undefined, now: Date): Promise<MadeReport> {
  const version = wanted ?? visit.shownVersion;
  if (version > visit.currentVersion) throw notFound();
  const key =
    version === 0
      ? await draftOfNow(db, auditReportRoot, visit.id, now)
      : { visitId: visit.id, version, language: 'en' as const };
  return awaitReportFile(db, key, now);
}

export const auditReportFileHandlers = (storage: FileStorage, signer: AddressSigner): Handlers<Files> => ({
  pdf: handler<Files['pdf']>()({
    load: (request) => auditReportRoot.toReadReport(request),
    run: async ({ db, record, query, now }) => {
      const { fileId, name } = await fileOf(db, record, query.version, now);
      return showFile(db, storage, fileId, name);
    },
  }),
  storageUrl: handler<Files['storageUrl']>()({
    load: (request) => auditReportRoot.toReadReport(request),
    run: async ({ db, record, query, person, now, appUrl }) => {
      const { fileId } = await fileOf(db, record, query.version, now);
      const params = { id: record.id, fileId };
      return {
        url: signer.address(auditReportFiles.download, params, person.sessionId, later(now, linkLives), appUrl),
      };
    },
  }),
  download: handler<Files['download']>()({
    load: async (request) => {
      const { id } = await auditToRead(request);
      const found = await findFileOfVisit(request.db, id, request.params.fileId);
      if (!found) throw notFound();
      return found;
    },
    run: ({ db, record: { fileId, name } }) => showFile(db, storage, fileId, name),
  }),
});
