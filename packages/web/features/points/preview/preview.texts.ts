import { texts } from '../../../ui/texts.ts';

export const t = texts({
  title: 'Preview',
  lead: 'What the inspector sees on the chosen machine. Nothing is saved.',
  language: 'Language of the preview',
  family: 'Preview on: family',
  model: 'Preview on: model',
  anyFamily: 'Any family',
  anyModel: 'Any model',
  unnamed: 'Point without a name',
  notFor: 'Lists do not offer this point for this product.',
  comment: 'Comment',
  photo: 'A photo can be taken here.',
  photoRequired: 'A photo is required here.',
  internalComment: 'Internal comment',
  internalHint: 'Seen by the provider’s staff alone.',
  voice: 'A voice comment can be recorded here.',
  answerRequired: 'An answer is required.',
  ratingRequired: 'A rating is required.',
  again: 'Start again',
});
