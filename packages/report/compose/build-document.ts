import type { ReportDocument } from '@assay/contract/reports/document';
import type { Language } from '@assay/domain/languages';
import { parseNumber } from '@assay/domain/measurements/numbers';
import { runInLanguage } from '@assay/domain/reports/run-in-language';
import type { VersionFinding } from '@assay/domain/reports/version';
import type { RunMachine } from '@assay/domain/runs/recorded-run';
import { en, type LabelKey } from '../languages/en.ts';
import { labels } from '../languages/labels.ts';
import { allPointsSection, attentionSection } from './all-points-section.ts';
import { appendixSection } from './appendix-section.ts';
import { section, textBlock } from './blocks.ts';
import { configurationSection } from './configuration-section.ts';
import { actionsSection, findingsInOrder, findingsSection } from './follow-up-sections.ts';
import { frontOf } from './front/front.ts';
import type { FindingLinks } from './front/tasks.ts';
import { headerFacts, openingFacts } from './header-facts.ts';
import { linksOf } from './links.ts';
import { ratingsSection } from './ratings-section.ts';
import { type Reading, readingOf } from './reading.ts';
import { reportWords } from './report-words.ts';
import type { ReportWork } from './report-work.ts';
import { shortHash, signaturesSection } from './signatures-section.ts';
import { verdictText } from './verdict.ts';

function kindOf(type: string, language: Language): string {
  const key = `kind.${type}`;
  return labels[language][Object.hasOwn(en, key) ? (key as LabelKey) : 'kind.other'];
}

function sectionsOf(
  work: ReportWork,
  findings: readonly VersionFinding[],
  links: FindingLinks,
  reading: Reading,
): ReportDocument['sections'] {
  const { version, options } = work;
  const { say } = reading;
  const ratings = (location: 'Start' | 'End') =>
    options.ratingTableLocation === location ? ratingsSection(work, reading) : [];
  return [
    ...section('summary', say('summary'), textBlock('summary', '', version.header.summary)),
    ...section('comment', say('generalComment'), textBlock('comment', '', version.header.comment)),
    ...ratings('Start'),
    ...actionsSection(work, reading),
    ...findingsSection(work, findings, links, reading),
    ...attentionSection(work, links, reading),
    ...configurationSection(work, reading),
    ...allPointsSection(work, links, reading),
    ...ratings('End'),
    ...signaturesSection(work, reading),
    ...appendixSection(work, reading),
  ];
}

/** '{model} · {serial number}', or by the name of the machine. */
const titleOf = ({ productModelName, serialNumber, nickName }: RunMachine): string =>
  [productModelName, serialNumber.trim() || nickName.trim()].filter((part) => part !== '').join(' · ');

/** The report of a version in a language: every text that page, HTML and PDF show. */
export function buildDocument(written: ReportWork, language: Language): ReportDocument {
  const { number, savedAt, control, isDraft } = written;
  const work = {
    ...written,
    main: runInLanguage(written.main, language),
    configurator: written.configurator && runInLanguage(written.configurator, language),
  };
  const { header } = work.version;
  const reading = {
    ...readingOf(work.version, language, header.equipment),
    loadedHours: parseNumber(header.loadedHours),
  };
  const findings = findingsInOrder(work, reading);
  const links = linksOf(work, findings, reading);
  const { say } = reading;
  const title = titleOf(header.equipment) || header.name;
  const version = number === 0 ? say('draft') : say('versionFooter', { version: number });
  const date = savedAt === null ? '' : `${reading.times.moment(savedAt)} ${reading.times.zone}`;
  return {
    language,
    companyName: header.companyName,
    kind: kindOf(header.type, language),
    ...(isDraft && { mark: say('draft') }),
    title,
    opening: openingFacts(work, reading),
    words: reportWords(reading),
    facts: headerFacts(work, reading),
    verdict: verdictText(work, reading),
    front: frontOf(work, findings, links, reading),
    sections: sectionsOf(work, findings, links, reading),
    footer: title,
    edition: control ? say('controlOf', { version, date, author: control.author }) : version,
    control: {
      version,
      savedAt: date,
      author: control?.author ?? '',
      reason: control?.reason ?? '',
      hash: control ? shortHash(control.hash) : '',
    },
    pageLabel: labels[language].page,
    inspectionId: header.id,
    version: number,
    savedAt: savedAt ?? header.started,
  };
}
