import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { coneFamily, coneModels } from '../../../testing/equipments.ts';
import { fakeApi, problem } from '../../../testing/fake-api.ts';
import { sessionOf } from '../../../testing/people.ts';
import { write } from '../../../testing/point-form.tsx';
import { aKnownPoint, anEntry, referenceAnswers } from '../../../testing/points.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const [model] = coneModels;
const limit = (number: number, values: object) => ({
  id: customerId(number),
  inspectionPointId: customerId(1),
  productFamilyId: null,
  productModelId: null,
  criticalLow: null,
  low: null,
  high: null,
  criticalHigh: null,
  ...values,
});
const general = limit(11, { criticalLow: 10, low: 20 });
const ofFamily = limit(12, { productFamilyId: coneFamily.id, low: 25 });

async function openEditor(answers: object = {}) {
  const point = aKnownPoint(1, 'Measurement', { name: 'Liner', measurementLimits: [general, ofFamily] });
  const api = fakeApi({
    ...sessionOf('dev'),
    ...referenceAnswers,
    'GET inspectionPoints/list': { body: [anEntry(1, 'Liner', { type: 'Measurement' })] },
    [`GET inspectionPoints/${point.id}`]: { body: point },
    'PUT measurementLimits': ({ body }: { body: unknown }) => ({ body }),
    'POST measurementLimits': ({ body }: { body: unknown }) => ({
      status: 201,
      body: { id: customerId(13), ...(body as object) },
    }),
    ...answers,
  });
  const { router } = renderApp(`/InspectionPoints?point=${point.id}&view=tab-3`, 'dev');
  const table = within(await screen.findByRole('table', { name: 'Measurement limits' }));
  await table.findByText(coneFamily.name);
  const cell = (name: string, product: string) => table.getByLabelText<HTMLInputElement>(`${name} of ${product}`);
  const sent = (call: string) => api.sent.filter((one) => one.call === call).map(({ body }) => body);
  return { user: userEvent.setup(), table, cell, sent, router };
}

const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save limits' });

describe('the separate editor of limits', () => {
  it('shows what applies where a cell is empty, and saves each row that was changed', async () => {
    const { user, table, cell, sent } = await openEditor();
    expect(table.getAllByRole('row').map((row) => within(row).queryByRole('rowheader')?.textContent)).toEqual([
      undefined,
      'Any product',
      coneFamily.name,
    ]);
    expect([cell('Low', coneFamily.name).value, cell('Critical low', coneFamily.name).placeholder]).toEqual([
      '25',
      '10',
    ]);
    const another = within(screen.getByRole('group', { name: 'Limits for another product' }));
    await user.type(another.getByRole('combobox', { name: 'Product family' }), `${coneFamily.name}{Enter}`);
    await user.type(another.getByRole('combobox', { name: 'Product model' }), `${model?.name}{Enter}`);
    await user.click(screen.getByRole('button', { name: 'Add row' }));
    const product = `${coneFamily.name} ${model?.name}`;
    const shown = table.getAllByRole('rowheader').at(-1)?.textContent ?? '';
    expect(shown.replace(' · ', ' ')).toBe(product);
    expect([cell('Critical low', shown).placeholder, cell('Low', shown).placeholder]).toEqual(['10', '25']);
    await user.type(cell('Low', shown), '30');
    await user.clear(cell('Low', coneFamily.name));
    // What the family no longer says comes from any product.
    expect(cell('Low', coneFamily.name).placeholder).toBe('20');
    await user.click(saveButton());
    await screen.findByText('The limits were saved.');
    expect(sent('PUT measurementLimits')).toEqual([{ ...ofFamily, low: null, unlimited: false }]);
    expect(sent('POST measurementLimits')).toMatchObject([
      {
        inspectionPointId: customerId(1),
        productFamilyId: coneFamily.id,
        productModelId: model?.id,
        low: 30,
        high: null,
      },
    ]);
    await waitFor(() => expect(saveButton().disabled).toBe(true));
  });

  it('takes numbers as they are typed, and what is saved holds in the preview of the point', async () => {
    const point = aKnownPoint(1, 'Measurement', { name: 'Liner', measurementLimits: [general, ofFamily] });
    let kept: object = point;
    const { user, cell } = await openEditor({
      [`GET inspectionPoints/${point.id}`]: () => ({ body: kept }),
      'PUT measurementLimits': ({ body }: { body: object }) => {
        kept = { ...point, measurementLimits: [general, { ...ofFamily, ...body }] };
        return { body };
      },
    });
    await user.clear(cell('Low', coneFamily.name));
    await write(user, cell('Low', coneFamily.name), '25,5');
    await user.click(saveButton());
    await screen.findByText('The limits were saved.');
    await user.click(screen.getByRole('tab', { name: 'Content' }));
    const preview = within(await screen.findByLabelText('Preview', { selector: 'aside' }));
    await write(user, preview.getByLabelText('Preview on: family', { selector: 'input' }), coneFamily.name);
    await user.keyboard('{Enter}');
    const [value] = preview.getAllByRole('textbox');
    if (!value) throw new Error('There is nothing to fill in.');
    await write(user, value, '24');
    expect(await preview.findByText('Below the low limit of 25.5')).toBeTruthy();
    await user.clear(value);
    await write(user, value, '9');
    expect(await preview.findByText('Below the critical low limit of 10')).toBeTruthy();
  });

  it('says that a product has no limits, whatever wider ones say', async () => {
    const { user, table, cell, sent } = await openEditor();
    expect(table.queryByLabelText('No limits for Any product')).toBeNull();
    await user.click(table.getByLabelText(`No limits for ${coneFamily.name}`));
    expect([cell('Low', coneFamily.name).value, cell('Critical low', coneFamily.name).placeholder]).toEqual(['', '']);
    expect(cell('Low', coneFamily.name).disabled).toBe(true);
    await user.click(saveButton());
    await screen.findByText('The limits were saved.');
    expect(sent('PUT measurementLimits')).toEqual([{ ...ofFamily, low: null, unlimited: true }]);
    await waitFor(() => expect(saveButton().disabled).toBe(true));
  });

  it('marks a text that is no number, keeps it, and saves the rest', async () => {
    const { user, cell, sent } = await openEditor();
    await user.type(cell('High', 'Any product'), 'about 40');
    expect(cell('High', 'Any product').getAttribute('aria-invalid')).toBe('true');
    expect(saveButton().disabled).toBe(true);
    await user.type(cell('Critical high', 'Any product'), '50');
    await user.click(saveButton());
    await screen.findByText('The limits were saved.');
    expect(sent('PUT measurementLimits')).toMatchObject([{ low: 20, high: null, criticalHigh: 50 }]);
    expect(JSON.stringify(sent('PUT measurementLimits'))).not.toContain('Display');
    expect(cell('High', 'Any product').value).toBe('about 40');
  });

  it('refuses limits that cross, and asks before changes are left', async () => {
    const { user, cell, router } = await openEditor();
    await user.type(cell('High', 'Any product'), '5');
    expect(saveButton().disabled).toBe(true);
    expect(screen.getByText('Above the next limit')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Content' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ view: 'tab-3' });
  });

  it('tells what could not be saved and keeps it', async () => {
    const { user, cell } = await openEditor({ 'PUT measurementLimits': problem(409, 'limitTaken') });
    await user.type(cell('High', 'Any product'), '50');
    await user.click(saveButton());
    expect(await screen.findByText('Not all limits were saved')).toBeTruthy();
    expect([cell('High', 'Any product').value, saveButton().disabled]).toEqual(['50', false]);
  });
});
