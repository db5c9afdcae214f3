import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@assay/contract/all';
import { languageIds } from '@assay/domain/languages';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrationsFolder } from '../db/migrate.ts';
import { readPdf } from '../providers/pdf/testing/read-pdf.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { bareInstallation, leaveNothingBehind, newFolder, query, restore } from './testing/installations.ts';

/** What the reports of the backup looked like: testing/fixtures/README.md tells how both were made. */
interface Expected {
  /** A link of a mail. */
  link: string;
  /** The hash of the HTML of each report: by inspection, version and language. */
  pages: Record<string, Record<string, Record<string, string>>>;
  /** The hashes of the texts on each page of the newest English PDF: by inspection. */
  pdfs: Record<string, string[]>;
}

const fixtures = join(import.meta.dirname, '../testing/fixtures');
const backup = join(fixtures, 'first-seven-parts.backup');
const expected = JSON.parse(readFileSync(join(fixtures, 'first-seven-parts.json'), 'utf8')) as Expected;

/** `npm run bench -- earlier-reports` compares all of them, which takes a minute. */
const all = Boolean(process.env.COMPARE_ALL_REPORTS);

const versions = Object.entries(expected.pages).flatMap(([id, ofInspection]) =>
  Object.entries(ofInspection).map(([version, hashes]) => ({ id, version, hashes })),
);
/** Every version in English and in one other language, the first one in all nine. */
const pages = versions.flatMap(({ hashes, ...report }, place) =>
  languageIds
    .filter((lang, n) => all || place === 0 || lang === 'en' || n === place % languageIds.length)
    .map((lang) => ({ ...report, lang, hash: hashes[lang] })),
);
const pdfs = Object.entries(expected.pdfs).filter((_, place) => all || place % 4 === 0);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** How wide a column is on a tablet is no part of what was reported. */
const withoutStyles = (page: string): string => page.replace(/<style>.*?<\/style>/s, '');

/** Engines cut lines of text into pieces of their own. */
const textsOn = ({ texts }: { texts: { text: string }[] }): string =>
  texts
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s/g, '');

const counted = (versions: string): string =>
  `select (select count(*)::int from event) as events, (select count(*)::int from list_change) as "listChanges",
     (select count(*)::int from ${versions}) as versions`;

/** The migrations as they were then. */
async function migrationsUntil(last: string): Promise<string> {
  const folder = await newFolder();
  for (const name of await readdir(migrationsFolder))
    if (name.slice(0, last.length) <= last) await copyFile(join(migrationsFolder, name), join(folder, name));
  return folder;
}

leaveNothingBehind();

describe('an installation of the first seven parts', () => {
  let app: TestApp;
  let token = '';

  beforeAll(async () => {
    const installation = await bareInstallation();
    await restore(backup, installation);
    app = await startTestApp({
      databaseUrl: installation.url,
      env: { ASSAY_DATA_DIR: installation.dataDir },
      runsJobs: true,
    });
    // The links of its mails are good for thirty days.
    app.setNow(new Date('2026-11-20T08:00:00Z'));
    token = await app.signIn('ada');
  });
  afterAll(() => app.close());

  /** A report is made while whoever wants it waits. */
  const download = (url: string, headers: Record<string, string> = {}) =>
    vi.waitUntil(async () => {
      const { statusCode, rawPayload } = await app.http.inject({ url, headers });
      return statusCode === 200 && rawPayload;
    }, 60_000);

  it('is whole after it was restored', async () => {
    expect(await brokenInvariants(app)).toEqual([]);
  });

  it('was brought up to date without an event, a change of a list or a version', async () => {
    const before = await bareInstallation();
    await restore(backup, before, { migrations: await migrationsUntil('0020') });
    const [then] = await query(before.url, counted('inspection_version'));
    expect(await query(app.databaseUrl, counted('report_version'))).toEqual([then]);
    expect(then).toMatchObject({ events: 184, versions: 24 });
  });

  it('shows every version of every report as it was, to the byte', async () => {
    expect(versions.length).toBeGreaterThan(20);
    for (const { id, version, lang, hash } of pages) {
      const query = { version, lang };
      const { text } = await app.call(contract.inspectionReports.html, { token, params: { id }, query });
      expect(hashOf(withoutStyles(text)), `${id} ${version} ${lang}`).toBe(hash);
    }
  }, 120_000);

  it('sets the same texts on the same pages of its PDFs', async () => {
    for (const [id, hashes] of pdfs) {
      const url = `/api/v1/inspections/${id}/reportpdf`;
      const pdf = await readPdf(await download(url, { authorization: `Bearer ${token}` }));
      const texts = pdf.pages.map((page) => hashOf(textsOn(page)));
      expect(texts, id).toEqual(hashes);
    }
  }, 120_000);

  it('opens the links of its mails', async () => {
    const [first] = (await readPdf(await download(expected.link))).pages;
    expect(first && textsOn(first)).toContain('BerichtdermonatlichenInspektion');
  });
});
