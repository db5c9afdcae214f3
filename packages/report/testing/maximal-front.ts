import type { Block, Figure, PointRow, ReportDocument, ReportFollowUp } from '@assay/contract/reports/document';
import { type Pictures, photo, rating } from './maximal-points.ts';

const followUp = (name: ReportFollowUp['state']['name'], label: string, dueNote = ''): ReportFollowUp => ({
  owner: 'Aino Customer',
  due: '12/03/2026',
  dueNote,
  state: { name, label },
});

const point = (number: number) => ({ key: `point-${number}`, number: String(number), text: `Point ${number}` });

/** Page one with everything that it may have. */
export const maximalFront: ReportDocument['front'] = {
  safeToRun: {
    answer: 'conditions',
    label: 'Safe to run',
    title: 'With conditions',
    conditions: 'Drilling only, no hoisting.',
  },
  reason: 'Point 1 is beyond its critical limit.',
  taskNote: '2 open, 1 fixed on site',
  tasks: [
    {
      key: 't1',
      kind: 'finding',
      references: [point(1)],
      rating: rating('ImmediateAction'),
      what: 'Replace the liner',
      value: '12.5 mm',
      limits: 'min 20, critical below 15',
      estimate: '15 mm in about 5 weeks',
      followUp: followUp('open', 'Open', 'before the next shift'),
    },
    {
      key: 't2',
      kind: 'action',
      references: [point(2)],
      rating: rating('Follow'),
      what: 'Measure again',
      value: '48 mm',
      limits: 'max 45',
      estimate: '',
      followUp: followUp('overdue', 'Overdue', '63 days ago'),
    },
    {
      key: 't3',
      kind: 'point',
      references: [{ key: 'f1', number: '1', text: 'Finding 1' }],
      rating: rating('ImmediateAction'),
      what: 'Emergency stop without effect',
      value: 'Not ok',
      limits: '',
      estimate: '',
      followUp: followUp('fixedOnSite', 'Fixed on site'),
    },
  ],
  since: {
    date: '12/11/2025',
    note: '13 weeks, 1,082 h under load',
    groups: [
      { name: 'new', label: 'New', count: 1, items: [point(1)] },
      { name: 'fixedSince', label: 'Fixed since', count: 1, items: [point(20)] },
    ],
    moved: [{ reference: point(1), before: '21.7', beforeDate: '28/08/2025', now: '12.5 mm', change: '−9.2' }],
  },
};

export const maximalControl: ReportDocument['control'] = {
  version: 'Version 2',
  savedAt: '06/03/2026, 08:00 UTC',
  author: 'Ada Admin',
  reason: 'due date of point 1 corrected',
  hash: '7f3a 91c2',
};

const figure = (value: string, more: Partial<Figure> = {}): Figure => ({
  key: value,
  label: '',
  value,
  tone: 'plain',
  before: '',
  change: '',
  limits: '',
  critical: '',
  ...more,
});

const row = (number: number, more: Partial<PointRow>): PointRow => ({
  kind: 'row',
  key: `row-${number}`,
  number: String(number),
  title: `Row number ${number}`,
  rating: rating('Ok'),
  notes: [],
  content: [],
  figures: [],
  toldAt: null,
  ...more,
});

/** Points as a table: told before, with one value, with several, with a picture, without any answer. */
export const pointRows = ({ wide }: Pictures): Block[] => [
  { kind: 'heading', key: 'rows', level: 2, text: 'Category of rows' },
  {
    kind: 'points',
    key: 'rows',
    rows: [
      row(1, {
        rating: rating('ImmediateAction'),
        toldAt: 'point-1',
        figures: [figure('12.6 mm', { tone: 'urgent' })],
      }),
      row(40, {
        notes: ['Phase: Running'],
        figures: [
          figure('4.8 bar', {
            before: '4.9',
            change: '−0.1',
            limits: 'min 4.0 bar',
            critical: 'below 3.0 bar',
            tone: 'good',
          }),
        ],
      }),
      row(41, { figures: [figure('Clean', { label: 'Upper half' }), figure('Worn', { label: 'Lower half' })] }),
      row(42, {
        figures: [figure('An answer that is longer than its column')],
        content: [
          { kind: 'text', key: 'comment', label: 'Comment', text: 'A remark below the row.' },
          { kind: 'photos', key: 'photos', photos: [photo(wide, 'A photo below the row')] },
        ],
      }),
      row(43, { rating: rating('NotSet'), notes: ['Not answered'] }),
      row(44, { figures: [figure('Tight')] }),
    ],
  },
];
