import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ReportDocument } from '@assay/contract/reports/document';
import type { AuditVersion } from '@assay/domain/audits/audit-version';
import { type Language, languageIds } from '@assay/domain/languages';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { type ReportVersion, reportRules } from '@assay/domain/reports/version';
import { imageIdsOf } from '@assay/report/document-images';
import { reportPage } from '@assay/report/report-page';
import { describe, expect, it } from 'vitest';
import { auditReportRoot } from '../audits/audit-report-root.ts';
import { changesBetween, documentOf } from '../inspections/document-of.ts';
import { type AnyVersion, draftEdition, type Edition } from './report-root.ts';

interface Finished<Version> {
  version: Version;
  snapshots: Record<string, ProtocolSnapshot>;
}

/** Reports of the demo: testing/fixtures/README.md tells how they were made. */
interface Reports {
  /** With a table whose worst value is told, and with signatures. */
  inspections: [Finished<ReportVersion>, Finished<ReportVersion>];
  audit: Finished<AuditVersion>;
}

interface Pages {
  inspections: [Record<Language, string>, Record<Language, string>];
  audit: string;
}

const fixtures = join(import.meta.dirname, '../../testing/fixtures');
const { inspections, audit }: Reports = JSON.parse(
  gunzipSync(readFileSync(join(fixtures, 'finished-reports.gz'))).toString(),
);
/** The hashes of their pages, by the rules that a version names; those of 1 name none. */
const pages: Record<string, Pages> = JSON.parse(readFileSync(join(fixtures, 'finished-reports.json'), 'utf8'));

const finished = <Version extends AnyVersion>(
  { version, snapshots }: Finished<Version>,
  rules: number,
): Edition<Version> => ({
  ...draftEdition({ version, snapshots: new Map(Object.entries(snapshots)) }),
  version: { ...version, ...(rules > 1 && { rules }) },
  ...{ number: 1, savedAt: '2026-03-06T08:00:00.000Z', isDraft: false },
});

/** With other values in place of what was measured. */
const measuredAs =
  (value: string) =>
  <Version extends AnyVersion>({ version, snapshots }: Finished<Version>): Finished<Version> => ({
    snapshots,
    version: {
      ...version,
      runs: version.runs.map((run) => ({
        ...run,
        results: run.results.map((result) =>
          result.type === 'Measurement' ? { ...result, content: { value } } : result,
        ),
      })),
    },
  });

/** With letters for its numbers, of which only the rules from 2 on say that they are none. */
const lettered = measuredAs('abc');
/** With ratings alone, of which only the rules from 5 on say so. */
const emptied = measuredAs('');

/** How wide a column is on a tablet is no part of what was reported. */
function hashOf(document: ReportDocument): string {
  const images = new Map(imageIdsOf(document).map((id) => [id, 'data:image/jpeg;base64,/9j/4AAQ']));
  const page = reportPage(document, images).replace(/<style>.*?<\/style>/s, '');
  return createHash('sha256').update(page).digest('hex');
}

const advice = 'Finished reports would read otherwise: let what is new begin with the next reportRules';

describe('a finished report', () => {
  it.each(Object.entries(pages))('by rules %s reads as it did on its day, in nine languages', (rules, expected) => {
    for (const [place, inspection] of inspections.entries()) {
      const edition = finished(inspection, Number(rules));
      for (const language of languageIds)
        expect(hashOf(documentOf(edition, language)), `${advice} (${language})`).toBe(
          expected.inspections[place]?.[language],
        );
    }
    expect(hashOf(auditReportRoot.documentOf(finished(audit, Number(rules)), 'en')), advice).toBe(expected.audit);
  });

  it('is held to the rules of today, too, and tells by them what the first ones did not', () => {
    expect(Object.keys(pages)).toEqual(Array.from({ length: reportRules }, (_, before) => String(before + 1)));
    const told = (rules: number) => {
      const { front, words } = documentOf(finished(inspections[0], rules), 'en');
      return [words?.thingsToDo, front?.since?.moved.some(({ beforeDate }) => beforeDate !== undefined)];
    };
    expect([1, 2].map(told)).toEqual([
      ['Things to do', false],
      ['Findings and earlier actions', true],
    ]);
  });

  it('of an audit names the chapters of its worst machines behind them, and told their numbers first until the rules 4', () => {
    const reason = (rules: number) => auditReportRoot.documentOf(finished(audit, rules), 'en').front?.reason;
    expect([1, 2, 3, 4].map(reason)).toEqual([
      ...Array.from({ length: 3 }, () => 'Immediate: 5\u00a0Impa 9 IM21530.'),
      'Immediate: Impa 9 IM21530 (chapter\u00a05).',
    ]);
  });

  it('begins the lines of a replaced part anew on screen since the rules 4, as its HTML and PDF always did', () => {
    const charts = (rules: number) =>
      documentOf(finished(inspections[0], rules), 'en')
        .sections.flatMap(({ blocks }) => blocks)
        .flatMap((block) => {
          if (block.kind === 'points') return block.rows.flatMap(({ content }) => content);
          return block.kind === 'entry' ? block.content : [];
        })
        .filter((block) => block.kind === 'chart');
    expect(charts(4).some(({ replacements = [] }) => replacements.length > 0)).toBe(true);
    expect([3, 4].map((rules) => charts(rules).every(({ apart = false }) => apart === rules > 3))).toEqual([
      true,
      true,
    ]);
  });

  it('says since the rules 4 that a part was replaced, and told the value of the new one as a change of the old one', () => {
    const changes = (rules: number) =>
      documentOf(finished(inspections[0], rules), 'en').front?.since?.moved.map(({ change }) => change) ?? [];
    const [before, now] = [changes(3), changes(4)];
    expect(before).not.toContain('replaced');
    expect(now).toContain('replaced');
    expect(now.filter((change, place) => change !== before[place])).toEqual(now.filter((one) => one === 'replaced'));
  });

  it('says since the rules 5 that a point was rated Ok and not measured, which read as measured before', () => {
    const rows = (rules: number) =>
      documentOf(finished(emptied(inspections[0]), rules), 'en')
        .sections.flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'points' ? block.rows : []));
    const told = (rules: number) => rows(rules).filter(({ notes }) => notes.includes('Rated without an answer'));
    expect(told(4)).toEqual([]);
    expect(told(5).length).toBeGreaterThan(0);
    expect(new Set(told(5).map(({ rating }) => rating?.label))).toEqual(new Set(['Ok']));
  });

  it('tells since the rules 6 which points got worse', () => {
    const since = (rules: number) =>
      inspections.flatMap((one) => documentOf(finished(one, rules), 'en').front?.since ?? []);
    const worse = (rules: number) =>
      since(rules)
        .flatMap(({ groups }) => groups)
        .filter(({ name }) => name === 'worse');
    expect([worse(5).length, worse(6).length > 0]).toEqual([0, true]);
  });

  it('has not changed because its next version is told by newer rules', () => {
    const [inspection] = inspections;
    expect(changesBetween(finished(lettered(inspection), 1), finished(lettered(inspection), 2), 'en')).toEqual([]);
    const by = auditReportRoot.changesBetween(finished(lettered(audit), 1), finished(lettered(audit), 2), 'en');
    expect(by).toEqual([]);
    for (const rules of [3, 4, 5]) {
      const next = rules + 1;
      expect(auditReportRoot.changesBetween(finished(audit, rules), finished(audit, next), 'en')).toEqual([]);
      expect(changesBetween(finished(inspection, rules), finished(inspection, next), 'en')).toEqual([]);
    }
    expect(changesBetween(finished(emptied(inspection), 4), finished(emptied(inspection), 5), 'en')).toEqual([]);
    expect(changesBetween(finished(inspection, 2), finished(lettered(inspection), 2), 'en')).not.toEqual([]);
  });
});
