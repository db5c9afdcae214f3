import { followUpLists } from '@assay/domain/inspections/follow-up';
import { type InspectionField, inspectionFields, signatureRoles } from '@assay/domain/inspections/inspection';
import { inspectionStatuses } from '@assay/domain/inspections/status';
import { safeAnswers } from '@assay/domain/reports/safe-to-run';
import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { inputObject, pathWord } from './base/input.ts';
import { says } from './base/issue-message.ts';
import { id, imageId, instant, name, optionalEmail, revision, someOf, text } from './base/values.ts';
import {
  disposal,
  finding,
  findingInput,
  followUp,
  followUpOrder,
  followUpOrderInput,
  followUpRepeats,
  ledgerItem,
  priorityAction,
  priorityActionInput,
} from './follow-ups.ts';
import { historyEntry } from './history.ts';
import { inspectionCounts } from './inspection-counts.ts';
import { inspectionItem, rating, signature, status } from './inspection-item.ts';
import { inspectionReport } from './inspection-report.ts';
import { flag, listQuery, listReply, mineOnly, types, whole } from './lists.ts';
import { prefilledInput } from './runs/result.ts';
import { run, runEquipment, runStart, snapshotName } from './runs/run.ts';
import { runCalls } from './runs/run-calls.ts';

export const inspectionOrderKeys = [
  'created',
  'name',
  'inspectionDate',
  'status',
  'serialNumber',
  'inspector',
] as const;

const inspectionStatusList = someOf(inspectionStatuses);

const inspectionFilters = {
  ...mineOnly,
  ...types,
  statuses: z.optional(inspectionStatusList),
  customerId: z.optional(id),
  /** Only those that were returned with a reason. */
  sentBack: z.optional(flag),
  /** Only those that nobody has rated. */
  unrated: z.optional(flag),
};

const field = z.object({ value: z.string(), revision });
const named = z.object({ id, name: z.string() });

/** The performing screen shows it. */
export const inspection = z.object({
  ...inspectionItem.shape,
  started: z.string(),
  ended: z.nullable(z.string()),
  created: z.string(),
  /** The version of the report; 0 until the first submit. */
  version: z.int(),
  sentBackReason: z.string(),
  /** Each field has a revision of its own; only the provider's staff get the internal comment. */
  fields: z.partialRecord(z.enum(inspectionFields), field),
  customer: z.nullable(named),
  customerSite: z.nullable(named),
  equipment: runEquipment,
  /** The hours under load as last read; null where there are none. */
  lastLoadedHours: z.nullable(z.object({ value: z.number(), date: z.string() })),
  runs: z.array(run),
  findings: z.array(finding),
  priorityActions: z.array(priorityAction),
  /** Each list has a revision of its order. */
  orderRevisions: z.record(z.enum(followUpLists), revision),
  /** Open items of earlier visits, oldest first; after submitting, with their outcomes. */
  ledger: z.array(ledgerItem),
  customerSignature: z.nullable(signature),
  providerSignature: z.nullable(signature),
  /** True if the reader may carry it out now. */
  mayPerform: z.boolean(),
  revision,
});
export type Inspection = z.output<typeof inspection>;

/** Each of these fields is written by a call of its own. */
export const inspectionFieldRules = {
  summary: text(10_000),
  comment: text(10_000),
  internalComment: text(10_000),
  inspector: name(200),
  inspectorContact: optionalEmail,
  inspectionDate: instant,
  contactName: text(200),
  contactPhoneNumber: text(50),
  contactEmail: optionalEmail,
  loadedHours: text(20),
  keptHours: text(20),
  safeToRun: z.enum(['', ...safeAnswers], { error: says('inspection.safeAnswer') }),
  safeConditions: text(2_000),
} as const satisfies Record<InspectionField, unknown>;

/** Known equipment by its id, or the data to find or add it. */
const equipmentInput = z.union(
  [
    z.strictObject({ id }),
    z.strictObject({
      productModelId: id,
      serialNumber: z._default(text(100), ''),
      nickName: z._default(text(100), ''),
      customerSiteId: z._default(z.nullable(id), null),
      /** A device sends this id for a machine that is new to it; if the machine is known by then, the call is refused and names it. */
      newId: z.optional(id),
    }),
  ],
  { error: says('equipment.idOrModel') },
);

const inspectionInput = z.strictObject({
  /** The sender may choose the id, so that sending again creates no second record. */
  id: z.optional(id),
  protocolId: id,
  equipment: equipmentInput,
  customerId: z._default(z.nullable(id), null),
  contactName: z._default(inspectionFieldRules.contactName, ''),
  contactPhoneNumber: z._default(inspectionFieldRules.contactPhoneNumber, ''),
  contactEmail: z._default(inspectionFieldRules.contactEmail, ''),
  inspectionDate: z.optional(inspectionFieldRules.inspectionDate),
  loadedHours: z._default(inspectionFieldRules.loadedHours, ''),
  keptHours: z.optional(inspectionFieldRules.keptHours),
  configuratorProtocolId: z._default(z.nullable(id), null),
  /** The sender may choose the ids of the runs too; the ids of their results are derived from them. */
  runId: z.optional(id),
  configuratorRunId: z.optional(id),
  /** Work that began offline names the frozen protocol that it was carried out on. */
  snapshot: z.optional(snapshotName),
  configuratorSnapshot: z.optional(snapshotName),
  /** The real start, where it was earlier than sending. */
  started: z.optional(instant),
  /** The device filled these in from the last visit while offline; otherwise the server looks them up. */
  prefilled: z.optional(z.array(prefilledInput).check(z.maxLength(2_000))),
  ...runStart,
});
export type InspectionInput = z.output<typeof inspectionInput>;

const read = { ability: 'inspections.read', effect: 'read', record: true } as const;
const perform = { ability: 'inspections.perform', effect: 'write', record: true } as const;

export const inspections = {
  list: endpoint('/api/v1/inspections', {
    method: 'GET',
    summary: 'The inspections that one may see, a page at a time.',
    ability: 'inspections.read',
    effect: 'read',
    query: z.extend(listQuery(inspectionOrderKeys), inspectionFilters),
    reply: json(listReply(inspectionItem)),
  }),
  counts: endpoint('/api/v1/inspections/counts', {
    method: 'GET',
    summary: 'How many inspections the list has of each status and of each type, under whatever else narrows it.',
    ability: 'inspections.read',
    effect: 'read',
    query: z.strictObject({ search: z.optional(text(200)), ...inspectionFilters }),
    reply: json(inspectionCounts),
  }),
  create: endpoint('/api/v1/inspections', {
    method: 'POST',
    summary: 'Starts an inspection: its protocol is frozen, and every point has a result from now on.',
    ability: 'inspections.perform',
    effect: 'write',
    body: json(inspectionInput),
    reply: json(inspection, 201),
  }),
  get: endpoint('/api/v1/inspections/{id}', {
    method: 'GET',
    summary: 'One inspection as it stands now, with its runs and results.',
    ...read,
    reply: json(inspection),
  }),
  web: endpoint('/api/v1/inspections/{id}/web', {
    method: 'GET',
    summary: 'One inspection as its report has it: the newest version, an older one, or what stands before the first.',
    ...read,
    query: z.strictObject({ version: z.optional(whole(1, 999_999)) }),
    reply: json(inspectionReport),
  }),
  updateField: endpoint('/api/v1/inspections/{id}/{field}', {
    method: 'PUT',
    summary: 'Writes one field of an inspection; each has a revision of its own.',
    ...perform,
    versioned: true,
    params: { field: pathWord(inspectionFields) },
    body: json(z.strictObject({ text: text(10_000) })),
    reply: json(z.object({ ...field.shape, field: z.enum(inspectionFields) })),
  }),
  updateStatus: endpoint('/api/v1/inspections/{id}/updateStatus', {
    method: 'PUT',
    summary: 'Submits an inspection (Waiting), sends it back with a reason (In_Use), or finishes it (Finished).',
    ...perform,
    body: json(
      z.strictObject({
        status,
        reason: z.optional(text(2_000)),
        /** Needed when a report was changed after the customer signed: it says whether the next version shows the old signatures. */
        useOldSignatures: z.optional(z.boolean()),
      }),
    ),
    reply: json(inspection),
  }),
  rate: endpoint('/api/v1/inspections/{id}/rating', {
    method: 'PUT',
    summary: 'Rates an inspection Ok or Nok.',
    ability: 'inspections.rate',
    effect: 'write',
    record: true,
    body: json(z.strictObject({ rating })),
    reply: json(inspectionItem),
  }),
  delete: endpoint('/api/v1/inspections/{id}', {
    method: 'DELETE',
    summary: 'Removes an inspection; a finished one only by force.',
    ability: 'inspections.delete',
    effect: 'write',
    record: true,
    query: z.strictObject({ force: z.optional(z.enum(['true', 'false'])) }),
    reply: json(z.object({})),
  }),
  putFinding: endpoint('/api/v1/inspections/{id}/findings/{findingId}', {
    method: 'PUT',
    summary: 'Writes a finding; its id is made by the sender.',
    ...perform,
    versioned: true,
    body: json(inputObject(findingInput.shape, { id, index: z.int(), ...followUpRepeats, revision })),
    reply: json(finding),
  }),
  removeFinding: endpoint('/api/v1/inspections/{id}/findings/{findingId}', {
    method: 'DELETE',
    summary: 'Takes a finding away.',
    ...perform,
    reply: json(z.object({})),
  }),
  putPriorityAction: endpoint('/api/v1/inspections/{id}/priorityActions/{actionId}', {
    method: 'PUT',
    summary: 'Writes a priority action; its id is made by the sender.',
    ...perform,
    versioned: true,
    body: json(inputObject(priorityActionInput.shape, { id, index: z.int(), ...followUp, revision })),
    reply: json(priorityAction),
  }),
  removePriorityAction: endpoint('/api/v1/inspections/{id}/priorityActions/{actionId}', {
    method: 'DELETE',
    summary: 'Takes a priority action away.',
    ...perform,
    reply: json(z.object({})),
  }),
  orderFollowUps: endpoint('/api/v1/inspections/{id}/order/{list}', {
    method: 'PUT',
    summary:
      'Puts the findings or the priority actions of an inspection into another order; those not named come last.',
    ...perform,
    versioned: true,
    params: { list: pathWord(followUpLists) },
    body: json(followUpOrderInput),
    reply: json(followUpOrder),
  }),
  dispose: endpoint('/api/v1/inspections/{id}/ledger/{kind}/{followUpId}', {
    method: 'PUT',
    summary: 'Says what became of a finding or action that an earlier visit left open; void is for Managers to say.',
    ...perform,
    versioned: true,
    ...disposal,
  }),
  sign: endpoint('/api/v1/inspections/{id}/signatures/{role}', {
    method: 'PUT',
    summary: 'Signs an inspection with a drawn name.',
    ...perform,
    params: { role: pathWord(signatureRoles) },
    /** `signedAt` is the moment of drawing, where that was before sending. */
    body: json(z.strictObject({ name: name(200), imageId, signedAt: z.optional(instant) })),
    reply: json(inspection),
  }),
  removeSignature: endpoint('/api/v1/inspections/{id}/signatures/{role}', {
    method: 'DELETE',
    summary: 'Takes a signature away.',
    ...perform,
    params: { role: pathWord(signatureRoles) },
    reply: json(inspection),
  }),
  history: endpoint('/api/v1/inspections/{id}/history', {
    method: 'GET',
    summary: 'What happened to an inspection, newest first.',
    ability: 'history.read',
    effect: 'read',
    record: true,
    reply: json(z.array(historyEntry)),
  }),
};

export const inspectionRuns = runCalls('/api/v1/inspections/{id}', 'inspections.read', 'inspections.perform');
