import { texts } from '../../../ui/texts.ts';

export const t = texts({
  title: 'Preview',
  lead: 'What the inspector sees on the chosen machine. Nothing is saved.',
  family: 'Preview on: family',
  model: 'Preview on: model',
  anyFamily: 'Any family',
  anyModel: 'Any model',
  unnamed: 'Point without a name',
  notFor: 'Lists do not offer this point for this product.',
  comment: 'Comment',
  photo: 'A photo can be taken here.',
  photoRequired: 'A photo is required here.',
  again: 'Start again',
});
