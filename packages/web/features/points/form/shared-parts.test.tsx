import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPointForm } from '../../../testing/point-form.tsx';
import { aKnownPoint } from '../../../testing/points.ts';

/** What all forms share, whatever they ask for besides; looked for by labels and elements, which takes less than roles do. */
function expectSharedParts(): void {
  for (const heading of ['Documents', 'Common settings']) screen.getByText(heading, { selector: 'h2, h3, h4' });
  expect(screen.getAllByLabelText(/^Name/, { selector: 'input' })).not.toHaveLength(0);
  screen.getByLabelText('Description', { selector: 'textarea' });
  for (const tip of [/^The name of the point/, /^What the inspector should look at/])
    screen.getByLabelText(tip, { selector: 'button' });
  for (const picker of ['Product families', 'Product models']) screen.getByLabelText(picker, { selector: 'input' });
  for (const narrowing of ['inspection types', 'use case types'])
    screen.getByLabelText(`Only for certain ${narrowing}`, { selector: '[type=checkbox]' });
  const kind = screen.getByLabelText('Kind', { selector: '[role=radiogroup]' });
  expect(within(kind).getAllByRole('radio')).toHaveLength(2);
  screen.getByText('Cancel');
}

test.each([
  'Comment',
  'Measurement',
  'SummaryWithRows',
  'MeasurementsWithPicture',
  'RadioButtonSelection',
  'RadioButtonSelectionAndRangeValues',
  'MultipleChoices',
  'MultipleChoicesAndRangeValues',
  'Dropdown',
])(
  'the form of a new point of type %s has what all forms share, and its own button [PNT-05, PNT-07]',
  async (template) => {
    await openPointForm(`tab=tab-2&template=${template}`);
    expectSharedParts();
    screen.getByText('Create point');
    for (const ofExisting of ['Save point', 'Duplicate', 'Delete point'])
      expect(screen.queryByText(ofExisting)).toBeNull();
  },
);

test('the form of a point that is there has the same, and its own buttons [PNT-07]', async () => {
  const known = aKnownPoint(1, 'RangeValues');
  await openPointForm(`point=${known.id}`, { [`GET inspectionPoints/${known.id}`]: { body: known } });
  expectSharedParts();
  for (const ofExisting of ['Save point', 'Duplicate', 'Delete point']) screen.getByText(ofExisting);
  expect(screen.queryByText('Create point')).toBeNull();
});
