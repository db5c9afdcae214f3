import type { Block, ContentBlock, PointRow, ReportDocument } from '@assay/contract/reports/document';
import { cell, photo, rating } from '@assay/report/testing/maximal-points';
import { afterAll, describe, expect, it } from 'vitest';
import { engineUnderTest } from './testing/engine-under-test.ts';
import { type PdfPage, readPdf } from './testing/read-pdf.ts';
import { maximal, pictureIds, pictures } from './testing/rendered.ts';
import { typstRenderer } from './typst-renderer.ts';

const [head, foot] = [60, 50];
/** Several documents are set, and a busy machine takes its time. */
const patience = 120_000;
const squeezed = (text: string): string => text.replaceAll(/\s/g, '');
const textOf = ({ texts, height }: PdfPage): string =>
  squeezed(
    texts
      .filter(({ y }) => y > foot && y < height - head)
      .map(({ text }) => text)
      .join(''),
  );

const comment = (n: number): ContentBlock => ({
  kind: 'text',
  key: 'comment',
  label: 'Comment',
  text: `Comment ${n}.`,
});
const picture = (n: number): ContentBlock => ({
  kind: 'photos',
  key: 'photos',
  photos: [photo(pictureIds.wide, `Picture ${n}.`)],
});
const values = (n: number, count: number): ContentBlock => ({
  kind: 'facts',
  key: 'values',
  facts: Array.from({ length: count }, (_, at) => ({
    key: `${at}`,
    label: `Place ${at}`,
    value: `Value ${n}.${at}.`,
    tone: 'plain' as const,
  })),
});
const chart = (n: number): ContentBlock => ({
  kind: 'chart',
  key: 'trend',
  title: 'Trend',
  unit: 'mm',
  lines: [
    {
      title: 'Wear',
      values: [30, 24, 17].map((value, visit) => ({
        ...{ at: `2025-0${3 * visit + 1}-05T08:00:00.000Z`, value, inspectionId: null, inspectionName: 'A visit' },
      })),
    },
  ],
  limits: { criticalLow: 15, low: 20, high: null, criticalHigh: null },
  texts: { limits: [{ name: 'low', word: 'Limit', text: `min ${n}.` }], last: [{ now: `Last ${n}.`, before: '' }] },
  estimate: '',
  replacements: [],
  alt: `The trend of ${n}`,
});
const entry = (n: number, content: ContentBlock[]) => ({
  ...{ kind: 'entry' as const, key: `entry-${n}`, number: `${n}`, title: `Title ${n}.`, notes: [], content },
  rating: rating('Repair'),
});
const row = (n: number, content: ContentBlock[] = []): PointRow => ({
  ...entry(n, content),
  kind: 'row',
  figures: [],
  toldAt: null,
});
const followUp = (n: number) => ({
  ...{ owner: `Owner ${n}.`, due: '', dueNote: '', state: { name: 'open' as const, label: 'Open' } },
});

const lines = (count: number): Block => ({
  kind: 'text',
  key: 'lines',
  label: '',
  text: Array.from({ length: count }, (_, n) => `Line ${n + 1}.`).join('\n'),
});
const numbers = Array.from({ length: 24 }, (_, n) => n + 1);

/** One after the other with ever other lines between them, so that many of them come to the end of a page. */
const spread = (key: string, subject: (n: number) => Block): ReportDocument => ({
  ...maximal(),
  sections: [{ key, title: 'Spread', blocks: numbers.flatMap((n) => [lines((n * 7) % 19), subject(n)]) }],
});

describe('where a report breaks its pages', () => {
  const pdf = typstRenderer(engineUnderTest);
  afterAll(pdf.close);
  const pagesOf = async (document: ReportDocument) =>
    (await readPdf(await pdf.render(document, await pictures()))).pages;

  it.each<[string, string, (n: number) => Block, string[]]>([
    [
      'a chart beside its figures, the comment and the photo of a point',
      'attention',
      (n) => entry(n, [values(n, 1), chart(n), comment(n), picture(n)]),
      ['Title', 'Last', 'Comment', 'Picture'],
    ],
    [
      'a chart below many figures of a point',
      'attention',
      (n) => entry(n, [values(n, 3), chart(n), comment(n)]),
      ['Title', 'Last', 'Comment'],
    ],
    [
      'a finding with its photo and who sees to it',
      'findings',
      (n) => ({ ...entry(n, [comment(n), picture(n)]), followUp: followUp(n) }),
      ['Title', 'Comment', 'Picture', 'Owner'],
    ],
    [
      'what stands below the row of a point',
      'points',
      (n) => ({ kind: 'points', key: `rows-${n}`, rows: [row(n, [comment(n), picture(n), chart(n)])] }),
      ['Title', 'Comment', 'Picture', 'Last'],
    ],
  ])(
    'keeps together %s',
    async (_, key, subject, parts) => {
      const pages = (await pagesOf(spread(key, subject))).map(textOf);
      const torn = numbers.flatMap((n) => {
        const on = parts.map((part) => pages.findIndex((text) => text.includes(`${part}${n}.`)));
        return new Set(on).size > 1 || on.includes(-1) ? [`${n}: pages ${on.join(', ')}`] : [];
      });
      expect(torn).toEqual([]);
      // Some came to the end of a page and went on to the next as a whole.
      expect(pages.filter((text) => !text.startsWith('Line')).length).toBeGreaterThan(2);
    },
    patience,
  );

  const signatures = maximal().sections.filter((section) => section.key === 'signatures');
  const bare = { facts: [], opening: [], front: { safeToRun: null, reason: '', tasks: [], taskNote: '', since: null } };
  const named = (count: number, last: ContentBlock[]): PointRow[] => [
    ...Array.from({ length: count }, (_, n) => row(n + 1)),
    row(99, last),
  ];
  const table = (count: number): Block => ({
    ...{ kind: 'table', key: 'ratings', title: 'Ratings' },
    columns: ['Category', 'Ok'].map((title) => ({ title, rating: null, align: 'start', weight: 1 })),
    rows: [...Array.from({ length: count }, (_, n) => `Category ${n}`), 'Title 99.'].map((text) => ({
      key: text,
      cells: [cell(text), cell('1')],
    })),
  });
  it.each<[string, (count: number) => Block[], number[]]>([
    ['plain rows', (count) => [{ kind: 'points', key: 'rows', rows: named(count, []) }], [50, 53, 56, 59, 62]],
    [
      'a row with a chart',
      (count) => [{ kind: 'points', key: 'rows', rows: named(count, [chart(99), comment(99)]) }],
      [50, 53, 56, 59, 62],
    ],
    [
      'a short table',
      (count) => [{ kind: 'points', key: 'rows', rows: named(count, []) }, table(5)],
      [42, 45, 48, 51, 54, 57],
    ],
    ['a long table', (count) => [table(count)], [84, 88, 92, 96, 100, 104]],
  ])(
    'never leaves signatures alone on a page, after %s',
    async (_, blocks, counts) => {
      const signedOn: number[] = [];
      // So many rows end close to the foot of the second page.
      for (const count of counts) {
        const sections = [{ key: 'points', title: 'All points', blocks: blocks(count) }, ...signatures];
        const pages = (await pagesOf({ ...maximal(), ...bare, sections })).map(textOf);
        const signed = pages.findIndex((text) => text.includes('UmaUserson'));
        expect(pages[signed], `after ${count} rows`).toContain('Title99.');
        signedOn.push(signed);
      }
      expect([signedOn[0], signedOn.at(-1)]).toEqual([1, 2]);
    },
    patience,
  );
});
