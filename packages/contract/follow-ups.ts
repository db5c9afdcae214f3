import { followUpLists, followUpStates } from '@assay/domain/inspections/follow-up';
import { actionPriorities } from '@assay/domain/inspections/inspection';
import { disposals, followUpKinds } from '@assay/domain/inspections/ledger';
import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { pathWord } from './base/input.ts';
import { says } from './base/issue-message.ts';
import { id, name, revision, text } from './base/values.ts';
import { photo, photosInput } from './runs/result.ts';

export const followUp = {
  state: z.enum(followUpStates),
  owner: z.nullable(z.object({ id, name: z.string() })),
  /** A day, yyyy-mm-dd. */
  due: z.nullable(z.string()),
  closed: z.nullable(z.string()),
};

/** A finding that is written back may carry these read-only fields; owner and due date can be written with it. */
export const followUpRepeats = { state: followUp.state, owner: followUp.owner, closed: followUp.closed };

/** A day outside this range is taken for a mistyped year. */
const dueInput = z.optional(
  z.nullable(
    z.iso
      .date({ error: says('value.day'), abort: true })
      .check(z.refine((day) => day >= '1970' && day < '2200', { error: says('value.dayOfWork') })),
  ),
);

/** The point's place in the protocol, or the extra point; what is left out stays as it is. */
const aboutPoint = z.optional(z.nullable(id));

export const findingInput = z.strictObject({
  title: name(500),
  description: z._default(text(10_000), ''),
  consequence: z._default(text(10_000), ''),
  corrective: z._default(text(10_000), ''),
  preventive: z._default(text(10_000), ''),
  /** Corrected before the visit ended. */
  fixedOnSite: z.optional(z.boolean()),
  pointId: aboutPoint,
  /** The person who is responsible, until `due`. */
  ownerId: z.optional(z.nullable(id)),
  due: dueInput,
  photos: z._default(photosInput, []),
});
export type FindingInput = z.output<typeof findingInput>;

export const finding = z.object({
  id,
  index: z.int(),
  title: z.string(),
  description: z.string(),
  consequence: z.string(),
  corrective: z.string(),
  preventive: z.string(),
  fixedOnSite: z.optional(z.boolean()),
  pointId: z.optional(z.nullable(id)),
  photos: z.array(photo),
  ...followUp,
  revision,
});
export type Finding = z.output<typeof finding>;

export const priorityActionInput = z.strictObject({
  title: name(500),
  description: z._default(text(10_000), ''),
  priority: z.enum(actionPriorities),
  pointId: aboutPoint,
});
export type PriorityActionInput = z.output<typeof priorityActionInput>;

export const priorityAction = z.object({
  id,
  index: z.int(),
  title: z.string(),
  description: z.string(),
  priority: z.enum(actionPriorities),
  pointId: z.optional(z.nullable(id)),
  ...followUp,
  revision,
});
export type PriorityAction = z.output<typeof priorityAction>;

/** An inspection has at most so many findings and so many actions. */
export const mostFollowUps = 200;

export const followUpOrderInput = z.strictObject({ ids: z.array(id).check(z.maxLength(mostFollowUps)) });
/** The report lists in this order, which has a revision of its own. */
export const followUpOrder = z.object({ list: z.enum(followUpLists), ids: z.array(id), revision });
export type FollowUpOrder = z.output<typeof followUpOrder>;

const followUpInput = z.strictObject({
  state: z.optional(z.enum(followUpStates)),
  ownerId: z.optional(z.nullable(id)),
  due: dueInput,
});

export type FollowUpInput = z.output<typeof followUpInput>;

/** The outcome that the last visit gave, by whom and when; the name is null where the reader may not see it. */
const latestOutcome = z.object({
  answer: z.enum(disposals),
  wasReported: z.boolean(),
  by: z.nullable(z.string()),
  at: z.string(),
});
export type SaidOfFollowUp = z.output<typeof latestOutcome>;

/** The page of the machine lists these. */
const machineFollowUp = z.object({
  id,
  kind: z.enum(followUpKinds),
  inspectionId: id,
  inspectionName: z.string(),
  inspectionDate: z.string(),
  /** The point's place in the protocol of that visit, and the inspection point itself. */
  pointId: z.optional(z.nullable(id)),
  inspectionPointId: z.optional(z.nullable(id)),
  title: z.string(),
  description: z.string(),
  priority: z.nullable(z.enum(actionPriorities)),
  said: z.optional(z.nullable(latestOutcome)),
  ...followUp,
  revision,
});
export type MachineFollowUp = z.output<typeof machineFollowUp>;

/** A visit lists what earlier visits left open; each needs an outcome before it is submitted. */
export const ledgerItem = z.object({
  ...machineFollowUp.shape,
  /** The outcome that this visit gave; null until there is one. */
  disposal: z.nullable(z.enum(disposals)),
  disposalRevision: revision,
  /** It was reported done before this visit; the outcome of this visit does not change that. */
  wasReported: z.boolean(),
});
export type LedgerItem = z.output<typeof ledgerItem>;

const outcomeReply = z.object({
  id,
  kind: z.enum(followUpKinds),
  answer: z.enum(disposals),
  state: z.enum(followUpStates),
  revision,
});
export type DisposalReply = z.output<typeof outcomeReply>;

export const disposal = {
  params: { kind: pathWord(followUpKinds) },
  body: json(z.strictObject({ answer: z.enum(disposals) })),
  reply: json(outcomeReply),
};

const write = { ability: 'followUps.edit', effect: 'write', record: true, versioned: true } as const;

/** Following up after the report changes no version of it. */
export const followUps = {
  ofEquipment: endpoint('/api/v1/Equipments/{id}/followUps', {
    method: 'GET',
    summary: 'The findings and priority actions of a machine that are not settled, open ones first; or those that are.',
    ability: 'inspections.read',
    effect: 'read',
    record: true,
    query: z.strictObject({ settled: z.optional(z.enum(['true', 'false'])) }),
    reply: json(z.array(machineFollowUp)),
  }),
  overdue: endpoint('/api/v1/followUps/overdue', {
    method: 'GET',
    summary:
      'The findings and priority actions that are open after the day they were due, longest first, at most 500: one’s own, for Managers all that they may see.',
    ability: 'inspections.read',
    effect: 'read',
    reply: json(z.array(machineFollowUp)),
  }),
  owners: endpoint('/api/v1/inspections/{id}/followUpOwners', {
    method: 'GET',
    summary: 'The people who may see to what an inspection found, of those that one may see, by name.',
    ability: 'inspections.read',
    effect: 'read',
    record: true,
    reply: json(z.array(z.object({ id, name: z.string() }))),
  }),
  finding: endpoint('/api/v1/findings/{id}/followUp', {
    method: 'PUT',
    summary: 'Follows a finding up: its state, its owner, the day that it is due.',
    ...write,
    body: json(followUpInput),
    reply: json(finding),
  }),
  priorityAction: endpoint('/api/v1/priorityActions/{id}/followUp', {
    method: 'PUT',
    summary: 'Follows a priority action up: its state, its owner, the day that it is due.',
    ...write,
    body: json(followUpInput),
    reply: json(priorityAction),
  }),
};
