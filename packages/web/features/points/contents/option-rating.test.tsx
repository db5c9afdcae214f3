import { newGroupOption } from '@assay/domain/points/new-parts';
import { type Rating, ratings } from '@assay/domain/ratings';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { editPoint, formPart } from '../../../testing/point-form.tsx';
import { aKnownPoint } from '../../../testing/points.ts';

/** A point with a group of options that rate it so. */
function rated(custom: boolean, given: Record<string, Rating | null>) {
  const options = Object.entries(given).map(([name, rating], index) => ({
    ...{ ...newGroupOption(index), id: customerId(20 + index), name, rating },
  }));
  return aKnownPoint(1, 'RadioButtonSelection', {
    optionGroup: { id: customerId(11), name: 'State', custom, options },
  });
}

const select = (option: number) => formPart(`Option ${option}`).getByLabelText<HTMLSelectElement>('Rates the point');
const chosen = (option: number) => select(option).selectedOptions[0]?.textContent;

describe('what an option rates its point', () => {
  it('is chosen in the form of the point, and saved with it', async () => {
    const { user, saved } = await editPoint(rated(true, { Fine: ratings.Ok, Worn: null, Broken: null }));
    expect([1, 2, 3].map(chosen)).toEqual(['Ok', 'The inspector rates it', 'The inspector rates it']);
    await user.selectOptions(select(1), 'The inspector rates it');
    await user.selectOptions(select(3), 'Repair or replace');
    expect(await saved()).toMatchObject({
      optionGroup: {
        options: [
          { name: 'Fine', rating: null },
          { name: 'Worn', rating: null },
          { name: 'Broken', rating: ratings.Repair },
        ],
      },
    });
  });

  it('is shown of a predefined group, and taken along where that is customised', async () => {
    const { user, saved } = await editPoint(rated(false, { Fine: ratings.Ok, Maybe: null }));
    const options = within(screen.getByLabelText('Options', { selector: 'ul' })).getAllByRole('listitem');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Fine · Ok', 'Maybe']);
    await user.click(screen.getByRole('button', { name: 'Customise' }));
    expect([1, 2].map(chosen)).toEqual(['Ok', 'The inspector rates it']);
    expect(await saved()).toMatchObject({
      optionGroup: { custom: true, options: [{ rating: ratings.Ok }, { rating: null }] },
    });
  });
});
