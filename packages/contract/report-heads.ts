import { certificateStates } from '@assay/domain/certificates/certificate';
import { languageIds } from '@assay/domain/languages';
import { evidenceKinds } from '@assay/domain/runs/evidence-kinds';
import * as z from 'zod/mini';
import { endpoint, json } from './endpoint.ts';
import { inspectionItem } from './inspection-item.ts';
import { reportVersion } from './inspection-report.ts';
import { ofVersion } from './inspection-reports.ts';
import { id } from './values.ts';

const reportHead = z.object({
  ...inspectionItem.shape,
  inspectorContact: z.string(),
  /** The newest; 0 until it is submitted for the first time. */
  version: z.int(),
  sentBackReason: z.string(),
  /** With what certificate for the machine's family it was started; null where nobody looked. */
  certificate: z.nullable(z.enum(certificateStates)),
  familyName: z.string(),
  /** Of the site, or UTC where nothing tells: its report is read by that clock. */
  timeZone: z.string(),
  /** The machine, for those who may open its page. */
  equipmentId: id,
  /** Whom it is mailed to unless somebody says otherwise, and in which language; null where nothing tells. */
  mailing: z.object({ recipients: z.array(z.string()), language: z.nullable(z.enum(languageIds)) }),
  /** All that were saved, newest first. */
  versions: z.array(reportVersion),
});
export type ReportHead = z.output<typeof reportHead>;

const untranslatedText = z.object({
  /** Of the point that it belongs to; empty for titles and phases. */
  number: z.string(),
  text: z.string(),
});
export type UntranslatedText = z.output<typeof untranslatedText>;

/** What of a submitted visit deserves a second look. */
const evidence = z.object({
  kind: z.enum(evidenceKinds),
  /** The point's place in its protocol, or the extra point; null of a signature. */
  pointId: z.nullable(id),
  number: z.nullable(z.int()),
  /** Of the point, or of who signed. */
  name: z.string(),
  /** Of a signature that is missing whose it is, of an old one the version that it was given on. */
  value: z.string(),
  /** Whether it was rated Ok all the same. */
  ratedOk: z.boolean(),
});
export type EvidenceLine = z.output<typeof evidence>;

/** What the pages of a report show around it. */
export const reportHeads = {
  get: endpoint('/api/v1/inspections/{id}/reporthead', {
    method: 'GET',
    summary: 'Where an inspection stands, and the versions of its report.',
    ability: 'inspections.read',
    effect: 'read',
    record: true,
    reply: json(reportHead),
  }),
  untranslated: endpoint('/api/v1/inspections/{id}/untranslated', {
    method: 'GET',
    summary: 'The texts that a report in a language shows in English, because nobody has translated them.',
    ability: 'inspections.read',
    effect: 'read',
    record: true,
    query: ofVersion,
    reply: json(z.array(untranslatedText)),
  }),
  evidence: endpoint('/api/v1/inspections/{id}/evidence', {
    method: 'GET',
    summary:
      'What a reviewer looks at first: signatures that are missing or older than the answers, values near or over limits, bad points of which something earlier is said to be done, slips that were kept, answers of the last visit, bad points without a photo, long pauses.',
    ability: 'inspections.review',
    effect: 'read',
    record: true,
    reply: json(z.array(evidence)),
  }),
};
