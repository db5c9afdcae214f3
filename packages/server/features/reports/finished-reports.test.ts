import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ReportDocument } from '@assay/contract/reports/document';
import { type AuditVersion, parseAuditVersion } from '@assay/domain/audits/audit-version';
import { type Language, languageIds } from '@assay/domain/languages';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { parseVersion } from '@assay/domain/reports/stored-version';
import { type ReportVersion, reportRules } from '@assay/domain/reports/version';
import { readingOf } from '@assay/report/compose/reading';
import { imageIdsOf } from '@assay/report/document-images';
import { reportHtml } from '@assay/report/html/report-html';
import { afterAll, describe, expect, it } from 'vitest';
import { engineUnderTest } from '../../providers/pdf/testing/engine-under-test.ts';
import { readPdf } from '../../providers/pdf/testing/read-pdf.ts';
import { typstRenderer } from '../../providers/pdf/typst-renderer.ts';
import { auditReportRoot } from '../audits/audit-root.ts';
import { changesBetween, documentOf } from '../inspections/inspection-root.ts';
import { type AnyVersion, changesIn, draftEdition, type Edition } from './report-root.ts';

interface Finished<Version> {
  version: Version;
  snapshots: Record<string, ProtocolSnapshot>;
}

/** Reports of the demo: testing/fixtures/README.md describes how they were made. */
interface Reports {
  /** With a table that is shown by its worst value, and with signatures. */
  inspections: [Finished<ReportVersion>, Finished<ReportVersion>];
  audit: Finished<AuditVersion>;
}

/** The hashes of a report's HTML in each language, and of the texts on each page of its English PDF. */
interface Hashes {
  html: Partial<Record<Language, string>>;
  pdf: string[];
}

const fixtures = join(import.meta.dirname, '../../testing/fixtures');
const { inspections, audit }: Reports = JSON.parse(
  gunzipSync(readFileSync(join(fixtures, 'finished-reports.gz'))).toString(),
);
/** By the rules that a version names. */
const hashes: Record<string, { inspections: [Hashes, Hashes]; audit: Hashes }> = JSON.parse(
  readFileSync(join(fixtures, 'finished-reports.json'), 'utf8'),
);

const finished = <Version extends AnyVersion>(
  { version, snapshots }: Finished<Version>,
  rules: number,
): Edition<Version> => ({
  ...draftEdition({ version: { ...version, rules }, snapshots: new Map(Object.entries(snapshots)) }),
  ...{ number: 1, savedAt: '2026-03-06T08:00:00.000Z', isDraft: false },
});

const auditOf = (edition: Edition<AuditVersion>): ReportDocument => auditReportRoot.documentOf(edition, 'en');

/** With letters in place of what was measured. */
const lettered = <Version extends AnyVersion>({ version, snapshots }: Finished<Version>): Finished<Version> => ({
  snapshots,
  version: {
    ...version,
    runs: version.runs.map((run) => ({
      ...run,
      results: run.results.map((result) =>
        result.type === 'Measurement' ? { ...result, content: { value: 'abc' } } : result,
      ),
    })),
  },
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Style sheets are free to change: how wide a column is on a tablet is no part of what was reported. */
function htmlHashOf(document: ReportDocument): string {
  const images = new Map(imageIdsOf(document).map((id) => [id, 'data:image/jpeg;base64,/9j/4AAQ']));
  return hashOf(reportHtml(document, images).replace(/<style>.*?<\/style>/s, ''));
}

const advice = 'Finished reports would read otherwise: let what is new begin with the next reportRules';

describe('a finished report', () => {
  const pdf = typstRenderer(engineUnderTest);
  afterAll(pdf.close);

  /** Engines cut lines into texts of their own. */
  async function pdfHashesOf(document: ReportDocument): Promise<string[]> {
    const { pages } = await readPdf(await pdf.render(document, new Map()));
    return pages.map(({ texts }) =>
      hashOf(
        texts
          .map(({ text }) => text)
          .join('')
          .replaceAll(/\s/g, ''),
      ),
    );
  }

  it('is of the format of today, so that nothing is lost when it is read', () => {
    for (const { version } of inspections) expect(parseVersion(JSON.stringify(version))).toEqual(version);
    expect(parseAuditVersion(JSON.stringify(audit.version))).toEqual(audit.version);
  });

  it('is held to all rules that there are', () => {
    expect(Object.keys(hashes)).toEqual(Array.from({ length: reportRules }, (_, before) => String(before + 1)));
  });

  it.each(Object.entries(hashes))('by rules %s reads as on its day, in nine languages', (rules, expected) => {
    for (const [place, inspection] of inspections.entries()) {
      const edition = finished(inspection, Number(rules));
      for (const language of languageIds)
        expect(htmlHashOf(documentOf(edition, language)), `${advice} (${language})`).toBe(
          expected.inspections[place]?.html[language],
        );
    }
    expect(htmlHashOf(auditOf(finished(audit, Number(rules)))), advice).toBe(expected.audit.html.en);
  });

  it.each(Object.entries(hashes))(
    'by rules %s has the same texts on each page of its PDF as on its day',
    async (rules, expected) => {
      for (const [place, inspection] of inspections.entries())
        expect(await pdfHashesOf(documentOf(finished(inspection, Number(rules)), 'en')), advice).toEqual(
          expected.inspections[place]?.pdf,
        );
      expect(await pdfHashesOf(auditOf(finished(audit, Number(rules)))), advice).toEqual(expected.audit.pdf);
    },
    60_000,
  );
});

describe('once there are rules 2', () => {
  const product = { productFamilyId: null, productModelId: null };
  /** As if a report said more about its verdict since the rules 2. */
  const invented =
    <Version extends ReportVersion | AuditVersion>(build: (edition: Edition<Version>) => ReportDocument) =>
    (edition: Edition<Version>): ReportDocument => {
      const document = build(edition);
      if (readingOf(edition.version, 'en', product).rules < 2) return document;
      return { ...document, verdict: { ...document.verdict, title: `${document.verdict.title}, by the rules 2` } };
    };
  const inspectionOf = invented<ReportVersion>((edition) => documentOf(edition, 'en'));
  const plantOf = invented(auditOf);
  const [inspection] = inspections;

  it('a report of the rules 1 still reads by these, and one of the rules 2 otherwise', () => {
    const expected = hashes[1];
    expect(htmlHashOf(inspectionOf(finished(inspection, 1)))).toBe(expected?.inspections[0].html.en);
    expect(htmlHashOf(inspectionOf(finished(inspection, 2)))).not.toBe(expected?.inspections[0].html.en);
    expect(htmlHashOf(plantOf(finished(audit, 1)))).toBe(expected?.audit.html.en);
    expect(htmlHashOf(plantOf(finished(audit, 2)))).not.toBe(expected?.audit.html.en);
  });

  it('a version has not changed because its rules are newer than those of the one before', () => {
    expect(changesIn(finished(inspection, 1), finished(inspection, 2), inspectionOf)).toEqual([]);
    expect(changesIn(finished(audit, 1), finished(audit, 2), plantOf)).toEqual([]);
  });

  it('a version that says something else has changed', () => {
    expect(changesIn(finished(inspection, 1), finished(lettered(inspection), 2), inspectionOf)).not.toEqual([]);
    expect(changesBetween(finished(inspection, 1), finished(lettered(inspection), 1), 'en')).not.toEqual([]);
    const byAudit = auditReportRoot.changesBetween(finished(audit, 1), finished(lettered(audit), 1), 'en');
    expect(byAudit).not.toEqual([]);
  });
});
