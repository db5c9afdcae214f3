import type { KeyboardType, ValidationConsequence } from './point-types.ts';

export interface FieldRule {
  present: boolean;
  required: boolean;
}

/** Every point has these settings beside its content. */
export interface CommonSettings {
  contentRequired: boolean;
  keyboardType: KeyboardType;
  inputValidationRegexp: string;
  validationConsequence: ValidationConsequence;
  commentField: FieldRule;
  internalCommentField: FieldRule;
  ratingField: FieldRule;
  photoField: FieldRule & { onlyForFailure: boolean };
  voiceCommentField: { present: boolean };
  nameOverridable: boolean;
}

export const newSettings: CommonSettings = {
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
};

/** A stored record may lack some settings. */
export type SavedSettings = { [Name in keyof CommonSettings]?: Partial<CommonSettings[Name]> | null };

/** A stored point without a photo setting requires a photo; every other missing setting is as in a new point. */
export function loadedSettings(saved: SavedSettings): CommonSettings {
  const photo = saved.photoField ?? { present: true, required: true, onlyForFailure: false };
  return {
    contentRequired: saved.contentRequired ?? newSettings.contentRequired,
    keyboardType: saved.keyboardType ?? newSettings.keyboardType,
    inputValidationRegexp: saved.inputValidationRegexp ?? newSettings.inputValidationRegexp,
    validationConsequence: saved.validationConsequence ?? newSettings.validationConsequence,
    commentField: { ...newSettings.commentField, ...saved.commentField },
    internalCommentField: { ...newSettings.internalCommentField, ...saved.internalCommentField },
    ratingField: { ...newSettings.ratingField, ...saved.ratingField },
    photoField: { ...newSettings.photoField, ...photo },
    voiceCommentField: { present: saved.voiceCommentField?.present !== false },
    nameOverridable: saved.nameOverridable ?? newSettings.nameOverridable,
  };
}
