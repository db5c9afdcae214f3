import { pointTypes } from '@assay/domain/points/point-types';
import { runRoles } from '@assay/domain/runs/recorded-run';
import type { Code } from '@assay/domain/words/message';
import * as z from 'zod/mini';
import { says } from '../issue-message.ts';
import { protocolType } from '../protocols/protocol.ts';
import { id, revision, text } from '../values.ts';
import { plainAnswer, pointResult } from './result.ts';

/** A machine as it was when the run began to be about it. */
export const runEquipment = z.object({
  id,
  serialNumber: z.string(),
  nickName: z.string(),
  productFamilyId: id,
  productFamilyName: z.string(),
  productModelId: id,
  productModelName: z.string(),
});
export type RunEquipment = z.output<typeof runEquipment>;

const choice = { done: z.nullable(z.boolean()), categoryIndex: z.nullable(z.int()) };
const groupChoice = z.object(choice);

const mostSamples = 100;
const samples = z.record(z.string().check(z.regex(/^\d{1,3}$/, says('run.sampleNumber'))), text(100)).check(
  z.refine((given) => Object.keys(given).length <= mostSamples, {
    error: 'value.tooMany' satisfies Code,
    params: { max: mostSamples },
  }),
);

/** What is chosen once, at the start: which groups are done, and the ids of samples by their number. */
export const runStart = {
  choices: z.optional(z.array(z.strictObject(choice)).check(z.maxLength(200))),
  samples: z.optional(samples),
};
export const runStartInput = z.strictObject(runStart);
export type RunStartInput = z.output<typeof runStartInput>;

/** Of a frozen protocol. One that is not known is no fault: the protocol is frozen anew then. */
export const snapshotName = text(64);

/** A point that the inspector added, whole as it was on that day. */
const extraPoint = z.object({ id, inspectionPointId: id, index: z.int(), point: z.unknown() });

export const run = z.object({
  id,
  role: z.enum(runRoles),
  /** The type of the protocol, with the stage behind a colon where there are stages. */
  protocolRunType: z.string(),
  inspectionProtocolId: id,
  inspectionProtocolName: z.string(),
  protocolType,
  /** The name of the frozen protocol; its content never changes. */
  snapshot: z.string(),
  equipment: z.nullable(runEquipment),
  choices: z.array(groupChoice),
  samples: z.record(z.string(), z.string()),
  results: z.array(pointResult),
  extraPoints: z.array(extraPoint),
  includedInReport: z.boolean(),
  /** The machine that its answers were copied from, as it was called then; an answer of revision 1 is still as it was copied. */
  clonedFrom: z.optional(z.string()),
  revision,
});
export type RunReply = z.output<typeof run>;

/** What was found at the same point of the same machine the last time. */
export const lastVisit = z.object({
  /** What was measured here on the last visits, oldest first, by the line of the point's history. */
  history: z.optional(
    z.array(z.object({ series: z.string(), values: z.array(z.object({ at: z.string(), value: z.number() })) })),
  ),
  protocolPointId: id,
  inspectionId: id,
  date: z.string(),
  result: z.pick(pointResult, {
    value: true,
    selection: true,
    content: true,
    rangeValues: true,
    multipleChoices: true,
    dropdowns: true,
    followUps: true,
    rating: true,
    comment: true,
  }),
});
export type LastVisit = z.output<typeof lastVisit>;

/** What the machines of a model measured last at a line of a point's history. */
export const usualValues = z.object({
  inspectionPointId: id,
  series: z.string(),
  least: z.number(),
  most: z.number(),
  /** How many of them measured it. */
  machines: z.int(),
});
export type UsualValues = z.output<typeof usualValues>;

/** What was answered at a point of a machine, for a visit that begins without network. */
export const lastAnswer = z.object({
  /** Its place in the protocol of that day. */
  pointKey: id,
  inspectionPointId: id,
  type: z.enum(pointTypes),
  inspectionId: id,
  date: z.string(),
  /** Whether its visit is finished: what is filled in comes from such visits alone. */
  finished: z.boolean(),
  result: z.object({ ...plainAnswer, rating: pointResult.shape.rating, comment: z.string() }),
});
export type LastAnswer = z.output<typeof lastAnswer>;
