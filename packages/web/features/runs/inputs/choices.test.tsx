import {
  newChoiceList,
  newChoiceOption,
  newDropdown,
  newDropdownOption,
  newGroupOption,
  newRangeValue,
} from '@assay/domain/points/new-parts';
import { ratings } from '@assay/domain/ratings';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aPoint } from '../../../testing/points.ts';
import { tryInput } from './testing/try-input.tsx';

const followUpRangeValue = { ...newRangeValue(0), title: 'Crack length' };
const optionGroup = {
  id: 'g',
  name: 'Condition',
  custom: true,
  options: [
    { ...newGroupOption(1), id: 'worn', name: 'Worn', defaultComment: 'Worn.', followUpRangeValue },
    { ...newGroupOption(0), id: 'good', name: 'Good', defaultComment: 'Good.' },
    { ...newGroupOption(2), id: 'plain', name: 'Plain' },
    { ...newGroupOption(3), id: 'empty', name: ' ' },
  ],
};
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('a radio selection', () => {
  it('puts the default comment of the chosen option into an empty comment [AUP-09]', async () => {
    const { user, kept } = tryInput(aPoint('RadioButtonSelection', { optionGroup }));
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    await user.click(radio('Good'));
    expect(kept.current).toMatchObject({ result: { selection: 'good' }, comment: 'Good.' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('replaces another comment only when that is confirmed [AUP-09]', async () => {
    const { user, kept } = tryInput(aPoint('RadioButtonSelection', { optionGroup }), { comment: 'Mine' });
    await user.click(radio('Good'));
    const dialog = screen.getByRole('dialog', { name: 'Replace the comment' });
    expect(within(dialog).getByText(/"Mine".*"Good\."/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(kept.current).toMatchObject({ result: { selection: 'good' }, comment: 'Mine' });
    await user.click(radio('Worn'));
    await user.click(screen.getByRole('button', { name: 'Replace the comment' }));
    expect(kept.current).toMatchObject({ result: { selection: 'worn' }, comment: 'Worn.' });
  });

  it('asks nothing for an option without a default comment, or with the same one', async () => {
    const { user, kept } = tryInput(aPoint('RadioButtonSelection', { optionGroup }), { comment: 'Good.' });
    await user.click(radio('Plain'));
    await user.click(radio('Good'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(kept.current.comment).toBe('Good.');
  });

  it('keeps a comment when an option without a default comment is chosen, whoever wrote it', async () => {
    const given = { result: { selection: 'worn', followUps: [] }, comment: 'Worn.' };
    const { user, kept } = tryInput(aPoint('RadioButtonSelection', { optionGroup }), given);
    await user.click(radio('Plain'));
    expect(kept.current).toMatchObject({ result: { selection: 'plain' }, comment: 'Worn.' });
  });

  it('takes its default comment along when it is cleared, unless somebody changed it', async () => {
    const clear = () => screen.getByRole('button', { name: 'Clear the choice' });
    const given = { result: { selection: 'worn', followUps: [] } };
    const { user, kept } = tryInput(aPoint('RadioButtonSelection', { optionGroup }), { ...given, comment: 'Worn.' });
    await user.click(clear());
    expect(kept.current.comment).toBe('');
    cleanup();
    const own = tryInput(aPoint('RadioButtonSelection', { optionGroup }), { ...given, comment: 'Worn. Left side.' });
    await own.user.click(clear());
    expect(own.kept.current.comment).toBe('Worn. Left side.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows what an option asks for while it is chosen', async () => {
    const { user, kept } = tryInput(aPoint('RadioButtonSelection', { optionGroup }));
    await user.click(radio('Worn'));
    await user.type(screen.getByRole('textbox', { name: 'Crack length' }), '12');
    expect(kept.current.result).toEqual({ selection: 'worn', followUps: [{ optionId: 'worn', value: '12' }] });
    await user.click(radio('Plain'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(kept.current.result).toEqual({ selection: 'plain', followUps: [] });
  });

  it('rates the point by an option that carries a rating, and says so before', async () => {
    const options = optionGroup.options.map((option) => ({
      ...option,
      rating: option.id === 'worn' ? ratings.Follow : option.id === 'good' ? ratings.Ok : null,
    }));
    const { user, kept } = tryInput(aPoint('RadioButtonSelection', { optionGroup: { ...optionGroup, options } }));
    expect(screen.getByText('Rates Follow up').nextElementSibling?.textContent).toBe('Comment: Worn.');
    const marks = ['Worn', 'Good', 'Plain'].map((name) => radio(name).closest<HTMLElement>('label')?.dataset.rating);
    expect(marks).toEqual(['Follow', 'Ok', undefined]);
    await user.click(radio('Worn'));
    expect(kept.current).toMatchObject({ result: { selection: 'worn' }, rating: ratings.Follow });
    await user.click(radio('Plain'));
    expect(kept.current.rating).toBe(ratings.Follow);
  });

  it('takes its rating along when it is cleared, unless somebody changed it', async () => {
    const options = optionGroup.options.map((option) => ({ ...option, rating: ratings.Repair }));
    const point = aPoint('RadioButtonSelection', { optionGroup: { ...optionGroup, options } });
    const given = { result: { selection: 'plain', followUps: [] } };
    const { user, kept } = tryInput(point, { ...given, rating: ratings.Repair });
    await user.click(screen.getByRole('button', { name: 'Clear the choice' }));
    expect(kept.current).toMatchObject({ result: { selection: null }, rating: ratings.NotSet });
    cleanup();
    const own = tryInput(point, { ...given, rating: ratings.Follow });
    await own.user.click(screen.getByRole('button', { name: 'Clear the choice' }));
    expect(own.kept.current).toMatchObject({ result: { selection: null }, rating: ratings.Follow });
  });

  it('that was not applicable is so no more once an option is chosen', async () => {
    const { user, kept } = tryInput(aPoint('RadioButtonSelection', { optionGroup }), { rating: ratings.NotApplicable });
    await user.click(radio('Plain'));
    expect(kept.current).toMatchObject({ result: { selection: 'plain' }, rating: ratings.NotSet });
  });
});

describe('lists of choices', () => {
  const list = (id: string, index: number, titles: string[], more: object) => ({
    ...newChoiceList(index),
    id,
    title: id,
    options: titles.map((title, at) => ({ ...newChoiceOption(at), id: `${id}-${title}`, title })),
    ...more,
  });
  const multipleChoices = [
    list('Severity', 1, ['Light', 'Heavy'], { radio: true }),
    list('Damage', 0, ['Cracks', 'Dents'], {}),
    list('Hidden', 2, ['Never'], { metas: [{ type: 'ProductModel', value: 'other' }] }),
  ];

  it('take one or any number of options, and leave out what is for other models', async () => {
    const { user, kept } = tryInput(aPoint('MultipleChoices', { multipleChoices }));
    expect(screen.getAllByRole('group').map((one) => one.querySelector('legend')?.textContent)).toEqual([
      'Damage',
      'Severity',
    ]);
    for (const name of ['Cracks', 'Dents', 'Cracks']) await user.click(screen.getByRole('checkbox', { name }));
    for (const name of ['Light', 'Heavy']) await user.click(radio(name));
    expect(kept.current.result).toEqual({
      multipleChoices: [
        { multipleChoiceId: 'Damage', optionIds: ['Damage-Dents'] },
        { multipleChoiceId: 'Severity', optionIds: ['Severity-Heavy'] },
      ],
      followUps: [],
    });
    await user.click(screen.getByRole('button', { name: 'Clear the choice' }));
    expect(kept.current.result).toMatchObject({ multipleChoices: [{}, { optionIds: [] }] });
  });

  it('ask the follow-up of each chosen option and forget it with the option', async () => {
    const [damage] = [list('Damage', 0, ['Cracks', 'Dents'], {})];
    const options = damage.options.map((option) => ({
      ...option,
      followUpRangeValue: { ...followUpRangeValue, title: option.title },
    }));
    const { user, kept } = tryInput(aPoint('MultipleChoices', { multipleChoices: [{ ...damage, options }] }));
    for (const name of ['Cracks', 'Dents']) {
      await user.click(screen.getByRole('checkbox', { name }));
      await user.type(screen.getByRole('textbox', { name }), '1');
    }
    await user.click(screen.getByRole('checkbox', { name: 'Cracks' }));
    expect(kept.current.result).toMatchObject({ followUps: [{ optionId: 'Damage-Dents', value: '1' }] });
  });
});

describe('dropdowns', () => {
  const optionsOf = (...titles: string[]) =>
    titles.map((title, index) => ({ ...newDropdownOption(index), id: title, title }));
  const options = optionsOf('Oil', 'Grease', 'Paste', 'Water', 'None');
  const dropdowns = [
    { ...newDropdown(0), id: 'one', title: 'Lubricant', options },
    { ...newDropdown(1), id: 'many', title: 'Filters', multiselect: true, options },
  ];

  it('find an option by typing, one or several, in a list 300 px high [LST-09]', async () => {
    const { user, kept } = tryInput(aPoint('Dropdown', { dropdowns }));
    await user.type(screen.getByRole('combobox', { name: 'Lubricant' }), 'gre');
    expect(screen.getByRole('listbox').style.maxHeight).toBe('300px');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Grease']);
    await user.keyboard('{Enter}');
    await user.type(screen.getByRole('combobox', { name: 'Filters' }), 'oil{Enter}');
    await user.type(screen.getByRole('combobox', { name: 'Filters' }), 'gre{Enter}');
    expect(kept.current.result).toEqual({
      dropdowns: [
        { dropdownId: 'one', optionIds: ['Grease'] },
        { dropdownId: 'many', optionIds: ['Oil', 'Grease'] },
      ],
      followUps: [],
    });
    await user.click(screen.getByRole('button', { name: 'Remove Oil' }));
    expect(kept.current.result).toMatchObject({ dropdowns: [{}, { optionIds: ['Grease'] }] });
  });

  it('of a few options are buttons, one or several, and a second tap clears', async () => {
    const few = dropdowns.map((dropdown) => ({ ...dropdown, options: optionsOf('Oil', 'Grease') }));
    const { user, kept } = tryInput(aPoint('Dropdown', { dropdowns: few }));
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(radio('Grease'));
    for (const name of ['Oil', 'Grease']) await user.click(screen.getByRole('checkbox', { name }));
    expect(kept.current.result).toMatchObject({
      dropdowns: [{ optionIds: ['Grease'] }, { optionIds: ['Oil', 'Grease'] }],
    });
    await user.click(radio('Grease'));
    expect(kept.current.result).toMatchObject({ dropdowns: [{ optionIds: [] }, {}] });
  });

  it.each([
    [false, 'show what options look like, in the list and once they are chosen'],
    [true, 'hide what options look like when their author wants it'],
  ])('with hideImages %s %s', async (hideImages) => {
    const bytes = { body: 'picture', headers: { 'content-type': 'image/png' } };
    const { calls } = fakeApi({ 'GET images/picture-of-oil/file': bytes });
    const [lubricant] = dropdowns;
    const pictured = options.map((option) => (option.id === 'Oil' ? { ...option, imageId: 'picture-of-oil' } : option));
    const { user } = tryInput(
      aPoint('Dropdown', { dropdowns: lubricant ? [{ ...lubricant, hideImages, options: pictured }] : [] }),
    );
    await user.click(screen.getByRole('combobox', { name: 'Lubricant' }));
    const [oil, grease] = screen.getAllByRole('option');
    if (!hideImages) await waitFor(() => expect(oil?.querySelector('img')).toBeTruthy());
    expect(grease?.querySelector('img, [role=status]')).toBeNull();
    await user.click(oil as HTMLElement);
    if (hideImages) expect(calls()).toEqual([]);
    else expect(await screen.findByRole('img', { name: 'Oil' })).toBeTruthy();
    expect(screen.queryAllByRole('img')).toHaveLength(hideImages ? 0 : 1);
  });
});
