import { newDropdown, newRangeValue } from '@assay/domain/points/new-parts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { editPoint, formPart, openPointForm, write, writePoint } from '../../../testing/point-form.tsx';
import { aKnownPoint, anEntry } from '../../../testing/points.ts';

describe('an author', () => {
  it('gets typed options back after a look at the predefined groups', async () => {
    const { user } = await writePoint('RadioButtonSelection');
    await user.click(screen.getByLabelText('Custom options'));
    await write(user, formPart('Option 1').getByLabelText('Name'), 'Loose');
    await user.click(screen.getByLabelText('A predefined group'));
    await user.type(await screen.findByLabelText(/^Option group/, { selector: 'input' }), 'Condition{Enter}');
    await user.click(screen.getByLabelText('Custom options'));
    expect(formPart('Option 1').getByLabelText<HTMLInputElement>('Name').value).toBe('Loose');
    await user.click(screen.getByLabelText('A predefined group'));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Option group/, { selector: 'input' })).value).toBe(
      'Condition',
    );
  });

  it('adds the next option with Enter, and a pasted list as one option for each line', async () => {
    const { user, created } = await writePoint('Dropdown');
    await user.click(formPart('Option 1').getByLabelText('Name'));
    await user.keyboard('Oil{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(formPart('Option 2').getByLabelText('Name')));
    await user.keyboard('Water');
    await user.click(formPart('Option 1').getByLabelText('Name'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(formPart('Option 2').getByLabelText('Name')));
    await user.paste('Grease\r\n\n  Paste  \nWax\n');
    const dropdowns = ((await created()) as { dropdowns: { options: { index: number; title: string }[] }[] }).dropdowns;
    expect(dropdowns[0]?.options.map(({ index, title }) => `${index} ${title}`)).toEqual([
      '0 Oil',
      '1 Grease',
      '2 Paste',
      '3 Wax',
      '4 Water',
    ]);
  });

  it('is warned of a point that is offered nowhere, and of a list of which nothing can be chosen', async () => {
    const { user } = await writePoint('MultipleChoices');
    expect(screen.getByText('Lists of choices 1: No option is named, so that nothing can be chosen')).toBeTruthy();
    await user.click(screen.getByLabelText('Only for certain inspection types'));
    expect(screen.getByText(/No inspection type is chosen, so that no inspection offers the point/)).toBeTruthy();
    expect(screen.getByText('Create point').closest('button')?.disabled).toBe(false);
  });

  it('sees a faulty expression of a part without unfolding it, and saves it all the same', async () => {
    const rangeValues = [{ ...newRangeValue(0), id: customerId(11), title: 'Gap', inputValidationRegexp: '(' }];
    const { saved } = await editPoint(aKnownPoint(1, 'RangeValues', { rangeValues }));
    expect(screen.getAllByText(/^This expression cannot be used/)).toHaveLength(1);
    expect(screen.getByText(/^Range values 1: The regular expression cannot be used/)).toBeTruthy();
    expect(await saved()).toMatchObject({ rangeValues: [{ inputValidationRegexp: '(' }] });
  });

  it('sees in the preview all that is asked for, and what of it is required', async () => {
    const required = { present: true, required: true };
    const { user } = await openPointForm(`point=${customerId(1)}`, {
      [`GET inspectionPoints/${customerId(1)}`]: {
        body: aKnownPoint(1, 'Comment', {
          contentRequired: true,
          commentField: required,
          internalCommentField: required,
          ratingField: required,
          voiceCommentField: { present: true },
        }),
      },
    });
    const preview = within(screen.getByLabelText('Preview', { selector: 'aside' }));
    for (const text of ['An answer is required.', 'A rating is required.', 'A voice comment can be recorded here.'])
      expect(preview.getByText(text)).toBeTruthy();
    for (const label of [/^Comment/, /^Internal comment/])
      expect(preview.getByLabelText(label).closest('div')?.parentElement?.textContent).toContain('*');
    await user.type(preview.getByLabelText(/^Internal comment/), 'Ours');
    expect(preview.getByLabelText<HTMLTextAreaElement>(/^Internal comment/).value).toBe('Ours');
  });

  it('sees the preview in the language that inspectors would read with, what is missing marked, and in English too', async () => {
    const translated = (value: string) => ({ name: 'fi', value, outdated: false, source: '', id: 'fi', updated: '' });
    const { user } = await openPointForm(`point=${customerId(1)}`, {
      'GET auth/preferences': { body: { language: 'fi', revision: 3 } },
      [`GET inspectionPoints/${customerId(1)}`]: {
        body: {
          ...aKnownPoint(1, 'RangeValues', {
            name: 'Oil level',
            description: 'Cold.',
            rangeValues: [{ ...newRangeValue(0), id: customerId(11), title: 'Gap' }],
          }),
          translations: [translated('Öljyn taso')],
          textTranslations: [{ ...translated('Rako'), key: customerId(11) }],
        },
      },
    });
    const preview = within(screen.getByLabelText('Preview', { selector: 'aside' }));
    expect(await preview.findByText('Öljyn taso')).toBeTruthy();
    expect(preview.getByText('Rako')).toBeTruthy();
    expect(preview.getByText('Not translated into Suomi, shown in English: Cold.')).toBeTruthy();
    await user.click(preview.getByText('English'));
    expect(preview.getByText('Oil level')).toBeTruthy();
    expect(preview.queryByText(/^Not translated/)).toBeNull();
  });

  it('is told the name of the point that was duplicated, and that of its copy', async () => {
    const point = aKnownPoint(1, 'Comment', { name: 'Noise' });
    const copy = { ...point, id: customerId(2), name: 'Noise (copy)' };
    const { user } = await openPointForm(`point=${point.id}`, {
      [`GET inspectionPoints/${point.id}`]: { body: point },
      [`GET inspectionPoints/${copy.id}`]: { body: copy },
      [`POST inspectionPoints/${point.id}/duplicate`]: { status: 201, body: copy },
    });
    await user.click(screen.getByText('Duplicate'));
    expect(await screen.findByText('Noise was duplicated. You see the copy, Noise (copy).')).toBeTruthy();
  });

  it('keeps the point open that was saved, says which translations are behind, and leads to them', async () => {
    const finnish = { id: customerId(7), name: 'fi', value: 'Melu', updated: '2026-01-01T00:00:00Z', source: 'Noise' };
    const point = {
      ...aKnownPoint(1, 'Comment', { name: 'Noise' }),
      translations: [{ ...finnish, outdated: false }],
    };
    const renamed = { ...point, name: 'Loud noise', translations: [{ ...finnish, outdated: true }] };
    const { user, sent, router } = await openPointForm(`point=${point.id}`, {
      [`GET inspectionPoints/${point.id}`]: { body: point },
      [`PUT inspectionPoints/${point.id}`]: { body: renamed },
    });
    expect(screen.queryByText('Outdated translations')).toBeNull();
    const name = () => screen.getByLabelText(/^Name/, { selector: 'input' }) as HTMLInputElement;
    await write(user, name(), ' changed');
    await user.click(screen.getByText('Save point'));
    await screen.findByText('Loud noise was saved.');
    expect(name().value).toBe('Loud noise');
    expect(document.activeElement).toBe(screen.getByText('Save point').closest('button'));
    expect(await screen.findByText(/since it was translated: Suomi/)).toBeTruthy();
    await user.click(screen.getByText('Update the languages'));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ point: point.id, view: 'tab-2' }));
    expect(sent(`PUT inspectionPoints/${point.id}`)).toHaveLength(1);
  });

  it('is not let past a limit that is no number, unless a saved one is kept [PNT-12]', async () => {
    const limit = { productFamilyId: null, productModelId: null, criticalLow: null, high: null, criticalHigh: null };
    const known = { ...limit, id: customerId(8), inspectionPointId: customerId(1), low: 3 };
    const { user } = await editPoint(aKnownPoint(1, 'Measurement', { name: 'Gap', measurementLimits: [known] }));
    const save = () => screen.getByText('Save point').closest('button') as HTMLButtonElement;
    const cell = (label: string) => screen.getByLabelText(label, { selector: 'input' });
    await user.clear(cell('Low'));
    await write(user, cell('Low'), 'abc');
    expect(await screen.findByText(/the saved limit is kept/)).toBeTruthy();
    expect(save().disabled).toBe(false);
    await write(user, cell('High'), 'abc');
    expect(await screen.findByText(/Limits 1: Enter a number, for example 41/)).toBeTruthy();
    expect(save().disabled).toBe(true);
    await user.clear(cell('High'));
    await waitFor(() => expect(save().disabled).toBe(false));
  });

  it('is told that limits cross, in the form and in the preview, instead of seeing bands that overlap', async () => {
    const none = { productFamilyId: null, productModelId: null, criticalLow: null, criticalHigh: null };
    const known = { ...none, id: customerId(8), inspectionPointId: customerId(1), low: 20, high: 30 };
    const { user } = await editPoint(aKnownPoint(1, 'Measurement', { name: 'Gap', measurementLimits: [known] }));
    expect(await screen.findByRole('list', { name: 'How values are rated' })).toBeTruthy();
    const high = screen.getByLabelText('High', { selector: 'input' });
    await user.clear(high);
    await write(user, high, '10');
    expect(await screen.findByText(/^The limits cross: each must be/)).toBeTruthy();
    expect(await screen.findByText('The limits cross: no range can be shown.')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'How values are rated' })).toBeNull();
  });

  it('lists the points with a faulty expression, where there are any', async () => {
    const { user, router } = await openPointForm(`tab=tab-1&point=${customerId(1)}`, {
      [`GET inspectionPoints/${customerId(1)}`]: { body: aKnownPoint(1, 'Dropdown', { dropdowns: [newDropdown(0)] }) },
      'GET inspectionPoints/list': { body: [anEntry(1, 'Noise'), anEntry(2, 'Smell', { faultyExpression: true })] },
    });
    await user.click(screen.getByText('More filters'));
    await user.click(screen.getByLabelText('With a faulty regular expression (1)'));
    await waitFor(() => expect(screen.queryByText('Noise', { selector: 'a span' })).toBeNull());
    expect(screen.getByText('Smell')).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ faulty: 'on' });
  });
});
