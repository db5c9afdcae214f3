import { reportDocument } from '@assay/contract/reports/document';
import { type Language, languageIds } from '@assay/domain/languages';
import { ratings } from '@assay/domain/ratings';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { textsOf } from '../document-texts.ts';
import { aCategory, aReportPoint, aWork, aWorkOf, type GivenReport } from '../testing/report-work.ts';
import { action, finding } from '../testing/told-points.ts';
import { buildDocument } from './build-document.ts';

const factsOf = (work: Parameters<typeof buildDocument>[0], group: string) =>
  Object.fromEntries(
    (buildDocument(work, 'en').facts.find(({ key }) => key === group)?.facts ?? []).map(({ label, value }) => [
      label,
      value,
    ]),
  );
const sectionKeys = (work: Parameters<typeof buildDocument>[0]) =>
  buildDocument(work, 'en').sections.map(({ key }) => key);
const rated = (...names: (keyof typeof ratings)[]) =>
  names.map((name) => aReportPoint('Comment', { result: { value: 'x', rating: ratings[name] } }));

describe('page one of a report', () => {
  it('says what, where, who and when, with the duration in hours and minutes [RPV-02] [RPV-05]', () => {
    const work = aWork({
      work: { options: { ratingTableLocation: 'None', infoAppendix: false, showCurrentLoadedHours: true } },
    });
    expect(factsOf(work, 'machine')).toEqual({
      'Product family': 'Cone crushers',
      'Product model': 'CC 440',
      'Serial number': 'SN-1',
      'Machine name': 'Old one',
      'Hours under load': '12,400\u00a0h',
    });
    expect(factsOf(work, 'customer')).toEqual({ Contact: 'Aino' });
    expect(factsOf(work, 'visit')).toEqual({
      'Inspection plan': 'Annual',
      Started: '05/03/2026, 07:08',
      Ended: '05/03/2026, 10:35',
      'Time of work': '3 h 27 min',
      Version: '1',
    });
    expect(buildDocument(work, 'en').opening).toEqual([
      { key: 'site', label: 'Site and customer', value: 'North pit', note: 'Quarry' },
      { key: 'inspected', label: 'Inspected', value: '05/03/2026, 07:08 to 10:35', note: 'UTC' },
      { key: 'inspector', label: 'Inspector', value: 'Uma Virtanen', note: 'uma@provider.example' },
    ]);
  });

  it.each([
    ['has not ended', { ended: null }],
    ['was entered on a later day', { inspectionDate: '2025-12-24T00:00:00.000Z' }],
  ])('tells the date alone of what %s [RPV-02]', (_, header) => {
    const facts = factsOf(aWork({ header }), 'visit');
    expect(Object.keys(facts)).not.toContain('Time of work');
    expect(facts.Date).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  });

  it('tells less than an hour in minutes alone', () => {
    const work = aWork({ header: { ended: '2026-03-05T08:02:00.000Z' } });
    expect(factsOf(work, 'visit')['Time of work']).toBe('54 min');
  });

  it.each<[Language, string, string]>([
    ['en', '05/03/2026, 07:08', '12,400\u00a0h'],
    ['fi', '5.3.2026, 07.08', '12\u00a0400\u00a0h'],
    ['sv', '2026-03-05, 07:08', '12\u00a0400\u00a0h'],
    ['de', '05.03.2026, 07:08', '12.400\u00a0h'],
    ['ru', '05.03.2026, 07:08', '12\u00a0400\u00a0ч'],
    ['zh', '2026-03-05, 07:08', '12,400\u00a0h'],
  ])('writes days, numbers and units by the habits of %s', (language, started, hours) => {
    const options = { ratingTableLocation: 'None', infoAppendix: false, showCurrentLoadedHours: true } as const;
    const facts = buildDocument(aWork({ work: { options } }), language).facts.flatMap((group) => group.facts);
    const said = (key: string) => facts.find((fact) => fact.key === key)?.value;
    expect([said('started'), said('loadedHours')]).toEqual([started, hours]);
  });

  it('tells hours under load only where the protocol asks for them', () => {
    expect(factsOf(aWork(), 'machine')).not.toHaveProperty('Hours under load');
  });

  it('carries the samples and the values that are meant for it, of points in the report or not', () => {
    const header = { showValueInReportHeader: true };
    const limit = {
      id: 'l',
      productFamilyId: null,
      productModelId: null,
      criticalLow: null,
      low: 20,
      high: null,
      criticalHigh: null,
    };
    const measured = { measurementTitle: 'Gap', unitValue: 'mm', measurementLimits: [limit] };
    const points = [
      aReportPoint('Measurement', { point: { ...measured, name: 'Closed side' }, result: { value: '19' }, at: header }),
      aReportPoint('Comment', {
        point: { name: 'Oil' },
        result: { value: 'Mineral' },
        at: { ...header, showInReport: false },
      }),
      aReportPoint('Measurement', { point: measured, result: { value: '20' } }),
    ];
    const work = aWorkOf(points, { samples: { '10': 'OIL-10', '2': 'OIL-2', '3': '' } });
    expect(factsOf(work, 'samples')).toEqual({ 'Sample 2': 'OIL-2', 'Sample 10': 'OIL-10' });
    expect(factsOf(work, 'keyValues')).toEqual({ 'Closed side': '19\u00a0mm', Oil: 'Mineral' });
  });

  it.each<[(keyof typeof ratings)[], string, string]>([
    [['Ok', 'Follow', 'ImmediateAction', 'Repair'], 'urgent', 'Immediate action needed'],
    [['Ok', 'Repair', 'Follow'], 'repair', 'Repair or replacement needed'],
    [['Follow', 'NotApplicable'], 'attention', 'Follow-up needed'],
    [['Ok', 'NotApplicable', 'Obsolete'], 'good', 'In good order'],
    [['Ok', 'NotApplicable', 'NotSet'], 'good', 'In good order as far as rated'],
    [['NotSet', 'Obsolete', 'NotApplicable'], 'plain', 'Not rated'],
  ])('judges by the worst of %j', (names, tone, title) => {
    expect(buildDocument(aWorkOf(rated(...names)), 'en').verdict).toMatchObject({ tone, title });
  });

  it('counts the five ratings of what the report shows, and obsolete ones nowhere', () => {
    const hidden = aReportPoint('Comment', {
      result: { rating: ratings.ImmediateAction },
      at: { showInReport: false },
    });
    const work = aWork({
      categories: [aCategory('Frame', [...rated('Ok', 'Ok', 'Repair', 'Obsolete'), hidden])],
      extraPoints: rated('Follow', 'NotApplicable'),
    });
    const { counts, text } = buildDocument(work, 'en').verdict;
    expect(counts.map(({ rating, count }) => `${rating.label} ${count}`)).toEqual([
      'Ok 2',
      'Follow up 1',
      'Repair or replace 1',
      'Immediate 0',
      'Not applicable 1',
    ]);
    expect(text).toBe('Points rated: 4');
  });
});

describe('the parts of a report', () => {
  const options = { ratingTableLocation: 'Start', infoAppendix: true, showCurrentLoadedHours: false } as const;
  const power = aReportPoint('Measurement', { point: { name: 'Power', unitValue: 'kW' }, result: { value: '315' } });
  const configurator = { categories: [aCategory('Motor', [power])], extraPoints: [] };
  const full: GivenReport = {
    categories: [
      aCategory('Frame', [
        aReportPoint('Comment', {
          point: { description: 'What to look at' },
          result: { value: 'Worn', rating: ratings.Repair },
        }),
      ]),
    ],
    extraPoints: rated('Ok'),
    header: { summary: 'In short', comment: 'All in all' },
    parts: {
      findings: [finding('A crack', { description: 'Long', corrective: 'Weld it' })],
      priorityActions: [action('Paint', { priority: 'Low' }), action('Weld', { description: 'Now', priority: 'High' })],
    },
  };
  const fullWith = (wanted: object, header: GivenReport['header'] = {}) =>
    aWork({
      ...full,
      header: { ...full.header, ...header },
      work: { configurator, options: { ...options, ...wanted } },
    });

  it('stand in their order, with the ratings at the start, at the end or nowhere', () => {
    const start = ['summary', 'comment'];
    const rest = ['actions', 'findings', 'attention', 'configuration', 'points'];
    const end = ['signatures', 'appendix'];
    expect(sectionKeys(fullWith({}))).toEqual([...start, 'ratings', ...rest, ...end]);
    const at = (ratingTableLocation: 'End' | 'None') => fullWith({ ratingTableLocation });
    expect(sectionKeys(at('End'))).toEqual([...start, ...rest, 'ratings', ...end]);
    expect(sectionKeys(at('None'))).toEqual([...start, ...rest, ...end]);
  });

  it('are left out where there is nothing to say, but for the signatures', () => {
    expect(sectionKeys(aWork({ work: { options } }))).toEqual(['signatures']);
  });

  it('hold no appendix where the protocol or its type wants none', () => {
    expect(sectionKeys(fullWith({ infoAppendix: false }))).not.toContain('appendix');
    expect(sectionKeys(fullWith({}, { type: 'Closed' }))).not.toContain('appendix');
  });

  it('put the most urgent action first, and the configuration into a table [RPV-03] [RPV-04]', () => {
    const { sections } = buildDocument(fullWith({}), 'en');
    const rows = (key: string) => {
      const [block] = sections.find((section) => section.key === key)?.blocks ?? [];
      return block?.kind === 'table'
        ? block.rows.map(({ cells }) => cells.map(({ text, tone }) => `${text}/${tone}`))
        : [];
    };
    expect(rows('actions')).toEqual([
      ['Weld/plain', 'High/urgent', '–/plain', '–/plain', 'Open/plain'],
      ['Paint/plain', 'Low/plain', '–/plain', '–/plain', 'Open/plain'],
    ]);
    expect(rows('configuration')).toEqual([['Power/plain', '315\u00a0kW/plain']]);
  });

  it('are what the contract promises, in every language', () => {
    const documents = languageIds.map((language) => buildDocument(fullWith({}), language));
    for (const document of documents)
      expect(z.parse(z.omit(reportDocument, { inspectionId: true }), document)).toBeTruthy();
    expect(new Set(documents.map(({ kind }) => kind)).size).toBe(languageIds.length);
    for (const document of documents) expect(textsOf(document)).toContain('A crack');
  });
});

describe('a document', () => {
  it.each([
    ['Annual', 'Annual inspection report'],
    ['FAT', 'Factory acceptance test report'],
    ['Custom', 'Inspection report'],
  ] as const)('of type %s is called %s', (type, kind) => {
    expect(buildDocument(aWork({ header: { type } }), 'en').kind).toBe(kind);
  });

  it('is called by the machine, and carries the moment and number of its version on every page', () => {
    const document = buildDocument(aWork(), 'sv');
    expect(document).toMatchObject({
      title: 'CC 440 · SN-1',
      savedAt: '2026-03-06T08:00:00.000Z',
      footer: 'CC 440 · SN-1',
      edition: 'Version 1 av den 2026-03-06, 08:00 UTC, Uma Virtanen',
    });
    expect(document.pageLabel).toBe('Sida {page} av {pages}');
  });

  it('before the first submit says that it is a draft', () => {
    const work = aWork({ work: { number: 0, savedAt: null, control: null, isDraft: true } });
    expect(factsOf(work, 'visit').Version).toBe('Draft');
    expect(buildDocument(work, 'en')).toMatchObject({ edition: 'Draft', mark: 'Draft' });
  });
});
