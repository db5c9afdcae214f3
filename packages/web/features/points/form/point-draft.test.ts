import type { InspectionPoint } from '@assay/contract/points/point';
import { newChoiceList, newRangeValue, newSummaryField, newSummaryRow } from '@assay/domain/points/new-parts';
import { describe, expect, it } from 'vitest';
import { aKnownPoint, aPoint } from '../../../testing/points.ts';
import { draftOf, generalFieldsOf, inputOf } from './point-draft.ts';

const modelMeta = { type: 'ProductModel' as const, value: 'model-1' };
const hasTemporaryId = (value: unknown): boolean => JSON.stringify(value).includes('temp-id-');

describe('what is sent of a point', () => {
  it('has no temporary ids, and keeps those that are known', () => {
    const known = { ...newRangeValue(0), id: 'known' };
    const input = inputOf(aPoint('RangeValues', { rangeValues: [known, newRangeValue(1)] }));
    expect(hasTemporaryId(input)).toBe(false);
    expect(input).toMatchObject({ rangeValues: [{ id: 'known', index: 0 }, { index: 1 }] });
  });

  it('keeps the temporary ids by which lines of a chart name their rows and fields', () => {
    const [field, other, row] = [newSummaryField(0), newSummaryField(1), newSummaryRow(0)];
    const visualizationDatasets = [{ id: 'temp-id-d', name: 'Line', rowId: row.id, columnId: field.id }];
    const input = inputOf(
      aPoint('SummaryWithRows', { fields: [field, other], rows: [row], visualizationDatasets }),
    ) as unknown as Record<string, { id?: string }[]>;
    expect(input.fields?.map(({ id }) => id)).toEqual([field.id, undefined]);
    expect(input.rows?.map(({ id }) => id)).toEqual([row.id]);
    expect(input.visualizationDatasets).toEqual([{ name: 'Line', rowId: row.id, columnId: field.id }]);
  });

  it('has neither the texts of limits nor other signs of the form [PNT-12]', () => {
    const limit = {
      id: 'l',
      productFamilyId: null,
      productModelId: null,
      criticalLow: null,
      low: 2,
      high: null,
      criticalHigh: null,
    };
    const typed = { ...limit, lowDisplay: '2,0', highDisplay: 'soon', changed: true, isNewValue: true };
    expect(inputOf(aPoint('Measurement', { measurementLimits: [typed] }))).toMatchObject({
      measurementLimits: [limit],
    });
    expect(JSON.stringify(inputOf(aPoint('Measurement', { measurementLimits: [typed] })))).not.toMatch(
      /Display|changed|isNewValue/,
    );
  });

  it('leaves a limit as it was saved while its text is no number', () => {
    const limit = { id: 'l', productFamilyId: null, productModelId: null, criticalLow: null, criticalHigh: null };
    const saved = { ...limit, inspectionPointId: 'p', low: 40, high: 60 };
    const known = { ...aKnownPoint(1, 'Measurement'), measurementLimits: [saved] };
    const typed = [
      { ...limit, low: null, lowDisplay: '', high: null, highDisplay: 'soon' },
      { ...limit, id: 'temp-id-new', low: 1, high: null, highDisplay: 'later' },
    ];
    expect(inputOf(aPoint('Measurement', { measurementLimits: typed }), known as InspectionPoint)).toMatchObject({
      measurementLimits: [
        { low: null, high: 60 },
        { low: 1, high: null },
      ],
    });
  });

  it('names the models of every part, and patches the rules of known range values', () => {
    const known = { ...newRangeValue(0), id: 'known', inputValidationRegexp: 'a', metas: [modelMeta] };
    const input = inputOf(
      aPoint('MultipleChoicesAndRangeValues', {
        multipleChoices: [newChoiceList(0)],
        rangeValues: [known, newRangeValue(1)],
      }),
    );
    expect(input).toMatchObject({
      multipleChoices: [{ metas: [{ type: 'AnyProductModel' }], modelIds: [] }],
      rangeValues: [{ modelIds: ['model-1'] }, { modelIds: [] }],
      rangeValueUpdates: { known: { inputValidationRegexp: 'a', validationConsequence: 'NoAction' } },
    });
    expect(Object.keys((input as { rangeValueUpdates: object }).rangeValueUpdates)).toEqual(['known']);
    expect(input).not.toHaveProperty('modelIds');
  });
});

describe('the draft of a known point', () => {
  it('leaves out what is not the author’s to change', () => {
    const draft = draftOf(aKnownPoint(1, 'Measurement') as unknown as InspectionPoint);
    for (const name of ['id', 'kind', 'unitValue', 'titles', 'documents', 'translations', 'editable', 'revision'])
      expect(draft).not.toHaveProperty(name);
    expect(draft).toMatchObject({ type: 'Measurement', name: 'A Measurement', lifeEstimate: 'Off' });
  });

  it('is the same after a meta was taken away and chosen again', () => {
    const rangeValues = (metaId: string) => [{ ...newRangeValue(0), id: 'r', metas: [{ id: metaId, ...modelMeta }] }];
    const draftWith = (metaId: string) =>
      draftOf({
        ...aKnownPoint(1, 'RangeValues', { rangeValues: rangeValues(metaId) }),
        metas: [{ id: metaId, ...modelMeta }],
      } as unknown as InspectionPoint);
    expect(draftWith('one')).toEqual(draftWith('other'));
    expect(draftWith('one').metas).toEqual([modelMeta]);
  });

  it('has the defaults of a loaded point where it says nothing [PNT-10]', () => {
    const { photoField: _, voiceCommentField: __, ...bare } = aKnownPoint(1, 'Comment');
    const draft = draftOf(bare as unknown as InspectionPoint);
    expect(draft.photoField).toEqual({ present: true, required: true, onlyForFailure: false });
    expect(draft.voiceCommentField).toEqual({ present: true });
  });

  it('of general fields alone sends the settings and the category', () => {
    const fields = generalFieldsOf(aPoint('Summary'));
    expect(Object.keys(fields)).not.toContain('name');
    expect(fields).toMatchObject({ contentRequired: false, productCategoryId: expect.any(String) });
  });
});
