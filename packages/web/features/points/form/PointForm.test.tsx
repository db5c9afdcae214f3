import { newField } from '@assay/domain/points/new-parts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { type Answers, fakeApi, problem } from '../../../testing/fake-api.ts';
import { sessionOf } from '../../../testing/people.ts';
import { openPointForm, write } from '../../../testing/point-form.tsx';
import { aKnownPoint, anEntry, crushers, referenceAnswers } from '../../../testing/points.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const known = aKnownPoint(1, 'MeasurementsWithPicture', {
  fields: [
    { ...newField(0), id: customerId(11), title: 'First' },
    { ...newField(1), id: customerId(12), title: 'Second' },
  ],
});
const path = `inspectionPoints/${known.id}`;

const open = (address: string, answers: Answers = {}) =>
  openPointForm(address, {
    'GET inspectionPoints/list': { body: [anEntry(1, known.name), anEntry(2, 'Another')] },
    [`GET ${path}`]: { body: known },
    [`GET inspectionPoints/${customerId(2)}`]: { body: aKnownPoint(2, 'Comment', { name: 'Another' }) },
    ...answers,
  });

const chosen = `point=${known.id}`;
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save point' });
const part = (label: string) => within(screen.getByRole('group', { name: label }));

describe('the form of a point', () => {
  it('cannot be saved without a name and a category, and says so [PNT-11]', async () => {
    const { user, sent, router } = await open('tab=tab-2&template=Comment', {
      'POST inspectionPoints': { status: 201, body: known },
    });
    const create = screen.getByRole<HTMLButtonElement>('button', { name: 'Create point' });
    expect(create.disabled).toBe(true);
    await write(user, name(), 'Noise');
    expect(screen.queryByText('Name: Enter a name')).toBeNull();
    expect(screen.getByText('Product category: Choose a product category')).toBeTruthy();
    expect(create.disabled).toBe(true);
    await user.type(screen.getByRole('combobox', { name: /^Product category/ }), 'cru{Enter}');
    await waitFor(() => expect(create.disabled).toBe(false));
    await user.click(create);
    // What was made is shown: an empty form looks like a failure.
    await waitFor(() => expect(router.state.location.search).toEqual({ point: known.id }));
    expect(sent('POST inspectionPoints')[0]?.body).toMatchObject({
      type: 'Comment',
      name: 'Noise',
      productCategoryId: crushers.id,
      ratingField: { present: true, required: true },
      photoField: { present: true, required: false, onlyForFailure: true },
    });
  });

  it('needs a title in every field of a point with picture [PNT-13]', async () => {
    const { user } = await open(chosen);
    await user.clear(part('Field 2').getByRole('textbox', { name: 'Title' }));
    expect(screen.getByText('Fields 2: Enter a title for the field')).toBeTruthy();
    expect(save().disabled).toBe(true);
  });

  it('moves, adds and removes parts, which the server gets in their order', async () => {
    const { user, sent } = await open(chosen, { [`PUT ${path}`]: { body: known } });
    await user.click(screen.getByRole('button', { name: 'Move Field 2 up' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Field 1 up');
    await user.click(screen.getByRole('button', { name: 'Remove Field 2' }));
    await user.click(screen.getByRole('button', { name: 'Add field' }));
    await user.keyboard('Third');
    await user.click(save());
    await screen.findByText(`${known.name} was saved.`);
    const [put] = sent(`PUT ${path}`);
    expect(put?.query).toEqual({ deleteMissingById: 'true' });
    expect(put?.headers.get('if-match')).toBe('"4"');
    const { fields } = (put?.body ?? {}) as { fields?: unknown };
    expect(fields).toEqual([
      { id: customerId(12), index: 0, title: 'Second', keyboardType: '' },
      { index: 1, title: 'Third', keyboardType: '' },
    ]);
  });

  it('gives everything back as it was when it is cancelled, after a question', async () => {
    const { user } = await open(chosen);
    const cancel = () => user.click(screen.getByRole('button', { name: 'Cancel' }));
    await cancel();
    expect(screen.queryByRole('dialog')).toBeNull();
    await write(user, name(), ' changed');
    await user.click(screen.getByRole('button', { name: 'Remove Field 1' }));
    await cancel();
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(name().value).toBe(`${known.name} changed`);
    await cancel();
    const again = within(await screen.findByRole('dialog', { name: 'Discard changes' }));
    await user.click(again.getByRole('button', { name: 'Discard changes' }));
    expect(name().value).toBe(known.name);
    expect(part('Field 1').getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('First');
  });

  it('keeps all that was typed when it was not saved, and says what is wrong where it is', async () => {
    const errors = [{ path: 'fields.1.title', message: 'Is taken' }];
    const { user, router } = await open(chosen, { [`PUT ${path}`]: problem(400, 'invalid', { errors }) });
    await user.click(screen.getByRole('button', { name: 'Move Field 2 up' }));
    await write(user, name(), ' kept');
    await user.click(save());
    await waitFor(() => expect(part('Field 2').getByRole('textbox').getAttribute('aria-invalid')).toBe('true'));
    expect(part('Field 2').getByRole<HTMLInputElement>('textbox').value).toBe('First');
    expect(part('Field 1').getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
    expect(name().value).toBe(`${known.name} kept`);
    expect(router.state.location.search).toMatchObject({ point: known.id });
  });

  it('asks before another point takes the place of unsaved changes, and not for a filter', async () => {
    const { user, router } = await open(chosen);
    await write(user, name(), ' changed');
    await user.type(screen.getByRole('searchbox'), 'other');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ search: 'other' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    await user.click(await screen.findByRole('link', { name: /Another/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await user.click(within(dialog).getByRole('button', { name: 'Leave and lose the changes' }));
    await waitFor(() => expect(name().value).toBe('Another'));
  });

  it('is saved before another takes its place where the author says so', async () => {
    const { user, sent } = await open(chosen, {
      [`PUT ${path}`]: ({ body }) => ({ body: { ...known, ...(body as object), revision: 9 } }),
    });
    await write(user, name(), ' changed');
    await user.click(await screen.findByRole('link', { name: /Another/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await user.click(within(dialog).getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(name().value).toBe('Another'));
    expect(sent(`PUT ${path}`).map(({ body }) => (body as { name: string }).name)).toEqual([`${known.name} changed`]);
  });

  it('lets the author choose when somebody else saved first', async () => {
    const theirs = { ...known, description: 'Theirs', fields: known.fields.slice(0, 1), revision: 9 };
    const { user, sent } = await open(chosen, {
      [`PUT ${path}`]: ({ headers }) =>
        headers.get('if-match') === '"9"' ? { body: theirs } : problem(412, 'stale', { current: theirs }),
    });
    await write(user, name(), ' mine');
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Changed by somebody else meanwhile' });
    const side = (label: string, text: RegExp) =>
      within(within(dialog).getByRole('radiogroup', { name: label })).getByRole<HTMLInputElement>('radio', {
        name: text,
      });
    expect(side('Name', /Yours.*mine/).checked).toBe(true);
    expect(side('Description', /Theirs.*Theirs/).checked).toBe(true);
    await user.click(side('Fields', /Yours.*First · Second/));
    await user.click(within(dialog).getByRole('button', { name: 'Save these choices' }));
    await waitFor(() => expect(sent(`PUT ${path}`)).toHaveLength(2));
    expect(sent(`PUT ${path}`)[1]?.body).toMatchObject({
      name: `${known.name} mine`,
      description: 'Theirs',
      fields: [{ title: 'First' }, { title: 'Second' }],
    });
  });

  it('edits the general settings alone of a type without a form of its own [PNT-06]', async () => {
    const older = aKnownPoint(3, 'Summary');
    const call = `PUT inspectionPoints/${older.id}/generalfields`;
    const { user, sent } = await open(`point=${older.id}`, {
      [`GET inspectionPoints/${older.id}`]: { body: older },
      [call]: { body: older },
    });
    expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
    expect(screen.queryByText('Applicability')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'An answer is required' }));
    await user.click(save());
    await waitFor(() => expect(sent(call)).toHaveLength(1));
    expect(sent(call)[0]?.body).toMatchObject({ contentRequired: true, productCategoryId: crushers.id });
    expect(sent(call)[0]?.body).not.toHaveProperty('name');
  });

  it('takes a predefined option group whole, or as a copy to change [PNT-15]', async () => {
    const { user, sent } = await open('tab=tab-2&template=RadioButtonSelection', {
      'POST inspectionPoints': { status: 201, body: known },
    });
    await write(user, name(), 'Dies');
    await user.type(screen.getByRole('combobox', { name: /^Product category/ }), 'cru{Enter}');
    expect(screen.getByText('Options: Choose an option group')).toBeTruthy();
    await user.type(screen.getByRole('combobox', { name: /^Option group/ }), 'cond{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Customise' }));
    await user.clear(part('Option 2').getByRole('textbox', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Create point' }));
    await waitFor(() => expect(sent('POST inspectionPoints')).toHaveLength(1));
    const options = [{ index: 0, name: 'Good', defaultComment: 'Good.', followUpRangeValue: null }];
    expect(sent('POST inspectionPoints')[0]?.body).toMatchObject({
      optionGroup: { name: 'Condition', custom: true, options },
    });
    expect(JSON.stringify(sent('POST inspectionPoints')[0]?.body)).not.toMatch(/temp-id-|"id"/);
  });

  it('is read only where the point belongs to another company', async () => {
    fakeApi({
      ...sessionOf('dora'),
      ...referenceAnswers,
      'GET inspectionPoints/list': { body: [anEntry(1, known.name)] },
      [`GET ${path}`]: { body: { ...known, editable: false } },
    });
    renderApp(`/InspectionPoints?${chosen}`, 'dora');
    await screen.findByRole('complementary', { name: 'Preview' });
    expect(screen.getByText(/belongs to another company/)).toBeTruthy();
    expect(name().closest('fieldset:disabled')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^The name of the point/ })).toBeNull();
    for (const change of ['Save point', 'Delete point'])
      expect(screen.queryByRole('button', { name: change })).toBeNull();
    expect(screen.getByRole('button', { name: 'Duplicate' })).toBeTruthy();
  });
});
