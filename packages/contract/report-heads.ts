import { certificateStates } from '@assay/domain/certificates/certificate';
import { languageIds } from '@assay/domain/languages';
import { evidenceKinds } from '@assay/domain/runs/evidence-kinds';
import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { id } from './base/values.ts';
import { inspectionItem } from './inspection-item.ts';
import { reportVersion } from './inspection-report.ts';
import { ofVersion } from './inspection-reports.ts';

const reportHead = z.object({
  ...inspectionItem.shape,
  inspectorContact: z.string(),
  /** The newest version; 0 until the first submit. */
  version: z.int(),
  sentBackReason: z.string(),
  /** The inspector's certificate for the family at the start; null if it was not checked. */
  certificate: z.nullable(z.enum(certificateStates)),
  familyName: z.string(),
  /** The report shows times in the zone of the site, or in UTC where that is unknown. */
  timeZone: z.string(),
  /** The page links to the machine for those who may open it. */
  equipmentId: id,
  /** The default recipients and language of the mail; null if the language is unknown. */
  mailing: z.object({ recipients: z.array(z.string()), language: z.nullable(z.enum(languageIds)) }),
  /** All saved versions, newest first. */
  versions: z.array(reportVersion),
});
export type ReportHead = z.output<typeof reportHead>;

const untranslatedText = z.object({
  /** The number of its point; empty for titles and phases. */
  number: z.string(),
  text: z.string(),
});
export type UntranslatedText = z.output<typeof untranslatedText>;

/** Points and signatures that a reviewer should look at. */
const evidence = z.object({
  kind: z.enum(evidenceKinds),
  /** The point's place in its protocol, or the extra point; null for a signature. */
  pointId: z.nullable(id),
  number: z.nullable(z.int()),
  /** The name of the point or of the signer. */
  name: z.string(),
  /** For a missing signature its role, for an old one the version that it was given on. */
  value: z.string(),
  /** True if the point was rated Ok nevertheless. */
  ratedOk: z.boolean(),
});
export type EvidenceLine = z.output<typeof evidence>;

/** The pages of a report need these beside the document. */
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
      'What a reviewer looks at first: signatures that are missing or older than the answers, values near or over limits, bad points of which something earlier is said to be done, suspected typos that were kept, answers of the last visit, bad points without a photo, long pauses.',
    ability: 'inspections.review',
    effect: 'read',
    record: true,
    reply: json(z.array(evidence)),
  }),
};
