import type { Fact, ReportDocument } from '@assay/contract/reports/document';
import { labels } from '../../languages/labels.ts';
import { fact, type Reading, readingOf, saying } from '../reading.ts';
import { reportWords } from '../report-words.ts';
import { shortHash } from '../signatures-section.ts';
import { auditFront, auditVerdict } from './audit-front.ts';
import { auditWords } from './audit-words.ts';
import type { AuditWork } from './audit-work.ts';
import { numberedRuns } from './numbered-runs.ts';
import { plantSections } from './plant-sections.ts';
import { runSections } from './run-sections.ts';

/** Below the title: where, when, who. */
function openingFacts({ version: { header } }: AuditWork, { say, times }: Reading) {
  const { customer, customerSite, inspectionDate, inspector, inspectorContact } = header;
  return [
    { key: 'site', label: say('siteAndCustomer'), value: customerSite.name, note: customer.name },
    { key: 'inspected', label: say('inspected'), value: times.day(inspectionDate), note: times.zone },
    { key: 'inspector', label: say('inspector'), value: inspector, note: inspectorContact },
  ].filter(({ value }) => value !== '');
}

function coverFacts({ version, number, savedAt }: AuditWork, { say, times }: Reading): ReportDocument['facts'] {
  const { contactName, contactPhoneNumber, contactEmail } = version.header;
  const plant: Fact[] = [
    fact('contactName', say('contact'), contactName),
    fact('contactPhoneNumber', say('phone'), contactPhoneNumber),
    fact('contactEmail', say('email'), contactEmail),
  ];
  const audit: Fact[] = [
    fact('version', say('version'), number === 0 ? say('draft') : String(number)),
    fact('finished', auditWords.finished, savedAt === null ? '' : `${times.moment(savedAt)} ${times.zone}`),
  ];
  return [
    { key: 'plant', title: auditWords.plant, facts: saying(plant) },
    { key: 'audit', title: auditWords.audit, facts: saying(audit) },
  ].filter(({ facts }) => facts.length > 0);
}

/** The report of an audit, always in English: every text that page, HTML and PDF show. */
export function buildAuditDocument(work: AuditWork): ReportDocument {
  const { number, savedAt, control, isDraft, version } = work;
  const { header } = version;
  const reading = readingOf(version, 'en', { productFamilyId: null, productModelId: null });
  const { say, times } = reading;
  const runs = numberedRuns(work);
  const edition = number === 0 ? say('draft') : say('versionFooter', { version: number });
  const date = savedAt === null ? '' : `${times.moment(savedAt)} ${times.zone}`;
  return {
    language: 'en',
    companyName: header.companyName,
    kind: auditWords.kind,
    ...(isDraft && { mark: say('draft') }),
    title: header.name,
    opening: openingFacts(work, reading),
    words: reportWords(reading),
    facts: coverFacts(work, reading),
    verdict: auditVerdict(work, runs, reading),
    front: auditFront(work, runs, reading),
    sections: [...plantSections(work, runs, reading), ...runSections(work, runs, reading)],
    footer: header.name,
    edition: control ? say('controlOf', { version: edition, date, author: control.author }) : edition,
    control: {
      version: edition,
      savedAt: date,
      author: control?.author ?? '',
      reason: control?.reason ?? '',
      hash: control ? shortHash(control.hash) : '',
    },
    pageLabel: labels.en.page,
    inspectionId: header.id,
    version: number,
    savedAt: savedAt ?? header.created,
  };
}
