import type { Block, Cell, EntryBlock, ReportPhoto } from '@assay/contract/reports/document';
import { type RatingName, ratingLabels } from '@assay/domain/ratings';

/** Texts that must come out as text, whatever they look like to a browser, a typesetter or a spreadsheet. */
export const hostileTexts = [
  '<script>alert(1)</script>',
  '<img src=file:///etc/passwd onerror=alert(1)>',
  '#import "secret.typ": *',
  '$ sum_(i=1)^n i $ `raw` *bold* _soft_ @label <label> \\ // no comment',
  '=HYPERLINK("http://evil.example","x")',
  '&amp; &lt;b&gt; "quoted" \'single\'',
  'right \u202Eto\u202C left',
] as const;

/** A line of each script that a report may hold. */
const scripts = [
  'Größe Åbo naïve Œuvre ñandú coração',
  'Дробилка конусная',
  '圆锥破碎机检查',
  'فحص الكسارة',
  'Ω µm ≤ ° ² – … “ ”',
];

export const rating = (name: RatingName) => ({ name, label: ratingLabels[name] });
export const cell = (text: string, more: Partial<Cell> = {}): Cell => ({
  text,
  note: '',
  rating: null,
  tone: 'plain',
  strong: false,
  ...more,
});

export interface Pictures {
  wide: string;
  tall: string;
  signature: string;
}

export const photo = (imageId: string, caption: string, more: Partial<ReportPhoto> = {}): ReportPhoto => ({
  imageId,
  caption,
  alt: `Photo: ${caption}`,
  layout: 'Default',
  width: 1200,
  height: 800,
  ...more,
});

const entry = (number: number, more: Partial<EntryBlock>): EntryBlock => ({
  kind: 'entry',
  key: `point-${number}`,
  number: String(number),
  title: `Point number ${number}`,
  rating: rating('Ok'),
  notes: [],
  content: [],
  ...more,
});

export const points = ({ wide, tall }: Pictures): Block[] => [
  { kind: 'heading', key: 'category-1', level: 2, text: 'Category of everything' },
  entry(1, {
    rating: rating('ImmediateAction'),
    notes: ['Phase: Stopped', 'Sample: OIL-001'],
    content: [
      {
        kind: 'facts',
        key: 'values',
        facts: [
          { key: 'value', label: 'Liner thickness', value: '12,5 mm', tone: 'urgent' },
          { key: 'limits', label: 'Limits', value: '15 … 60 mm', tone: 'plain' },
        ],
      },
      { kind: 'text', key: 'comment', label: 'Comment', text: 'First line of a comment.\n\nSecond paragraph of it.' },
      {
        kind: 'chart',
        key: 'trend',
        title: 'Trend of liner thickness',
        unit: 'mm',
        lines: [
          {
            title: 'Upper half',
            values: [48.5, 39.1, 30.2, 21.7, 12.5].map((value, n) => ({
              at: `2026-0${n + 1}-10T10:00:00.000Z`,
              value,
              inspectionId: null,
              inspectionName: `Visit ${n + 1}`,
            })),
          },
          {
            title: 'Lower half',
            values: [50, 44, 37, 33, 28].map((value, n) => ({
              at: `2026-0${n + 1}-10T10:00:00.000Z`,
              value,
              inspectionId: null,
              inspectionName: `Visit ${n + 1}`,
            })),
          },
        ],
        limits: { criticalLow: 15, low: 20, high: 60, criticalHigh: null },
        texts: {
          limits: [
            { name: 'criticalLow', word: 'Critical', text: 'below 15 mm' },
            { name: 'low', word: 'Limit', text: 'min 20 mm' },
            { name: 'high', word: 'Limit', text: 'max 60 mm' },
          ],
          last: [
            { now: '12.5 mm', before: '21.7' },
            { now: '28 mm', before: '33' },
          ],
        },
        replacements: [{ at: '2026-02-10T10:00:00.000Z', label: 'Replaced 10/02/2026, 5,350 h' }],
        projection: {
          limit: 15,
          early: '2026-05-20T00:00:00.000Z',
          late: '2026-06-10T00:00:00.000Z',
          from: { at: '2026-05-10T10:00:00.000Z', value: 28 },
          notes: ['380 to 450 h', '20/05 to 10/06/2026'],
        },
        estimate: '15 mm in about 3 weeks',
        alt: 'Line chart of liner thickness over five visits',
      },
      {
        kind: 'photos',
        key: 'photos',
        photos: [
          photo(wide, 'A wide photo in two columns'),
          photo(tall, 'A tall photo in two columns', { width: 800, height: 1200 }),
          photo(wide, 'A photo across the page', { layout: 'HorizontalGraph' }),
          photo(wide, 'A photo alone on its page, turned', { layout: 'Fullscreen' }),
          photo(tall, 'A tall photo alone on its page', { layout: 'Fullscreen', width: 800, height: 1200 }),
        ],
      },
    ],
  }),
  { kind: 'heading', key: 'subcategory-1', level: 3, text: 'A subcategory' },
  entry(2, {
    rating: rating('Follow'),
    content: [
      {
        kind: 'table',
        key: 'table',
        title: 'Table of measurements',
        columns: ['Row', 'Left', 'Right', 'Sum'].map((title, n) => ({
          title,
          rating: null,
          align: n === 0 ? 'start' : 'end',
          weight: n === 0 ? 2 : 1,
        })),
        rows: Array.from({ length: 60 }, (_, n) => ({
          key: `row-${n}`,
          cells: [
            cell(`Row ${n + 1} of the table`),
            cell(`${n}`),
            cell(`${n * 2}`, { tone: 'attention' }),
            cell(`${n * 3}`, { strong: true }),
          ],
        })),
      },
    ],
  }),
  ...hostileTexts.map((text, n) =>
    entry(3 + n, {
      title: text,
      rating: rating((['Repair', 'NotApplicable', 'NotSet', 'Obsolete'] as const)[n % 4] ?? 'Ok'),
      content: [{ kind: 'text', key: 'comment', label: 'Comment', text }],
    }),
  ),
  ...scripts.map((text, n) =>
    entry(20 + n, {
      title: text,
      content: [{ kind: 'facts', key: 'values', facts: [{ key: 'v', label: text, value: text, tone: 'good' }] }],
    }),
  ),
];
