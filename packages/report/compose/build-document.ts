import type { ReportDocument } from '@assay/contract/reports/document';
import type { Language } from '@assay/domain/languages';
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
import type { ReportWork } from './report-work.ts';
import { signaturesSection } from './signatures-section.ts';
import { verdictOf } from './verdict.ts';

function kindOf(type: string, language: Language): string {
  const key = `kind.${type}`;
  return labels[language][Object.hasOwn(en, key) ? (key as LabelKey) : 'kind.other'];
}

function sectionsOf(work: ReportWork, reading: Reading): ReportDocument['sections'] {
  const { report, options } = work;
  const { say } = reading;
  const ratings = (location: 'Start' | 'End') =>
    options.ratingTableLocation === location ? ratingsSection(work, reading) : [];
  return [
    ...section('summary', say('summary'), textBlock('summary', '', report.content.summary)),
    ...ratings('Start'),
    ...actionsSection(work, reading),
    ...findingsSection(work, reading),
    ...pointsSection(work, reading),
    ...extraPointsSection(work, reading),
    ...ratings('End'),
    ...configurationSection(work, reading),
    ...section('comment', say('generalComment'), textBlock('comment', '', report.comment)),
    ...appendixSection(work, reading),
    ...signaturesSection(work, reading),
  ];
}

/** The report of a version in a language: every text that page, HTML and PDF show. */
export function buildDocument(work: ReportWork, language: Language): ReportDocument {
  const { report, house } = work;
  const reading = readingIn(language, report.content.equipment);
  const { say } = reading;
  const version = report.version === 0 ? say('draft') : say('versionFooter', { version: report.version });
  const saved = report.versions.find((one) => one.version === report.version);
  return {
    language,
    house,
    kind: kindOf(report.type, language),
    title: report.name,
    facts: headerFacts(work, reading),
    verdict: verdictOf(work, reading),
    sections: sectionsOf(work, reading),
    footer: [report.name, version].join(' · '),
    pageLabel: labels[language].page,
    inspectionId: report.id,
    version: report.version,
    savedAt: saved?.savedAt ?? report.started,
  };
}
