import { auditReportFiles } from '@assay/contract/audit-reports';
import { type AccessRow, randomId } from './access-row.ts';
import { signedQuery } from './signed-query.ts';

const managers = ['max', 'ada', 'dev'] as const;
const staff = ['uma', 'max', 'ada', 'rita', 'dev', 'carl'] as const;

/** What the provider's people may do to audits, below one that is not there. */
const ofAudit = (params: Record<string, string> = {}, body?: unknown): AccessRow => ({
  who: staff,
  ask: () => ({ params: { id: randomId, ...params }, ...(body !== undefined && { body: body as object }) }),
  status: 404,
  hiddenFromExternal: true,
});

const aRun = { protocolId: randomId, protocolRunType: 'Audit_Machine:stage_1', equipment: { id: randomId } };

export const auditAccess: Record<string, AccessRow> = {
  'audits.list': { who: staff, hiddenFromExternal: true },
  'audits.create': {
    who: staff,
    ask: () => ({ body: { customerSiteId: randomId } }),
    status: 400,
    hiddenFromExternal: true,
  },
  'audits.get': ofAudit(),
  'audits.outline': ofAudit(),
  'audits.updateField': ofAudit({ field: 'comment' }, { text: '' }),
  'audits.setInspector': ofAudit({}, { inspector: 'Uma', inspectorContact: '' }),
  'audits.addSuggestion': ofAudit({}, { type: 'ShortTerm', text: '' }),
  'audits.updateSuggestion': ofAudit({ suggestionId: randomId }, { text: '' }),
  'audits.deleteSuggestion': ofAudit({ suggestionId: randomId }),
  'audits.setFinished': ofAudit({}, true),
  'audits.delete': { ...ofAudit(), who: managers },
  'audits.history': { ...ofAudit(), who: managers },
  'auditReports.document': ofAudit(),
  'auditReports.changes': ofAudit(),
  'auditReports.html': ofAudit(),
  'auditReportHeads.get': ofAudit(),
  'auditReportFiles.pdf': ofAudit(),
  'auditReportFiles.storageUrl': ofAudit(),
  'auditReportFiles.download': {
    ...ofAudit(),
    ask: (app, name) => {
      const params = { id: randomId, fileId: randomId };
      return { params, query: signedQuery(app, name, auditReportFiles.download, params) };
    },
  },
  'auditRuns.get': ofAudit({ runId: randomId }),
  'auditRuns.add': ofAudit({}, aRun),
  'auditRuns.delete': ofAudit({ runId: randomId }),
  'auditRuns.changeEquipment': ofAudit({ runId: randomId }, { id: randomId }),
  'auditRuns.protocolChange': ofAudit({ runId: randomId, protocolId: randomId }),
  'auditRuns.changeProtocol': ofAudit({ runId: randomId, protocolId: randomId }, {}),
  'auditRuns.includeInReport': ofAudit({ runId: randomId }, true),
  'auditEvents.events': ofAudit(),
  'auditEvents.presence': ofAudit({}, { tabId: randomId, place: '' }),
  'auditResults.snapshot': ofAudit({ runId: randomId }),
  'auditResults.lastVisit': ofAudit({ runId: randomId }),
  'auditResults.createResult': ofAudit({ runId: randomId, pointId: randomId }),
  'auditResults.result': ofAudit({ resultId: randomId }),
  'auditResults.updateResult': ofAudit({ resultId: randomId }, { comment: '' }),
  'auditResults.putImage': ofAudit({ resultId: randomId, imageId: randomId }, {}),
  'auditResults.removeImage': ofAudit({ resultId: randomId, imageId: randomId }),
  'auditResults.captionImage': ofAudit({ resultId: randomId, imageId: randomId }, { text: '' }),
  'auditResults.layoutImage': ofAudit({ resultId: randomId, imageId: randomId }, { layout: 'Default' }),
  'auditResults.moveImage': ofAudit({ resultId: randomId, imageId: randomId }, { index: 0 }),
  'auditResults.start': ofAudit({ runId: randomId }, {}),
  'auditResults.addExtraPoint': ofAudit({ runId: randomId }, { inspectionPointId: randomId }),
  'auditResults.removeExtraPoint': ofAudit({ runId: randomId, pointId: randomId }),
};
