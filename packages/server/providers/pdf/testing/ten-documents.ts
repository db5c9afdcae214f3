import type { Block, ReportDocument, ReportPhoto } from '@assay/contract/reports/document';
import { cell, hostileTexts, photo } from '@assay/report/testing/maximal-points';
import { beginningWith, maximal, pictureIds } from './rendered.ts';

const paragraph = 'The liner was measured at three places, the bolts were tightened, and the gap was set anew. ';

const photosIn = (layout: ReportPhoto['layout'], count: number): Block => ({
  kind: 'photos',
  key: layout,
  photos: Array.from({ length: count }, (_, n) =>
    n % 3 === 2
      ? photo(pictureIds.tall, `Tall photo ${n}`, { layout, width: 800, height: 1200 })
      : photo(pictureIds.wide, `Wide photo ${n}`, { layout }),
  ),
});

const tableOf = (rows: number, columns: number): Block => ({
  kind: 'table',
  key: `table-${rows}`,
  title: `A table of ${rows} rows`,
  columns: Array.from({ length: columns }, (_, n) => ({ title: `Column ${n}`, rating: null, align: 'end', weight: 1 })),
  rows: Array.from({ length: rows }, (_, row) => ({
    key: `${row}`,
    cells: Array.from({ length: columns }, (_, n) => cell(n === 0 ? paragraph.slice(0, row % 70) : `${row * n}`)),
  })),
});

const chartOf = (values: number): Block => ({
  kind: 'chart',
  key: `chart-${values}`,
  title: `A trend of ${values} visits`,
  unit: 'mm',
  lines: ['Left', 'Right'].map((title, side) => ({
    title,
    values: Array.from({ length: values }, (_, n) => ({
      at: new Date(Date.UTC(2024, n, 3 + side)).toISOString(),
      value: 60 - (50 * n) / values + 7 * Math.sin(n * (side + 1)),
      inspectionId: null,
      inspectionName: `Visit ${n + 1}`,
    })),
  })),
  limits: { criticalLow: 10, low: 20, high: 65, criticalHigh: 80 },
  texts: { limits: [], last: [] },
  estimate: 'Estimated to reach 10 on 24/05/2027',
  replacements: [],
  alt: `Line chart of ${values} visits`,
});

const text = (words: string): Block => ({ kind: 'text', key: 'text', label: 'Comment', text: words });
const alone = (blocks: Block[]): ReportDocument => ({
  ...maximal(),
  sections: [{ key: 'only', title: 'The only section', blocks }],
});

/** Reports that have little in common, for engines that must set all of them alike. */
export const tenDocuments: Record<string, ReportDocument> = {
  'everything in English': maximal('en'),
  'everything in Chinese': maximal('zh'),
  'everything in Russian': maximal('ru'),
  'everything in German, a few lines later': beginningWith(maximal('de'), [text('A line.\n'.repeat(17))]),
  'a report without sections': { ...maximal(), sections: [] },
  'thirty photos in two columns': alone([photosIn('Default', 30)]),
  'photos across pages and alone on theirs': alone([photosIn('HorizontalGraph', 5), photosIn('Fullscreen', 4)]),
  'a table over many pages': alone([tableOf(260, 6), tableOf(3, 12)]),
  'charts of few and of many visits': alone([chartOf(1), chartOf(2), chartOf(12), chartOf(60)]),
  'long texts in several scripts': alone([
    text(paragraph.repeat(60)),
    text('فحص الكسارة وقياس سماكة البطانة. '.repeat(40)),
    text('圆锥破碎机衬板厚度测量三处。'.repeat(60)),
    ...hostileTexts.map(text),
  ]),
};
