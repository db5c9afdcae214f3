import { texts } from '../../../ui/texts.ts';

export const t = texts({
  title: 'Batch update',
  open: 'Batch update of {option}',
  lead: 'Options of other inspection points that are like "{option}". The chosen ones get its title and follow-up value when the point is saved.',
  note: 'This feature does not work for images.',
  none: 'No other inspection point has an option like this one.',
  loading: 'Looking for similar options...',
  toggleAll: 'Toggle all',
  list: 'Similar options',
  save: 'Save',
  close: 'Close',
  closeTitle: 'Close the batch update',
  closeQuestion:
    'Are you sure you want to close? You have selected options, you can save them from the bottom of the dialog.',
  back: 'Go back',
  locked: "This option can't be edited because it is already being updated with another batch update.",
  willUpdate: {
    one: '{count} option of other points will be updated when the point is saved.',
    other: '{count} options of other points will be updated when the point is saved.',
  },
  results: 'Batch updates of these options',
  place: '{point} · {dropdown} · {option}',
  pending: 'Waiting',
  done: 'Updated',
  failed: 'Failed',
  doneCount: { one: '{count} option was updated', other: '{count} options were updated' },
  repeat: 'Repeat the failed ones',
  repeatHint: 'They are updated when the point is saved.',
});
