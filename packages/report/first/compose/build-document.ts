import type { ReportDocument } from '@assay/contract/reports/document';
import type { Language } from '@assay/domain/languages';
import { runInLanguage } from '@assay/domain/reports/run-in-language';
import type { ReportWork } from '../../compose/report-work.ts';
import { en, type LabelKey } from '../languages/en.ts';
import { labels } from '../languages/labels.ts';
import { appendixSection } from './appendix-section.ts';
import { section, textBlock } from './blocks.ts';
import { configurationSection } from './configuration-section.ts';
import { actionsSection, findingsSection } from './follow-up-sections.ts';
import { headerFacts } from './header-facts.ts';
import { extraPointsSection, pointsSection } from './points-sections.ts';
import { ratingsSection } from './ratings-section.ts';
import { type Reading, readingIn } from './reading.ts';
import { signaturesSection } from './signatures-section.ts';
import { verdictText } from './verdict.ts';

function kindOf(type: string, language: Language): string {
  const key = `kind.${type}`;
  return labels[language][Object.hasOwn(en, key) ? (key as LabelKey) : 'kind.other'];
}

function sectionsOf(work: ReportWork, reading: Reading): ReportDocument['sections'] {
  const { version, options } = work;
  const { say } = reading;
  const ratings = (location: 'Start' | 'End') =>
    options.ratingTableLocation === location ? ratingsSection(work, reading) : [];
  return [
    ...section('summary', say('summary'), textBlock('summary', '', version.header.summary)),
    ...ratings('Start'),
    ...actionsSection(work, reading),
    ...findingsSection(work, reading),
    ...pointsSection(work, reading),
    ...extraPointsSection(work, reading),
    ...ratings('End'),
    ...configurationSection(work, reading),
    ...section('comment', say('generalComment'), textBlock('comment', '', version.header.comment)),
    ...appendixSection(work, reading),
    ...signaturesSection(work, reading),
  ];
}

/** The report of a version in a language: every text that page, HTML and PDF show. */
export function buildDocument(written: ReportWork, language: Language): ReportDocument {
  const { number, savedAt } = written;
  const work = {
    ...written,
    main: runInLanguage(written.main, language),
    configurator: written.configurator && runInLanguage(written.configurator, language),
  };
  const { header } = work.version;
  const reading = readingIn(language, header.equipment);
  const { say } = reading;
  const version = number === 0 ? say('draft') : say('versionFooter', { version: number });
  return {
    language,
    companyName: header.companyName,
    kind: kindOf(header.type, language),
    title: header.name,
    facts: headerFacts(work, reading),
    verdict: verdictText(work, reading),
    sections: sectionsOf(work, reading),
    footer: [header.name, version].join(' · '),
    pageLabel: labels[language].page,
    inspectionId: header.id,
    version: number,
    savedAt: savedAt ?? header.started,
  };
}
