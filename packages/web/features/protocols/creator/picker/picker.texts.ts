import { texts } from '../../../../ui/texts.ts';

export const t = texts({
  title: 'Points to choose from',
  search: 'Search points',
  type: 'Inspection type',
  anyType: 'All inspection types',
  ownType: 'As the protocol',
  byProducts: 'Only points for the chosen products',
  chosen: 'The chosen point',
  none: 'Choose a point to read about it. A double click adds it, Enter too; or drag it to its place.',
  unit: 'Unit: {unit}',
  families: 'For: {families}',
  anyFamily: 'any product',
  add: 'Add to {category}',
  added: '{point} added to {category}',
  isIn: { one: 'In the protocol', other: 'In the protocol {count} times' },
  untitled: 'the category without a title',
});
