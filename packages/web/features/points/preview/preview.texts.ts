import { texts } from '../../../ui/texts.ts';

export const t = texts({
  title: 'Preview',
  lead: 'What the inspector sees, on the machine that you choose. Nothing is kept.',
  family: 'Machine of family',
  model: 'and model',
  anyFamily: 'Any family',
  anyModel: 'Any model',
  unnamed: 'Point without a name',
  notFor: 'Lists do not offer this point for this product.',
  comment: 'Comment',
  photo: 'A photo can be taken here.',
  photoRequired: 'A photo is required here.',
  again: 'Start again',
});
