import type { auditRuns } from '@assay/contract/audits';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import { showRun } from '../runs/show-run.ts';
import { addRun, changeEquipment, changeProtocol, deleteRun, includeInReport, previewProtocol } from './audit-runs.ts';
import { withRunIdAs } from './create-audit.ts';
import { headerToEdit, runToEdit, runToRead, runToReshape } from './load-audit.ts';
import { showRunOutline } from './show-audit.ts';

type Table = typeof auditRuns;

export const auditRunHandlers: Handlers<Table> = {
  get: handler<Table['get']>()({
    load: runToRead,
    run: ({ db, record, person }) => showRun(db, record.audit.id, record.run.id, person),
  }),
  add: handler<Table['add']>()({
    load: headerToEdit,
    run: async (request) => {
      const { db, record, body } = request;
      return showRunOutline(db, record.id, await withRunIdAs('id', () => addRun(request, record, body)));
    },
  }),
  delete: handler<Table['delete']>()({
    load: runToEdit,
    run: async (request) => {
      await deleteRun(request, request.record.audit, request.record.run);
      return {};
    },
  }),
  changeEquipment: handler<Table['changeEquipment']>()({
    load: runToEdit,
    current: ({ db, params }) => showRunOutline(db, params.id, params.runId),
    run: async (request) => {
      const { audit, run } = request.record;
      await changeEquipment(request, audit, run, request.body);
      return showRunOutline(request.db, audit.id, run.id);
    },
  }),
  protocolChange: handler<Table['protocolChange']>()({
    load: runToRead,
    run: (request) => previewProtocol(request, request.record.run, request.params.protocolId),
  }),
  changeProtocol: handler<Table['changeProtocol']>()({
    load: runToReshape,
    current: ({ db, params }) => showRunOutline(db, params.id, params.runId),
    run: async (request) => {
      const { audit, run } = request.record;
      const { protocolId } = request.params;
      await changeProtocol(request, audit, run, { protocolId, agreed: request.body.extraPointIds });
      return showRunOutline(request.db, audit.id, run.id);
    },
  }),
  includeInReport: handler<Table['includeInReport']>()({
    load: runToEdit,
    run: async (request) => {
      const { audit, run } = request.record;
      await includeInReport(request, audit, run, request.body);
      return showRunOutline(request.db, audit.id, run.id);
    },
  }),
};
