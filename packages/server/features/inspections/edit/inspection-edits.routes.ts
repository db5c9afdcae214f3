import type { inspectionEdits } from '@assay/contract/inspection-edits';
import { type Handlers, handler } from '../../../http/handlers.ts';
import { editInspection } from './edit-inspection.ts';
import type { MailSender } from './limit-mail.ts';
import { editToRead, editToWrite } from './load-edit.ts';
import { showEdit } from './show-edit.ts';

type Table = typeof inspectionEdits;

export const inspectionEditHandlers = (rules: Pick<MailSender, 'anyRecipient'>): Handlers<Table> => ({
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
});
