import type { inspectionEdits } from '@assay/contract/inspection-edits';
import { newId } from '@assay/domain/id';
import { type Handlers, handler } from '../../../http/frame/handlers.ts';
import { editInspection } from './edit-inspection.ts';
import type { MailSender } from './limit-mail.ts';
import { editToRead, editToWrite, finishedToLock } from './load-edit.ts';
import { mailReport } from './mail-report.ts';
import { showEdit } from './show-edit.ts';

type Table = typeof inspectionEdits;

interface EditRules extends Pick<MailSender, 'anyRecipient'> {
  /** Where links in mail lead to. */
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
      // A repeat of the same call is answered before it comes here; whoever asks again wants another mail.
      const dedupeKey = `report ${record.id} ${record.current_version} ${newId()}`;
      await mailReport({ ...request, ...rules }, record, { ...body, isNew: false, dedupeKey }, query.lang);
      return {};
    },
  }),
});
