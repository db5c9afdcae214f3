import type { Fact, ReportDocument } from '@assay/contract/reports/document';
import { reportDay } from '@assay/domain/time';
import { labels } from '../../languages/labels.ts';
import { fact, type Reading, readingIn, saying } from '../reading.ts';
import { auditVerdict } from './audit-verdict.ts';
import { auditWords } from './audit-words.ts';
import type { AuditWork } from './audit-work.ts';
import { decisionSections } from './decision-sections.ts';
import { runSections } from './run-sections.ts';

function plantFacts({ version: { header } }: AuditWork, { say }: Reading): Fact[] {
  return [
    fact('site', say('site'), header.customerSite.name),
    fact('customer', say('customer'), header.customer.name),
    fact('contactName', say('contact'), header.contactName),
    fact('contactPhoneNumber', say('phone'), header.contactPhoneNumber),
    fact('contactEmail', say('email'), header.contactEmail),
  ];
}

function auditFacts({ version: { header }, number, savedAt }: AuditWork, { say }: Reading): Fact[] {
  return [
    fact('date', say('date'), reportDay(header.inspectionDate)),
    fact('inspector', say('inspector'), header.inspector),
    fact('inspectorContact', say('email'), header.inspectorContact),
    fact('company', auditWords.company, header.companyName),
    fact('version', say('version'), number === 0 ? say('draft') : String(number)),
    fact('finished', auditWords.finished, savedAt === null ? '' : reportDay(savedAt)),
  ];
}

function coverFacts(work: AuditWork, reading: Reading): ReportDocument['facts'] {
  return [
    { key: 'plant', title: auditWords.plant, facts: saying(plantFacts(work, reading)) },
    { key: 'audit', title: auditWords.audit, facts: saying(auditFacts(work, reading)) },
  ];
}

/** The report of an audit, always in English: every text that page, HTML and PDF show. */
export function buildAuditDocument(work: AuditWork): ReportDocument {
  const { number, savedAt } = work;
  const { header } = work.version;
  const reading = readingIn('en', { productFamilyId: null, productModelId: null });
  const { say } = reading;
  const isDraft = number === 0;
  return {
    language: 'en',
    companyName: header.companyName,
    kind: auditWords.kind,
    ...(isDraft && { mark: say('draft') }),
    title: header.name,
    facts: coverFacts(work, reading),
    verdict: auditVerdict(work, reading),
    sections: [...decisionSections(work, reading), ...runSections(work)],
    footer: [header.name, isDraft ? say('draft') : say('versionFooter', { version: number })].join(' · '),
    pageLabel: labels.en.page,
    inspectionId: header.id,
    version: number,
    savedAt: savedAt ?? header.created,
  };
}
