import { mailedReports } from '@assay/contract/mailed-reports';
import { isLanguage } from '@assay/domain/languages';
import { notFound } from '@assay/domain/problem';
import type { AddressSigner } from '../../http/addresses/signed-addresses.ts';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import type { FileStorage } from '../../providers/files/file-storage.ts';
import { showFile } from '../files/stored-files.ts';
import { linkHolder } from './report-letter.ts';
import { findLinkedReport } from './report-mail.queries.ts';

type Table = typeof mailedReports;

export const mailedReportHandlers = (storage: FileStorage, signer: AddressSigner): Handlers<Table> => ({
  file: handler<Table['file']>()({
    load: async ({ db, params, query, now }) => {
      const { id, version, language } = params;
      const isOurs = signer.read(mailedReports.file, params, query.signed, now) === linkHolder;
      if (!isOurs || !isLanguage(language)) throw notFound();
      const report = await findLinkedReport(db, { visitId: id, version: Number(version), language });
      if (!report?.fileId) throw notFound();
      return { fileId: report.fileId, name: report.name };
    },
    run: ({ db, record }) => showFile(db, storage, record.fileId, record.name),
  }),
});
