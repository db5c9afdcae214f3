import { newChoiceList, newChoiceOption } from '@assay/domain/points/new-parts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { coneModels } from '../../../testing/equipments.ts';
import { editPoint, formPart, write, writePoint } from '../../../testing/point-form.tsx';
import { aKnownPoint } from '../../../testing/points.ts';

describe('the form of multiple choices [PNT-17]', () => {
  it('has lists with title, radio flag, pattern, products and options that may ask for a value', async () => {
    const { user, created } = await writePoint('MultipleChoices');
    const list = formPart('List 1');
    await write(user, list.getByLabelText('Title'), 'Damage');
    await user.selectOptions(list.getByLabelText('How many may be chosen'), 'One at most');
    await user.click(list.getByText('Rules and products'));
    const any = await list.findByRole<HTMLInputElement>('checkbox', { name: 'Any product model' });
    expect(any.checked).toBe(true);
    await write(user, list.getByLabelText('Regular expression'), '^Cracks$');
    await user.click(any);
    await user.type(list.getByLabelText('Product models', { selector: 'input' }), 'HP200{Enter}');
    await write(user, formPart('Option 1', list).getByLabelText('Name'), 'Cracks');
    await user.click(formPart('Option 1', list).getByRole('button', { name: 'Follow-up value' }));
    await user.click(list.getByRole('checkbox', { name: 'Asks for a value when it is chosen' }));
    await write(user, formPart('Follow-up value', list).getByLabelText('Title'), 'Length');
    await user.click(list.getByText('Add option'));
    await user.paste('Dents');
    await user.click(screen.getByText('Add list'));
    await user.paste('Noise');

    const anyModel = [{ type: 'AnyProductModel', value: '' }];
    const [hp200] = coneModels;
    expect(await created()).toMatchObject({
      multipleChoices: [
        {
          index: 0,
          title: 'Damage',
          radio: true,
          inputValidationRegexp: '^Cracks$',
          metas: [{ type: 'ProductModel', value: hp200?.id }],
          modelIds: [hp200?.id],
          options: [
            { index: 0, title: 'Cracks', followUpRangeValue: { title: 'Length', metas: anyModel } },
            { index: 1, title: 'Dents', followUpRangeValue: null },
          ],
        },
        { index: 1, title: 'Noise', radio: false, inputValidationRegexp: '', metas: anyModel, modelIds: [] },
      ],
    });
  });

  it('shows tags to read, and neither changes nor sends them', async () => {
    const option = { ...newChoiceOption(0), id: customerId(12), title: 'Cracks', tags: ['steel', 'weld'] };
    const multipleChoices = [{ ...newChoiceList(0), id: customerId(11), title: 'Damage', options: [option] }];
    const { user, saved } = await editPoint(aKnownPoint(1, 'MultipleChoices', { multipleChoices }));
    const list = formPart('List 1');
    expect(list.getByText('Tags: steel, weld')).toBeTruthy();
    expect(screen.queryByDisplayValue(/steel|weld/)).toBeNull();
    await write(user, list.getByLabelText('Title'), ' seen');
    const body = await saved();
    expect(body).toMatchObject({
      multipleChoices: [{ id: customerId(11), title: 'Damage seen', options: [{ id: customerId(12) }] }],
    });
    expect(JSON.stringify(body)).not.toContain('tags');
  });
});
