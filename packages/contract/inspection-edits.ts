import { inspectionFields } from '@assay/domain/inspections/inspection';
import { isPlainAddress, mostRecipients } from '@assay/domain/inspections/report-mail';
import * as z from 'zod/mini';
import { endpoint, json } from './endpoint.ts';
import { findingInput, priorityActionInput } from './follow-ups.ts';
import { reportLanguage } from './inspection-reports.ts';
import { inspection } from './inspections.ts';
import { rating, resultInput } from './runs/result.ts';
import { runStart } from './runs/run.ts';
import { email, id, text } from './values.ts';

const most = (count: number) => z.maxLength(count, `At most ${count}`);

/** A submitted inspection as the report editor shows it. */
const inspectionEdit = z.object({
  ...inspection.shape,
  /** Whether somebody signed: then a save must say whether the next version still shows it. */
  hasSignatures: z.boolean(),
});
export type InspectionEdit = z.output<typeof inspectionEdit>;

/** Old reports may hold a rating that nobody gives any more, and that they send back as it is. */
const resultEdit = z.object({
  ...resultInput.shape,
  id,
  rating: z.optional(rating),
  /** False says that somebody has looked at what was filled in from the last visit. */
  prefilled: z.optional(z.boolean()),
});
export type ResultEdit = z.output<typeof resultEdit>;

const runEdit = z.object({
  id,
  samples: runStart.samples,
  results: z._default(z.array(resultEdit).check(most(2_000)), []),
});
export type RunEdit = z.output<typeof runEdit>;

const findingEdit = z.object({ ...findingInput.shape, id });
export type FindingEdit = z.output<typeof findingEdit>;
const actionEdit = z.object({ ...priorityActionInput.shape, id });
export type ActionEdit = z.output<typeof actionEdit>;

const recipient = email.check(z.refine(isPlainAddress, 'Must be one plain e-mail address'));

/** What the editor sends back: whatever is left out stays as it is, a list is the whole list in its order. */
const inspectionEditInput = z.object({
  fields: z._default(z.partialRecord(z.enum(inspectionFields), z.object({ value: text(10_000) })), {}),
  runs: z._default(z.array(runEdit).check(most(2)), []),
  findings: z.optional(z.array(findingEdit).check(most(200))),
  priorityActions: z.optional(z.array(actionEdit).check(most(200))),
  /** Asked for once somebody has signed. */
  useOldSignatures: z.optional(z.boolean()),
  sendEmail: z._default(z.boolean(), false),
  /** The contacts of the customer and of the inspector, unless told otherwise. */
  emailRecipients: z.optional(z.array(recipient).check(most(mostRecipients))),
});
export type InspectionEditInput = z.output<typeof inspectionEditInput>;

/** The report editor: what was submitted is corrected as a whole, and becomes the next version of the report. */
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
};
