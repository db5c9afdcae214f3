import { describe, expect, it } from 'vitest';
import { pointTypes } from './point-types.ts';
import { newPoint } from './rules.ts';
import { loadedSettings, newSettings } from './settings.ts';

describe('the settings', () => {
  it.each(pointTypes)('of a new %s are the defaults of the template [PNT-10]', (type) =>
    expect(newPoint(type)).toMatchObject({
      name: '',
      productCategoryId: '',
      contentRequired: false,
      keyboardType: '',
      inputValidationRegexp: '',
      validationConsequence: 'NoAction',
      commentField: { present: true, required: false },
      internalCommentField: { present: true, required: false },
      ratingField: { present: true, required: true },
      photoField: { present: true, required: false, onlyForFailure: true },
      voiceCommentField: { present: true },
      nameOverridable: false,
      metas: [{ type: 'PointType', value: 'general' }],
    }),
  );

  it.each([
    ['MeasurementsWithPicture', 'fields', 4],
    ['SummaryWithRows', 'fields', 1],
    ['SummaryWithRows', 'rows', 1],
  ] as const)('of a new %s come with its %s: %d', (type, parts, count) =>
    expect((newPoint(type) as unknown as Record<string, unknown[]>)[parts]).toHaveLength(count),
  );

  it('of a saved point without a photo field ask for a photo [PNT-10]', () => {
    expect(loadedSettings({})).toEqual({
      ...newSettings,
      photoField: { present: true, required: true, onlyForFailure: false },
    });
    expect(loadedSettings({ photoField: null }).photoField).toMatchObject({ present: true, required: true });
    expect(loadedSettings({ photoField: { present: false } }).photoField).toMatchObject({
      present: false,
      required: false,
    });
  });

  it.each([
    [undefined, true],
    [null, true],
    [{}, true],
    [{ present: true }, true],
    [{ present: false }, false],
  ])(
    'of a saved point with the voice comment %j have it: %s; it is absent only when saved so [PNT-10]',
    (saved, present) => expect(loadedSettings({ voiceCommentField: saved }).voiceCommentField).toEqual({ present }),
  );

  it('that were saved are kept', () => expect(loadedSettings(newSettings)).toEqual(newSettings));
});
