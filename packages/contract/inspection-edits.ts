import { type InspectionField, inspectionFields } from '@assay/domain/inspections/inspection';
import { isPlainAddress, mostRecipients } from '@assay/domain/inspections/report-mail';
import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { inputObject, repeated } from './base/input.ts';
import { says } from './base/issue-message.ts';
import { email, id, revision, text } from './base/values.ts';
import { findingInput, followUp, followUpRepeats, priorityActionInput } from './follow-ups.ts';
import { reportCategory, reportedParts, reportPoint, reportRun } from './inspection-report.ts';
import { reportLanguage } from './inspection-reports.ts';
import { inspection } from './inspections.ts';
import { rating, resultFields, resultIdentity } from './runs/result.ts';
import { run, runStart } from './runs/run.ts';

/** These fields are part of the report's content. */
const contentFields = inspectionFields.filter(
  (field): field is ContentField => field !== 'comment' && field !== 'internalComment' && field !== 'keptHours',
);
export type ContentField = Exclude<InspectionField, 'comment' | 'internalComment' | 'keptHours'>;

/** The report editor shows it as the next report would have it and as performing has it. */
const inspectionEdit = z.object({
  ...inspection.shape,
  ...reportedParts.shape,
  /** If somebody has signed, a save must say whether the next version still shows the signatures. */
  hasSignatures: z.boolean(),
});
export type InspectionEdit = z.output<typeof inspectionEdit>;

/** A report may hold the rating Obsolete, which nobody can give but which is sent back as it is. */
const editedResult = {
  ...resultFields,
  rating: z.optional(rating),
  /** False confirms what was filled in from the last visit. */
  prefilled: z.optional(z.boolean()),
};
const resultEdit = inputObject({ ...editedResult, id }, resultIdentity);
export type ResultEdit = z.output<typeof resultEdit>;

/** Apart from results, the fields of a point, a category or a run may be repeated but are not changed here. */
const pointEdit = z.strictObject({
  ...repeated(reportPoint.shape),
  protocolPointId: id,
  result: z.optional(resultEdit),
});
const points = z.array(pointEdit).check(z.maxLength(2_000));
const categoryEdit = z.strictObject({ ...repeated(reportCategory.shape), id, inspectionPoints: points });
const categories = z.array(categoryEdit).check(z.maxLength(500));
const configuratorEdit = z.strictObject({
  ...repeated(reportRun.shape),
  categories: z.optional(categories),
  extraPoints: z.optional(points),
});
const contentEdit = z.strictObject({
  ...repeated(reportedParts.shape.content.shape),
  ...(Object.fromEntries(contentFields.map((field) => [field, z.optional(text(10_000))])) as Record<
    ContentField,
    z.ZodMiniOptional<z.ZodMiniString>
  >),
});

const fieldEdit = z.optional(inputObject({ value: text(10_000) }, { revision }));
const everyField = Object.fromEntries(inspectionFields.map((field) => [field, fieldEdit])) as Record<
  InspectionField,
  typeof fieldEdit
>;

const runEdit = z.strictObject({
  ...repeated(run.shape),
  id,
  samples: runStart.samples,
  results: z._default(z.array(resultEdit).check(z.maxLength(2_000)), []),
});
export type RunEdit = z.output<typeof runEdit>;

const findingEdit = inputObject({ ...findingInput.shape, id }, { index: z.int(), ...followUpRepeats, revision });
export type FindingEdit = z.output<typeof findingEdit>;
const actionEdit = inputObject({ ...priorityActionInput.shape, id }, { index: z.int(), ...followUp, revision });
export type ActionEdit = z.output<typeof actionEdit>;

const recipient = email.check(z.refine(isPlainAddress, says('value.onePlainEmail')));
const recipients = z.array(recipient).check(z.maxLength(mostRecipients));

/**
 * The report editor sends this back. Left out means unchanged; a list is sent whole and in its order. Fields and
 * results go by the names of the report (`comment`, `content`, `categories` ...) or by those of performing (`fields`,
 * `runs`): a value that differs from the present one is an edit.
 */
const inspectionEditInput = z.strictObject({
  ...repeated(inspectionEdit.shape),
  fields: z._default(z.strictObject(everyField), {}),
  runs: z._default(z.array(runEdit).check(z.maxLength(2)), []),
  comment: z.optional(text(10_000)),
  internalComment: z.optional(text(10_000)),
  content: z.optional(contentEdit),
  categories: z.optional(categories),
  extraPoints: z.optional(points),
  equipmentConfigurator: z.optional(z.nullable(configuratorEdit)),
  findings: z.optional(z.array(findingEdit).check(z.maxLength(200))),
  priorityActions: z.optional(z.array(actionEdit).check(z.maxLength(200))),
  /** The reason for the new version, which the report prints. */
  reason: z.optional(text(300)),
  /** The report lists in an appendix what changed since this version. */
  changesSince: z.optional(z.int().check(z.positive())),
  /** Required if somebody has signed. */
  useOldSignatures: z.optional(z.boolean()),
  sendEmail: z._default(z.boolean(), false),
  /** The contacts of the customer and of the inspector unless others are named. */
  emailRecipients: z.optional(recipients),
});
export type InspectionEditInput = z.output<typeof inspectionEditInput>;

/** A submitted inspection is corrected as a whole and becomes the next version of its report. */
export const inspectionEdits = {
  details: endpoint('/api/v1/inspections/{id}/editDetails', {
    method: 'GET',
    summary: 'A submitted inspection as the report editor shows it and sends it back.',
    ability: 'inspections.edit',
    effect: 'read',
    record: true,
    versioned: true,
    reply: json(inspectionEdit),
  }),
  update: endpoint('/api/v1/inspections/update', {
    method: 'PUT',
    summary: 'Saves an edited inspection as the next version of its report, and mails that where it is asked for.',
    ability: 'inspections.edit',
    effect: 'write',
    record: true,
    versioned: true,
    query: z.strictObject({ id, lang: reportLanguage }),
    body: json(inspectionEditInput),
    reply: json(inspectionEdit),
  }),
  mail: endpoint('/api/v1/inspections/{id}/mail', {
    method: 'POST',
    summary: 'Mails the newest version of a finished report as it is.',
    ability: 'inspections.edit',
    effect: 'write',
    record: true,
    query: z.strictObject({ lang: reportLanguage }),
    body: json(z.strictObject({ emailRecipients: recipients })),
    reply: json(z.object({})),
  }),
};
