import { pointTypes } from '@assay/domain/points/point-types';
import { runRoles } from '@assay/domain/runs/recorded-run';
import type { Code } from '@assay/domain/words/message';
import * as z from 'zod/mini';
import { says } from '../base/issue-message.ts';
import { id, revision, text } from '../base/values.ts';
import { protocolType } from '../protocols/protocol.ts';
import { plainAnswer, pointResult } from './result.ts';

/** The machine as it was when the run was assigned to it. */
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

/** Chosen once at the start: the groups that are done, and the ids of samples by number. */
export const runStart = {
  choices: z.optional(z.array(z.strictObject(choice)).check(z.maxLength(200))),
  samples: z.optional(samples),
};
export const runStartInput = z.strictObject(runStart);
export type RunStartInput = z.output<typeof runStartInput>;

/** An unknown name is no fault: the protocol is then frozen again. */
export const snapshotName = text(64);

/** A point that the inspector added, frozen on that day. */
const extraPoint = z.object({ id, inspectionPointId: id, index: z.int(), point: z.unknown() });

export const run = z.object({
  id,
  role: z.enum(runRoles),
  /** The type of the protocol, followed by a colon and the stage if there is one. */
  protocolRunType: z.string(),
  inspectionProtocolId: id,
  inspectionProtocolName: z.string(),
  protocolType,
  /** The name of the frozen protocol, whose content never changes. */
  snapshot: z.string(),
  equipment: z.nullable(runEquipment),
  choices: z.array(groupChoice),
  samples: z.record(z.string(), z.string()),
  results: z.array(pointResult),
  extraPoints: z.array(extraPoint),
  includedInReport: z.boolean(),
  /** The name of the machine whose answers were cloned; an answer of revision 1 is still the copy. */
  clonedFrom: z.optional(z.string()),
  revision,
});
export type RunReply = z.output<typeof run>;

export const lastVisit = z.object({
  /** Values of the last visits, oldest first, for each line of the point's history. */
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

/** The range that machines of a model measured last, for a line of a point's history. */
export const usualValues = z.object({
  inspectionPointId: id,
  series: z.string(),
  least: z.number(),
  most: z.number(),
  /** Counts the machines that measured it. */
  machines: z.int(),
});
export type UsualValues = z.output<typeof usualValues>;

/** An inspection that begins offline takes the last answers from here. */
export const lastAnswer = z.object({
  /** Its place in the protocol of that day. */
  pointKey: id,
  inspectionPointId: id,
  type: z.enum(pointTypes),
  inspectionId: id,
  date: z.string(),
  /** True if its visit is finished: only such answers are filled in. */
  finished: z.boolean(),
  result: z.object({ ...plainAnswer, rating: pointResult.shape.rating, comment: z.string() }),
});
export type LastAnswer = z.output<typeof lastAnswer>;
