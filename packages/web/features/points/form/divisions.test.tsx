import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { sessionOf, userOf } from '../../../testing/people.ts';
import { formPart } from '../../../testing/point-form.tsx';
import { crushers, referenceAnswers } from '../../../testing/points.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const screens = { id: customerId(77), name: 'Screens' };
const family = (number: number, name: string, productCategoryId: string) => ({
  id: customerId(number),
  name,
  productCategoryId,
  productModels: [],
});
const authors = [
  ['dora', ['Crushers'], ['Cone']],
  ['dev', ['Crushers', 'Screens'], ['Cone', 'Deck']],
] as const;

function open(address: string, person: 'dora' | 'dev') {
  const session = sessionOf(person);
  const divisions = person === 'dora' ? [crushers.id] : [];
  fakeApi({
    ...session,
    ...referenceAnswers,
    'GET auth/user': { body: { ...userOf(person), externalUserDivisionIds: divisions } },
    'GET productCategories/all': { body: [crushers, screens] },
    'GET productFamilies': { body: [family(801, 'Cone', crushers.id), family(802, 'Deck', screens.id)] },
    'GET inspectionPoints/list': { body: [] },
    'GET inspectionPhases': { body: [] },
    'GET categoryTitles': { body: [] },
  });
  renderApp(address, person);
  return userEvent.setup();
}

const options = async (label: string) =>
  within(await screen.findByRole('listbox', { name: label }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test.each(authors)('%s is offered these categories for a point: %j', async (person, categories) => {
  const user = open('/InspectionPoints?tab=tab-2&template=Comment', person);
  await user.click(await screen.findByLabelText(/^Product category/, { selector: 'form input' }));
  expect(await options('Product category')).toEqual(categories);
});

test.each(authors)(
  '%s is offered, of categories %j, these families for a protocol: %j',
  async (person, _, families) => {
    const user = open('/Protocols?tab=tab-2', person);
    await screen.findByText('Save protocol');
    const [type] = screen.getAllByLabelText(/^Inspection type/, { selector: 'input' }).toReversed();
    await user.type(type ?? document.body, 'daily{Enter}');
    const product = formPart('Product 1');
    await user.click(product.getByLabelText(/^Product family/, { selector: 'input' }));
    expect(await options('Product family')).toEqual(families);
  },
);
