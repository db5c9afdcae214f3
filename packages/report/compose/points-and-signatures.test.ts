import type { Block } from '@assay/contract/reports/document';
import type { Language } from '@assay/domain/languages';
import { newField, newSummaryRow } from '@assay/domain/points/new-parts';
import { ratings } from '@assay/domain/ratings';
import { describe, expect, it } from 'vitest';
import { aCategory, aReportPoint, aWork, aWorkOf, type GivenReport } from '../testing/report-work.ts';
import { blocksOf, rowOf } from '../testing/shown-blocks.ts';
import { buildDocument } from './build-document.ts';

const photo = (imageId: string, caption: string) => ({
  id: imageId,
  imageId,
  index: 0,
  caption,
  layout: 'Default' as const,
  contentType: 'image/jpeg',
  width: 1600,
  height: 1200,
});

describe('a point in a report', () => {
  const translated = { name: 'Bearing', translations: { fi: 'Laakeri' } };
  it.each<[string, Language, string, string]>([
    ['its name in English', 'en', '', 'Bearing'],
    ['its translation', 'fi', '', 'Laakeri'],
    ['its English name where there is no translation', 'sv', '', 'Bearing'],
    ['what the inspector called it', 'fi', 'Main bearing', 'Main bearing'],
  ])('is called by %s', (_, language, nameOverride, title) => {
    const point = aReportPoint('Comment', { point: translated, result: { nameOverride } });
    expect(rowOf(point, language).title).toBe(title);
  });

  it.each<[string, Parameters<typeof aReportPoint>[1], string[], string | undefined]>([
    ['rated', { result: { value: 'x' } }, [], 'Ok'],
    [
      'of a phase with a sample',
      { at: { phase: 'Running', sampleId: 'OIL-1' } },
      ['Phase: Running', 'Sample: OIL-1'],
      'Ok',
    ],
    ['skipped', { result: { value: 'x', rating: ratings.NotApplicable } }, ['Skipped'], 'Not applicable'],
    ['taken over', { result: { value: 'x', prefilled: true } }, ['As at the last visit'], 'Ok'],
    ['left empty', { result: { rating: ratings.NotSet } }, ['Not answered'], 'Not rated'],
    [
      'without a rating to give',
      { point: { ratingField: { present: false, required: false } }, result: { value: 'x', rating: ratings.NotSet } },
      [],
      undefined,
    ],
    ['obsolete', { result: { rating: ratings.Obsolete } }, [], 'Obsolete'],
  ])('%s says so', (_, given, notes, label) => {
    const entry = rowOf(aReportPoint('Comment', given));
    expect(entry.notes).toEqual(notes);
    expect(entry.rating?.label).toBe(label);
  });

  it('says of letters where a number was asked for that they are none', () => {
    const point = aReportPoint('Measurement', { result: { value: 'abc' } });
    expect(rowOf(point).notes).toEqual(['Not a number: abc']);
    expect(rowOf(point, 'fr').notes).toEqual(['Pas un nombre : abc']);
    expect(rowOf(aReportPoint('Measurement', { result: { value: '4,5' } })).notes).toEqual([]);
    const words = { point: { keyboardType: 'default' }, result: { value: 'abc' } };
    expect(rowOf(aReportPoint('Measurement', words)).notes).toEqual([]);
  });

  it.each<[string, object, string[]]>([
    ['nothing but its trend of earlier visits', {}, ['Not answered']],
    ['a value', { value: '12' }, []],
    ['a comment', { comment: 'Not reached' }, []],
    ['a photo', { photos: [photo('one', 'Left')] }, []],
  ])('that nobody rated and that has %s says whether it was answered', (_, result, notes) => {
    const earlier = [8, 10].map((value, place) => ({
      ...{ at: `2025-0${place + 1}-04T08:00:00.000Z`, value, inspectionId: 'before', inspectionName: 'Before' },
    }));
    const point = { visualization: 'LineChart', measurementTitle: 'Gap' };
    const at = aReportPoint('Measurement', { point, result: { rating: ratings.NotSet, ...result }, earlier });
    const row = rowOf(at);
    expect(row.content.map(({ kind }) => kind)).toContain('chart');
    expect(row.notes).toEqual(notes);
  });

  it.each([
    [ratings.Ok, ['* As at the last visit']],
    [ratings.NotApplicable, ['Skipped']],
  ])('of a table with old values says what their sign means: rated %d', (rating, notes) => {
    const values = [{ rowId: 'row', fieldId: 'field', value: '12' }];
    const result = { rating, content: { values }, prefilledCells: ['row/field'] };
    const point = { rows: [{ ...newSummaryRow(1), id: 'row' }], fields: [{ ...newField(0), id: 'field' }] };
    expect(rowOf(aReportPoint('SummaryWithRows', { point, result })).notes).toEqual(notes);
  });

  it('shows its answer, comment and photos, and of a skipped one no answer [RPV-03]', () => {
    const result = { value: '12', comment: 'Worn', photos: [photo('one', 'Left'), photo('two', '')] };
    const told = (given: object) => {
      const { figures, content } = rowOf(aReportPoint('Measurement', { result: { ...result, ...given } }));
      return [...figures.map(({ value }) => value), ...content.map(({ key }) => key)];
    };
    expect(told({})).toEqual(['12', 'comment', 'photos']);
    expect(told({ rating: ratings.NotApplicable })).toEqual(['comment', 'photos']);
    const photos = rowOf(aReportPoint('Measurement', { result })).content.find(({ kind }) => kind === 'photos');
    expect(photos).toMatchObject({
      photos: [
        { imageId: 'one', caption: 'Left', alt: 'Photo 1: Left', width: 1600, height: 1200 },
        { imageId: 'two', caption: '', alt: 'Photo 2: A point' },
      ],
    });
  });

  it('that is not meant for the report is not in it', () => {
    const hidden = aReportPoint('Comment', {
      result: { value: 'Hidden', rating: ratings.Repair },
      at: { showInReport: false },
    });
    const work = aWorkOf([hidden, aReportPoint('Comment')], {
      work: { options: { ratingTableLocation: 'Start', infoAppendix: true, showCurrentLoadedHours: false } },
    });
    expect(JSON.stringify(buildDocument(work, 'en'))).not.toMatch(/Hidden|Repair or replace","count":1/);
  });

  it('stands under its category and its subcategory, whose title is not repeated', () => {
    const at = (subcategoryTitle: string) => aReportPoint('Comment', { at: { subcategoryTitle } });
    const work = aWorkOf([at(''), at('Upper'), at('Upper'), at('Lower')]);
    const shown = blocksOf(work, 'points').map((block) =>
      block.kind === 'heading'
        ? `${block.level} ${block.text}`
        : block.kind === 'points'
          ? block.rows.length
          : block.kind,
    );
    expect(shown).toEqual(['2 Frame', 1, '3 Upper', 2, '3 Lower', 1]);
  });
});

describe('the ratings of a report', () => {
  it('are counted by category and in all, then the points from Follow up on, worst first', () => {
    const point = (name: string, rating: keyof typeof ratings, comment = '') =>
      aReportPoint('Comment', { point: { name }, result: { rating: ratings[rating], comment } });
    const options = { ratingTableLocation: 'Start', infoAppendix: false, showCurrentLoadedHours: false } as const;
    const work = aWork({
      work: { options },
      categories: [
        aCategory('Frame', [
          point('Bolt', 'Follow'),
          point('Weld', 'ImmediateAction', 'Cracked'),
          point('Paint', 'Ok'),
        ]),
        aCategory('Drive', [point('Belt', 'Follow'), point('Oil', 'Obsolete')]),
      ],
    });
    const [counts, attention] = blocksOf(work, 'ratings');
    const cells = (block: Block | undefined) =>
      block?.kind === 'table'
        ? block.rows.map((row) => row.cells.map(({ text, rating }) => rating?.label ?? text))
        : [];
    expect(cells(counts)).toEqual([
      ['Frame', '1', '1', '–', '1', '–'],
      ['Drive', '–', '1', '–', '–', '–'],
      ['Total', '1', '2', '–', '1', '–'],
    ]);
    expect(cells(attention).map(([name, rating, comment]) => [name?.replace(/^\d+\. /, ''), rating, comment])).toEqual([
      ['Weld', 'Immediate', 'Cracked'],
      ['Bolt', 'Follow up', ''],
      ['Belt', 'Follow up', ''],
    ]);
  });
});

describe('the signatures of a report', () => {
  const signature = (version: number) => ({
    name: 'Aino',
    imageId: 'drawn',
    signedAt: '2026-03-05T10:40:00.000Z',
    version,
  });
  const signed = (given: GivenReport) => {
    const [block] = blocksOf(aWork(given), 'signatures');
    return block?.kind === 'signatures' ? block.signatures : [];
  };

  it.each([
    ['Annual', ['Inspector', 'Customer']],
    ['FAT', ['Inspected and tested by', 'Approved by']],
  ] as const)('are labelled in a report of type %s as %j [RPV-04]', (type, labels) => {
    expect(signed({ header: { type } }).map(({ label }) => label)).toEqual(labels);
  });

  it('say when they were given, and on which version where it was another', () => {
    const [provider, customer] = signed({
      work: { number: 2 },
      parts: { providerSignature: signature(2), customerSignature: signature(1) },
    });
    expect(provider).toMatchObject({
      name: 'Aino',
      signedAt: '05/03/2026, 10:40 UTC',
      note: '',
      alt: 'Signature of Aino',
    });
    expect(customer).toMatchObject({ imageId: 'drawn', note: 'Signed: version 1' });
  });

  it('that are missing leave room', () => {
    expect(signed({}).map(({ note, imageId }) => [note, imageId])).toEqual([
      ['Not signed', null],
      ['Not signed', null],
    ]);
  });
});

describe('the appendix of a report', () => {
  it('tells what each point is about, in the language, with its unit, limits and documents', () => {
    const point = aReportPoint('Measurement', {
      point: {
        name: 'Gap',
        description: 'Measure it',
        descriptionTranslations: { fi: 'Mittaa se' },
        documentNames: ['Gap table.pdf', '图纸.png'],
        unitValue: 'mm',
        measurementLimits: [
          {
            id: 'l',
            productFamilyId: null,
            productModelId: null,
            criticalLow: null,
            low: 2,
            high: 4,
            criticalHigh: null,
          },
        ],
      },
    });
    const options = { ratingTableLocation: 'None', infoAppendix: true, showCurrentLoadedHours: false } as const;
    const work = aWorkOf([point, aReportPoint('Comment')], { work: { options } });
    expect(blocksOf(work, 'appendix', 'fi')).toMatchObject([
      {
        title: 'Gap',
        content: [
          { text: 'Mittaa se' },
          {
            facts: [
              { label: 'Yksikkö', value: 'mm' },
              { label: 'Raja-arvot', value: '2–4\u00a0mm' },
              { label: 'Asiakirjat', value: 'Gap table.pdf, 图纸.png' },
            ],
          },
        ],
      },
    ]);
  });
});
