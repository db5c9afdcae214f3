import type { PointRow, ReportDocument } from '@assay/contract/reports/document';
import { newSummaryField, newSummaryRow } from '@assay/domain/points/new-parts';
import { ratings } from '@assay/domain/ratings';
import type { VersionFinding } from '@assay/domain/reports/version';
import { buildDocument } from '@assay/report/compose/build-document';
import { reportHtml } from '@assay/report/html/report-html';
import { aCategory, aReportPoint, aWork } from '@assay/report/testing/report-work';
import { afterAll, describe, expect, it } from 'vitest';
import { engineUnderTest } from './testing/engine-under-test.ts';
import { readPdf } from './testing/read-pdf.ts';
import { typstRenderer } from './typst-renderer.ts';

const limits = [
  { id: 'l', productFamilyId: null, productModelId: null, criticalLow: 15, low: 20, high: null, criticalHigh: null },
];
const earlier = [
  ['2025-03-05', 33.4, 9000],
  ['2025-06-05', 30.1, 9850],
  ['2025-09-04', 26.7, 10700],
  ['2025-12-04', 22.9, 11550],
].map(([day, value, hours]) => ({
  at: `${day}T08:00:00.000Z`,
  value: Number(value),
  hours: Number(hours),
  inspectionId: 'before',
  inspectionName: 'Before',
}));
const wear = { unitValue: 'mm', measurementLimits: limits, visualization: 'LineChart', lifeEstimate: 'Min' };

function measured(name: string, value: string, rating: keyof typeof ratings, more: object = {}) {
  const at = aReportPoint('Measurement', {
    point: { name, measurementTitle: name, ...wear },
    result: { value, rating: ratings[rating], ...more },
    earlier,
  });
  const last = { at: '2025-12-04T08:00:00.000Z', hours: 11550, rating: ratings.Ok, content: { value: '22.9' } };
  return { ...at, outcome: { ...at.outcome, last: last as never } };
}

const table = aReportPoint('SummaryWithRows', {
  point: {
    name: 'Rotary head play',
    measurementTitle: 'Play',
    unitValue: 'mm',
    inspectionPointAggregationDirection: 'Both',
    measurementLimits: [{ ...limits[0], criticalLow: null, low: null, high: 0.7, criticalHigh: 1.3 }],
    fields: [
      { ...newSummaryField(0), id: 'left', title: 'Left' },
      { ...newSummaryField(1), id: 'most', title: 'Largest', inspectionPointFieldAggregation: 'Max' },
    ],
    rows: [
      { ...newSummaryRow(0), id: 'top', title: 'Top' },
      { ...newSummaryRow(1), id: 'all', title: 'Largest', inspectionPointRowAggregation: 'Max' },
    ],
  },
  result: {
    content: { values: [{ rowId: 'top', fieldId: 'left', value: '0.93' }] },
    rating: ratings.Follow,
  } as never,
});
const said = (name: string, rating: keyof typeof ratings, more: object = {}) =>
  aReportPoint('Comment', { point: { name }, result: { value: `${name} as found`, rating: ratings[rating], ...more } });

const rope = measured('Rope diameter', '17.4', 'ImmediateAction');
const fixed = measured('Guard gap', '12.25', 'Repair', { fixedOnSite: true });
const finding = (id: string, title: string, more: Pick<VersionFinding, 'followUp'> & Partial<VersionFinding>) => ({
  ...{ id, index: 0, title, description: '', consequence: '', corrective: '', preventive: '', photos: [], ...more },
});

/** A report with what page one can tell: every kind of finding, of rating and of value. */
const work = aWork({
  categories: [
    aCategory('Frame', [rope, table, said('Bolts', 'Repair'), said('Paint', 'Ok')]),
    aCategory('Drive', [fixed, measured('Liner', '21.6', 'Ok'), said('Guard', 'NotApplicable'), said('Oil', 'NotSet')]),
  ],
  header: { loadedHours: '12400', safeToRun: 'conditions', safeConditions: 'At half load' },
  parts: {
    lastVisit: { at: '2025-12-04T08:00:00.000Z', hours: 11550 },
    findings: [
      finding('new', 'Broken wires', {
        pointId: rope.protocolPointId,
        followUp: { state: 'open', owner: 'Aino Customer', due: '2026-03-19' },
      }),
      finding('again', 'Loose bolts', { followUp: { state: 'open', owner: 'Olli Customer', due: '2026-02-27' } }),
      finding('fixed', 'Guard was open', {
        ...{ pointId: fixed.protocolPointId, fixedOnSite: true },
        followUp: { state: 'done', owner: '', due: null },
      }),
    ],
    earlierFindings: [
      { id: 'e1', title: 'Loose bolts', inspectionPointId: null, foundAt: '2025-12-04T08:00:00.000Z', state: 'open' },
    ],
    priorityActions: [
      {
        ...{ id: 'action', index: 0, title: 'Order a rope', description: '', priority: 'High' },
        followUp: { state: 'open', owner: 'Priya Customer', due: '2026-04-02' },
      },
    ],
  },
});

const squeezed = (text: string): string => text.replaceAll(/\s/g, '');
const unmarked = (html: string): string =>
  squeezed(html.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, ' ').replaceAll('&nbsp;', ' '));
const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,/:]\d+)*/g) ?? [];

const rowsOf = ({ sections }: ReportDocument): PointRow[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'points' ? block.rows : [])));
const cardsOf = ({ sections }: ReportDocument) =>
  (sections.find(({ key }) => key === 'findings')?.blocks ?? []).flatMap((block) =>
    block.kind === 'entry' ? [block] : [],
  );

/** What page one says of single things, text by text. */
function figuresOf({ front }: ReportDocument): string[] {
  const { tasks, since } = front;
  return [
    ...tasks.flatMap(({ value, limits: allowed, estimate, followUp: { owner, due } }) => [
      value,
      ...numbersIn(allowed),
      ...numbersIn(estimate),
      owner,
      due,
    ]),
    ...(since?.moved ?? []).flatMap(({ before, now, change }) => [before, now, change]),
    since?.date ?? '',
  ].filter((text) => text !== '');
}

describe('page one of a report', () => {
  const pdf = typstRenderer(engineUnderTest);
  afterAll(pdf.close);
  const document = buildDocument(work, 'en');
  const { front, verdict } = document;

  it('counts what the body tells', () => {
    const rows = rowsOf(document);
    const cards = cardsOf(document);
    const rated = (label: string) => rows.filter(({ rating }) => rating?.label === label);
    expect(verdict.counts.map(({ rating, count }) => [rating.label, count])).toEqual(
      verdict.counts.map(({ rating }) => [rating.label, rated(rating.label).length]),
    );
    expect(verdict.counts.map(({ count }) => count)).toEqual([2, 1, 2, 1, 1, 1]);
    for (const { label, count } of front.since?.groups ?? [])
      expect([
        label,
        cards.filter(({ since, followUp }) => [since?.label, followUp?.state.label].includes(label)).length,
      ]).toEqual([label, count]);
    expect(front.since?.groups.map(({ name }) => name)).toEqual(['new', 'stillOpen', 'fixedOnSite']);
    const numbers = new Map(rows.map(({ key, number }) => [key, number]));
    for (const { references } of front.tasks)
      for (const { key, number } of references) if (numbers.has(key)) expect(number).toBe(numbers.get(key));
    const worst = rated('Immediate').map(({ number }) => number);
    expect(front.reason).toContain(`Point ${worst.join(', ')}: immediate action.`);
    expect(document.facts.flatMap(({ facts }) => facts).find(({ key }) => key === 'points')?.value).toBe(
      `${rows.filter(({ rating }) => rating?.name !== 'NotSet').length} of ${rows.length} rated`,
    );
  });

  it('has no column for who and by when where nobody has said either', async () => {
    const tasks = front.tasks.map((task) => ({ ...task, followUp: { ...task.followUp, owner: '', due: '' } }));
    const headsOf = async (of: ReportDocument) => {
      const texts =
        (await readPdf(await pdf.render(of, new Map()))).pages[0]?.texts.map(({ text }) => text.trim()) ?? [];
      return ['What', 'Who', 'By when', 'State'].filter((head) => texts.includes(head));
    };
    expect(await headsOf(document)).toEqual(['What', 'Who', 'By when', 'State']);
    expect(await headsOf({ ...document, front: front && { ...front, tasks } })).toEqual(['What', 'State']);
  });

  it('leads to what earlier visits left open where there is nothing else to do, without an empty table', async () => {
    const textsWith = async (taskNote: string) => {
      const of = { ...document, front: front && { ...front, tasks: [], taskNote } };
      return (await readPdf(await pdf.render(of, new Map()))).pages[0]?.texts.map(({ text }) => text.trim()) ?? [];
    };
    const heads = ['What to do', '1 more of earlier visits, below', 'Value and limit'];
    const noted = await textsWith('1 more of earlier visits, below');
    expect(heads.filter((head) => noted.includes(head))).toEqual(heads.slice(0, 2));
    expect((await textsWith('')).filter((text) => heads.includes(text))).toEqual([]);
  });

  it('says no figure that the body does not say, in HTML and in PDF', async () => {
    const figures = figuresOf(document);
    expect(figures).toEqual(
      expect.arrayContaining([
        '17.4\u00a0mm',
        '12.25\u00a0mm',
        '0.93',
        '15',
        '0.7',
        '22.9',
        '04/12/2025',
        '19/03/2026',
      ]),
    );
    const html = reportHtml(document, new Map());
    const begin = html.indexOf('section-actions');
    expect(begin).toBeGreaterThan(0);
    const { pages } = await readPdf(await pdf.render(document, new Map()));
    const texts = pages.flatMap((page) => page.texts.map(({ text }) => text));
    const firstTitle = texts.indexOf('Priority actions');
    expect(firstTitle).toBeGreaterThan(0);
    const drawn = {
      html: { one: unmarked(html.slice(0, begin)), body: unmarked(html.slice(begin - 20)) },
      pdf: { one: squeezed(texts.slice(0, firstTitle).join(' ')), body: squeezed(texts.slice(firstTitle).join(' ')) },
    };
    for (const [painter, { one, body }] of Object.entries(drawn)) {
      const missing = (where: string) => figures.filter((text) => !where.includes(squeezed(text)));
      expect([painter, 'page one', missing(one)]).toEqual([painter, 'page one', []]);
      expect([painter, 'body', missing(body)]).toEqual([painter, 'body', []]);
    }
  });
});
