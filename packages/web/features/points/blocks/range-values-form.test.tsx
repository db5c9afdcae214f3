import { newRangeValue } from '@assay/domain/points/new-parts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { coneModels } from '../../../testing/equipments.ts';
import { editPoint, formPart, write } from '../../../testing/point-form.tsx';
import { aKnownPoint } from '../../../testing/points.ts';

const text = (name: string) => screen.getByLabelText(name);

describe('the form of range values', () => {
  it('is a titled list with keyboard, pattern, consequence and products of each, whose rules are sent as updates [PNT-16]', async () => {
    const [belt, chain] = [customerId(11), customerId(12)];
    const rangeValues = [
      { ...newRangeValue(0), id: belt, title: 'Belt' },
      { ...newRangeValue(1), id: chain, title: 'Chain' },
    ];
    const { user, saved } = await editPoint(aKnownPoint(1, 'RangeValues', { rangeValueTitle: 'Old', rangeValues }));
    await user.clear(text('Title of the values'));
    await write(user, text('Title of the values'), 'Tension');
    const value = formPart('Value 1');
    await user.selectOptions(value.getByLabelText('Keyboard'), 'Decimal');
    await user.click(value.getByRole('button', { name: 'Rules and products' }));
    await write(user, value.getByLabelText('Regular expression'), '^9$');
    await user.selectOptions(value.getByLabelText('If the value is invalid'), 'Block the next point');
    await user.click(value.getByRole('checkbox', { name: 'Any product model' }));
    await user.type(value.getByLabelText('Product models', { selector: 'input' }), 'HP300{Enter}');
    await user.click(screen.getByText('Add value'));
    await user.paste('Rope');

    const rules = { inputValidationRegexp: '^9$', validationConsequence: 'PreventMovingNextPoint' };
    const none = { inputValidationRegexp: '', validationConsequence: 'NoAction' };
    const hp300 = coneModels[1]?.id;
    const body = await saved();
    expect(body).toMatchObject({
      type: 'RangeValues',
      rangeValueTitle: 'Tension',
      rangeValues: [
        {
          id: belt,
          index: 0,
          title: 'Belt',
          keyboardType: 'decimal-pad',
          ...rules,
          metas: [{ type: 'ProductModel', value: hp300 }],
          modelIds: [hp300],
        },
        { id: chain, index: 1, title: 'Chain', ...none, metas: [{ type: 'AnyProductModel' }], modelIds: [] },
        { index: 2, title: 'Rope', ...none },
      ],
    });
    expect((body as { rangeValueUpdates: object }).rangeValueUpdates).toEqual({ [belt]: rules, [chain]: none });
  });
});
