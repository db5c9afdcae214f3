import { auditFields, auditStatuses, suggestionTypes } from '@assay/domain/audits/audit';
import { stages } from '@assay/domain/audits/run-place';
import * as z from 'zod/mini';
import { auditInput, runEquipmentInput, runInput } from './audit-inputs.ts';
import { endpoint, json } from './base/endpoint.ts';
import { inputObject, pathWord } from './base/input.ts';
import { id, name, optionalEmail, revision, someOf, text } from './base/values.ts';
import { historyEntry } from './history.ts';
import { reportCategory, reportRun, reportVersion } from './inspection-report.ts';
import { listQuery, listReply, mineOnly, types } from './lists.ts';
import { rating } from './runs/result.ts';
import { run } from './runs/run.ts';
import { runCalls } from './runs/run-calls.ts';

export const auditOrderKeys = ['created', 'name', 'customer', 'inspectionDate', 'inspector', 'status'] as const;

const named = z.object({ id, name: z.string() });

export const auditItem = z.object({
  id,
  name: z.string(),
  customer: named,
  customerSite: named,
  inspectionDate: z.string(),
  inspector: z.string(),
  finished: z.boolean(),
  /** The version of the report; 0 until the audit is finished for the first time. */
  version: z.int(),
});
export type AuditItem = z.output<typeof auditItem>;

const suggestionType = z.enum(suggestionTypes);

/** The specification calls action points suggestions. */
export const suggestion = z.object({
  ...{ id, type: suggestionType, text: z.string(), index: z.int() },
  /** The answer that it was made from; null where it was typed into a list. */
  resultId: z.nullable(id),
  revision,
});
export type Suggestion = z.output<typeof suggestion>;

/** A run without its answers, which load when it is opened. */
export const runOutline = z.object({
  ...z.omit(run, { choices: true, samples: true, results: true, extraPoints: true }).shape,
  /** Empty for runs without a stage. */
  stage: z.union([z.literal(''), z.enum(stages)]),
  index: z.int(),
  /** Counts all points, those with an answer, and all photos. */
  points: z.int(),
  answered: z.int(),
  photos: z.int(),
  /** Counts the points that the inspector sees, and those of them that are answered and miss nothing. */
  toDo: z.int(),
  done: z.int(),
  extraPointCount: z.int(),
  /** The worst of its ratings from Ok to Immediate; null where nothing is rated. */
  worst: z.nullable(rating),
});
export type RunOutline = z.output<typeof runOutline>;

const field = z.object({ value: z.string(), revision });

const inspectorOfAudit = z.object({ inspector: z.string(), inspectorContact: z.string(), revision });

/** The page of an audit opens with this; answers load run by run. */
export const auditOutline = z.object({
  ...auditItem.shape,
  created: z.string(),
  inspectorContact: z.string(),
  /** The inspector and the contact are written together and share this revision. */
  inspectorRevision: revision,
  fields: z.record(z.enum(auditFields), field),
  suggestions: z.array(suggestion),
  runs: z.array(runOutline),
  revision,
});
export type AuditOutline = z.output<typeof auditOutline>;

const subCategory = z.object({
  title: z.string(),
  depth: z.int(),
  inspectionPoints: reportCategory.shape.inspectionPoints,
});

/** Points of a subcategory stand in it, the others directly in the category. */
const auditRun = z.object({
  ...reportRun.shape,
  categories: z.array(z.object({ ...reportCategory.shape, depth: z.int(), subCategories: z.array(subCategory) })),
});
export type AuditRun = z.output<typeof auditRun>;

export const audit = z.object({
  ...auditItem.shape,
  created: z.string(),
  inspectorContact: z.string(),
  contactName: z.string(),
  contactPhoneNumber: z.string(),
  contactEmail: z.string(),
  summary: z.string(),
  comment: z.string(),
  internalComment: z.string(),
  suggestions: z.array(suggestion),
  inspectionProtocolRuns: z.array(auditRun),
  /** True while the report shows at least one run. */
  includedInReport: z.boolean(),
  /** All finished versions, newest first. */
  versions: z.array(reportVersion),
  revision,
});
export type Audit = z.output<typeof audit>;

/** Answers to points that both protocols have stay; the others become extra points. */
export const protocolChange = z.object({
  kept: z.int(),
  becomeExtra: z.array(z.object({ protocolPointId: id, name: z.string() })),
});
export type ProtocolChange = z.output<typeof protocolChange>;

const suggestionText = text(4_000);

const read = { ability: 'audits.read', effect: 'read', record: true } as const;
const edit = { ability: 'audits.edit', effect: 'write', record: true } as const;

const ofAudits = { statuses: z.optional(someOf(auditStatuses)), customerId: z.optional(id) };

export const audits = {
  list: endpoint('/api/v1/audits', {
    method: 'GET',
    summary: 'The audits, a page at a time.',
    ability: 'audits.read',
    effect: 'read',
    query: z.extend(listQuery(auditOrderKeys), { ...mineOnly, ...types, ...ofAudits }),
    reply: json(listReply(auditItem)),
  }),
  create: endpoint('/api/v1/audits', {
    method: 'POST',
    summary: 'Starts an audit of a customer site, with the runs of its plant.',
    ability: 'audits.edit',
    effect: 'write',
    body: json(auditInput),
    reply: json(auditOutline, 201),
  }),
  get: endpoint('/api/v1/audits/{id}', {
    method: 'GET',
    summary: 'One audit as it stands now, whole.',
    ...read,
    reply: json(audit),
  }),
  outline: endpoint('/api/v1/audits/{id}/outline', {
    method: 'GET',
    summary: 'One audit as it stands now, without the answers of its runs.',
    ...read,
    reply: json(auditOutline),
  }),
  updateField: endpoint('/api/v1/audits/{id}/{field}', {
    method: 'PUT',
    summary: 'Writes one field of an audit; each has a revision of its own.',
    ...edit,
    versioned: true,
    params: { field: pathWord(auditFields) },
    body: json(z.strictObject({ text: text(10_000) })),
    reply: json(z.object({ ...field.shape, field: z.enum(auditFields) })),
  }),
  setInspector: endpoint('/api/v1/audits/{id}/inspector', {
    method: 'PUT',
    summary: 'Says who inspected, and whom to ask.',
    ...edit,
    versioned: true,
    body: json(z.strictObject({ inspector: name(200), inspectorContact: optionalEmail })),
    reply: json(inspectorOfAudit),
  }),
  addSuggestion: endpoint('/api/v1/audits/{id}/suggestions', {
    method: 'POST',
    summary: 'Adds an action point at the end of its list; the id may be made by the sender.',
    ...edit,
    body: json(
      z.strictObject({ id: z.optional(id), type: suggestionType, text: suggestionText, resultId: z.nullish(id) }),
    ),
    reply: json(suggestion, 201),
  }),
  updateSuggestion: endpoint('/api/v1/audits/{id}/suggestions/{suggestionId}', {
    method: 'PUT',
    summary: 'Writes the text of an action point.',
    ...edit,
    versioned: true,
    body: json(
      inputObject(
        { text: suggestionText },
        { id, type: suggestionType, index: z.int(), resultId: z.nullable(id), revision },
      ),
    ),
    reply: json(suggestion),
  }),
  deleteSuggestion: endpoint('/api/v1/audits/{id}/suggestions/{suggestionId}', {
    method: 'DELETE',
    summary: 'Takes an action point away.',
    ...edit,
    reply: json(z.object({})),
  }),
  setFinished: endpoint('/api/v1/audits/{id}/finished', {
    method: 'PUT',
    summary: 'Finishes an audit, which writes a version of its report, or opens it again.',
    ...edit,
    body: json(z.boolean()),
    reply: json(auditOutline),
  }),
  delete: endpoint('/api/v1/audits/{id}', {
    method: 'DELETE',
    summary: 'Removes an audit.',
    ability: 'audits.delete',
    effect: 'write',
    record: true,
    reply: json(z.object({})),
  }),
  history: endpoint('/api/v1/audits/{id}/history', {
    method: 'GET',
    summary: 'What happened to an audit, newest first.',
    ability: 'audits.history',
    effect: 'read',
    record: true,
    reply: json(z.array(historyEntry)),
  }),
};

/** These calls handle runs as a whole; `auditResults` writes what is found in them. */
export const auditRuns = {
  get: endpoint('/api/v1/audits/{id}/runs/{runId}', {
    method: 'GET',
    summary: 'One run of an audit with its answers.',
    ...read,
    reply: json(run),
  }),
  add: endpoint('/api/v1/audits/{id}/runs', {
    method: 'POST',
    summary: 'Adds a run for a machine, or a clone of one with its answers, without photos and recordings.',
    ...edit,
    body: json(runInput),
    reply: json(runOutline, 201),
  }),
  delete: endpoint('/api/v1/audits/{id}/runs/{runId}', {
    method: 'DELETE',
    summary: 'Takes a run away with all that was found in it.',
    ...edit,
    reply: json(z.object({})),
  }),
  changeEquipment: endpoint('/api/v1/audits/{id}/runs/{runId}/equipment', {
    method: 'PUT',
    summary: 'Says which machine a run is about.',
    ...edit,
    versioned: true,
    body: json(runEquipmentInput),
    reply: json(runOutline),
  }),
  protocolChange: endpoint('/api/v1/audits/{id}/runs/{runId}/protocol/{protocolId}', {
    method: 'GET',
    summary: 'What changing the protocol of a run would do to its answers.',
    ...read,
    reply: json(protocolChange),
  }),
  changeProtocol: endpoint('/api/v1/audits/{id}/runs/{runId}/protocol/{protocolId}', {
    method: 'PUT',
    summary: 'Changes the protocol of a run: answers to points of both stay, others become extra points.',
    ...edit,
    versioned: true,
    /** The points whose move the sender has agreed to; the call is refused when they have changed since. */
    body: json(z._default(z.strictObject({ extraPointIds: z.optional(z.array(id).check(z.maxLength(2_000))) }), {})),
    reply: json(runOutline),
  }),
  includeInReport: endpoint('/api/v1/audits/{id}/runs/{runId}/includedInReport', {
    method: 'PUT',
    summary: 'Says whether the report shows a run.',
    ...edit,
    body: json(z.boolean()),
    reply: json(runOutline),
  }),
};

export const auditResults = runCalls('/api/v1/audits/{id}', 'audits.read', 'audits.edit');
