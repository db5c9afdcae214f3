import { texts } from '../../../ui/texts.ts';

export const t = texts({
  tab: 'Limits',
  closed: 'Only measurements have limits',
  title: 'Limits by family and model',
  lead: 'An empty cell takes the limit of the family, and where that is empty too, the general one. What applies is shown in grey. These are the same limits as under Content.',
  table: 'Measurement limits',
  product: 'Product',
  general: 'Any product',
  cell: '{name} of {product}',
  unlimited: 'No limits',
  unlimitedOf: 'No limits for {product}',
  notNumber: 'Not a number: the saved limit is kept',
  crossing: 'Above the next limit',
  addTitle: 'Limits for another product',
  add: 'Add row',
  save: 'Save limits',
  saved: 'The limits were saved.',
  failed: 'Not all limits were saved',
  kept: 'What was not saved is still here.',
  notYours: 'This point belongs to another company. You can view its limits.',
  loadFailed: 'The point could not be loaded',
});
