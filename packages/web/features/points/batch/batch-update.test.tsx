import { newDropdown, newDropdownOption } from '@assay/domain/points/new-parts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { formPart, openPointForm, write } from '../../../testing/point-form.tsx';
import { aKnownPoint } from '../../../testing/points.ts';

const [pointId, dropdownId, oil, grease] = [1, 11, 20, 21].map(customerId) as [string, string, string, string];
const aDropdownPoint = (details: object | null = null) =>
  aKnownPoint(1, 'Dropdown', {
    dropdowns: [
      {
        ...newDropdown(0),
        id: dropdownId,
        title: 'Lubricant',
        options: [
          { ...newDropdownOption(0), id: oil, title: 'Oil', batchUpdateDetails: details } as never,
          { ...newDropdownOption(1), id: grease, title: 'Grease' },
        ],
      },
    ],
  });

const similar = (number: number, pending = false) => ({
  dropdownId: customerId(30),
  dropdownName: 'Filling',
  inspectionPointName: `Point ${number}`,
  option: { id: customerId(40 + number), name: `Oil ${number}` },
  pending,
});

async function openForm(answers: object = {}, point = aDropdownPoint()) {
  const page = await openPointForm(`point=${pointId}`, {
    [`GET inspectionPoints/${pointId}`]: { body: point },
    [`PUT inspectionPoints/${pointId}`]: { body: point },
    'GET inspectionPoints/dropdownsWithSimilarOptions': { body: [similar(1), similar(2), similar(3, true)] },
    [`GET inspectionPoints/${pointId}/optionUpdates`]: { body: [] },
    ...answers,
  });
  const open = async () => {
    await page.user.click(screen.getByLabelText('Batch update of Option 1'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Batch update' }));
    await waitFor(() => expect(dialog.queryByRole('status')).toBeNull());
    return dialog;
  };
  const saved = async () => {
    await page.user.click(screen.getByText('Save point'));
    await waitFor(() => expect(page.sent(`PUT inspectionPoints/${pointId}`)).toHaveLength(1));
    return page.sent(`PUT inspectionPoints/${pointId}`)[0]?.body;
  };
  return { ...page, open, saved };
}

const locked = "This option can't be edited because it is already being updated with another batch update.";

describe('the batch update of an option', () => {
  it('lists similar options, toggles them all, and sends the chosen ones with the option', async () => {
    const { user, open, saved, sent } = await openForm();
    const dialog = await open();
    expect(sent('GET inspectionPoints/dropdownsWithSimilarOptions')[0]?.query).toEqual({
      currentDropdownId: dropdownId,
      currentOptionId: oil,
    });
    expect(dialog.getByText('This feature does not work for images.')).toBeTruthy();
    const entries = within(dialog.getByRole('list', { name: 'Similar options' })).getAllByRole<HTMLInputElement>(
      'checkbox',
    );
    for (const text of ['Point 1', 'Filling', 'Oil 1']) expect(dialog.getAllByText(text).length).toBeGreaterThan(0);
    const checked = () => entries.map((entry) => entry.checked);
    await user.click(dialog.getByLabelText('Toggle all'));
    // One that waits for another update cannot be chosen.
    expect([checked(), entries[2]?.disabled]).toEqual([[true, true, false], true]);
    expect(dialog.getByText(locked)).toBeTruthy();
    await user.click(dialog.getByLabelText('Toggle all'));
    expect(checked()).toEqual([false, false, false]);
    await user.click(entries[1] as HTMLElement);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('1 option of other points will be updated when the point is saved.')).toBeTruthy();
    await write(user, formPart('Option 1').getByLabelText('Name'), ' VG 46');
    expect(await saved()).toMatchObject({
      dropdowns: [
        { options: [{ title: 'Oil VG 46', batchUpdateDetails: { optionIds: [customerId(42)] } }, { title: 'Grease' }] },
      ],
    });
  });

  it('asks before it closes with a selection, and only then', async () => {
    const { user, open } = await openForm();
    const first = await open();
    await user.click(first.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = await open();
    await user.click(dialog.getByLabelText('Toggle all'));
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Close the batch update' }));
    expect(
      question.getByText(
        'Are you sure you want to close? You have selected options, you can save them from the bottom of the dialog.',
      ),
    ).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Go back' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Toggle all').checked).toBe(true);
    await user.keyboard('{Escape}');
    const again = within(await screen.findByRole('dialog', { name: 'Close the batch update' }));
    await user.click(again.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/will be updated/)).toBeNull();
  });

  it('of an option that waits for another one is locked, and so is the option', async () => {
    const { user } = await openForm({}, aDropdownPoint({ pending: true }));
    const option = formPart('Option 1');
    for (const label of ['Name', 'Batch update of Option 1', 'Add an image to Option 1'])
      expect(option.getByLabelText(label).closest('fieldset[disabled]'), label).toBeTruthy();
    expect(formPart('Option 2').getByLabelText('Name').closest('fieldset[disabled]')).toBeNull();
    expect(screen.getByLabelText(locked).getAttribute('aria-disabled')).toBe('true');
    await user.hover(screen.getByLabelText(locked));
    expect((await screen.findByRole('tooltip')).textContent).toBe(locked);
    expect(screen.queryByLabelText('Remove Option 1')).toBeNull();
  });

  it('tells what became of each option, and repeats those that failed with the next save', async () => {
    const update = (number: number, state: string, error: object | null = null) => ({
      ...similar(number),
      sourceOptionId: oil,
      state,
      error,
    });
    const failed = { code: 'point.goneMeanwhile', message: 'Gone.' };
    const { user, saved } = await openForm({
      [`GET inspectionPoints/${pointId}/optionUpdates`]: { body: [update(1, 'done'), update(2, 'failed', failed)] },
    });
    const results = within(await screen.findByLabelText('Batch updates of these options'));
    expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Point 2 · Filling · Oil 2FailedThe point was deleted before its option could be updated.',
    ]);
    await user.click(results.getByText('1 option was updated'));
    expect(await results.findByText('Point 1 · Filling · Oil 1')).toBeTruthy();
    await user.click(results.getByText('Repeat the failed ones'));
    expect(await saved()).toMatchObject({
      dropdowns: [{ options: [{ id: oil, batchUpdateDetails: { optionIds: [customerId(42)] } }, { id: grease }] }],
    });
  });
});
