import type { inspectionEdits } from '@assay/contract/inspection-edits';
import { newId } from '@assay/domain/id';
import { notFound, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import { type Handlers, handler, type RecordRequest } from '../../../http/frame/handlers.ts';
import { findInspection, type InspectionRecord, lockInspection } from '../inspections.queries.ts';
import { editInspection, showEdit } from './edit-inspection.ts';
import { type MailSender, mailReport } from './mail-report.ts';

type Table = typeof inspectionEdits;

interface EditRules extends Pick<MailSender, 'anyRecipient'> {
  /** Links in mail begin with it. */
  publicUrl: URL;
}

export const inspectionEditHandlers = (rules: EditRules): Handlers<Table> => ({
  details: handler<Table['details']>()({
    load: editToRead,
    current: showEdit,
    run: (request) => showEdit(request, request.record),
  }),
  update: handler<Table['update']>()({
    load: editToWrite,
    current: showEdit,
    run: async (request) => {
      await editInspection({ ...request, ...rules }, request.record, request.body, request.query.lang);
      return showEdit(request, await editToWrite(request));
    },
  }),
  mail: handler<Table['mail']>()({
    load: finishedToLock,
    run: async (request) => {
      const { record, body, query } = request;
      // A repeat of the same call is answered before it comes here; a new call asks for another mail.
      const dedupeKey = `report ${record.id} ${record.current_version} ${newId()}`;
      await mailReport({ ...request, ...rules }, record, { ...body, isNew: false, dedupeKey }, query.lang);
      return {};
    },
  }),
});

/** While it is carried out there is no report to edit: it is changed where it is performed. */
function submitted(record: InspectionRecord | undefined): InspectionRecord {
  if (!record) throw notFound();
  if (record.status === 'In_Use') throw new Problem('conflict', message('inspection.notSubmitted'), { code: 'inUse' });
  return record;
}

const editToRead = async ({ db, scope, params }: RecordRequest) =>
  submitted(await findInspection(db, scope, params.id));

/** Only a finished report is mailed: one that waits for review may still be sent back. */
async function finishedToLock({ db, scope, params }: RecordRequest): Promise<InspectionRecord> {
  const record = submitted(await lockInspection(db, scope, params.id));
  if (record.status !== 'Finished')
    throw new Problem('conflict', message('inspection.notFinished'), { code: 'notFinished' });
  return record;
}

const editToWrite = async ({ db, scope, query }: Omit<RecordRequest, 'params'> & { query: { id: string } }) =>
  submitted(await lockInspection(db, scope, query.id));
