import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { coneFamily, coneModels } from '../../../testing/equipments.ts';
import { editPoint } from '../../../testing/point-form.tsx';
import { aKnownPoint } from '../../../testing/points.ts';

const chosen = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the products of a point', () => {
  it('are picked family by family, beside the types that it is for', async () => {
    const { user, saved } = await editPoint(aKnownPoint(1, 'Comment'));
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
    expect(field('Product models').disabled).toBe(true);
    await user.type(field('Product families'), 'Cone{Enter}');
    await user.type(field('Product models'), 'HP300{Enter}');
    expect(chosen('Product models')).toEqual(['Cone HP300']);
    await user.click(field('Only for certain inspection types'));
    await user.type(field('Inspection types'), 'weekly{Enter}');
    const body = (await saved()) as { metas: { type: string; value: string }[] };
    expect(body.metas.filter(({ type }) => type !== 'PointType')).toEqual(
      expect.arrayContaining([
        { type: 'ProductFamily', value: coneFamily.id },
        { type: 'ProductModel', value: coneModels[1]?.id },
        { type: 'ProtocolTypesDefined', value: 'true' },
        { type: 'ProtocolType', value: 'Weekly' },
      ]),
    );
  });

  it('name family and model, or ? where they are unknown, and lose their models with their family [PNT-23]', async () => {
    const [hp200, hp300] = coneModels;
    const [goneFamily, goneModel] = [customerId(701), customerId(702)];
    const metas = [
      { type: 'ProductFamily' as const, value: coneFamily.id },
      { type: 'ProductFamily' as const, value: goneFamily },
      { type: 'ProductModel' as const, value: hp200?.id ?? '' },
      { type: 'ProductModel' as const, value: hp300?.id ?? '' },
      { type: 'ProductModel' as const, value: goneModel },
      { type: 'UseCaseTypesDefined' as const, value: 'true' },
      { type: 'UseCaseType' as const, value: 'Service' },
    ];
    const { user, saved } = await editPoint(aKnownPoint(1, 'Comment', { metas }));
    expect(await screen.findByText('Cone HP200')).toBeTruthy();
    expect(chosen('Product families')).toEqual(['Cone', '?']);
    expect(chosen('Product models')).toEqual(['Cone HP200', 'Cone HP300', '?']);
    await user.click(screen.getByRole('button', { name: 'Remove Cone' }));
    expect(chosen('Product families')).toEqual(['?']);
    expect(chosen('Product models')).toEqual(['?']);
    const body = (await saved()) as { metas: { type: string; value: string }[] };
    const products = body.metas.filter(({ type }) => type.startsWith('Product'));
    expect(products).toEqual([
      { type: 'ProductModel', value: goneModel },
      { type: 'ProductFamily', value: goneFamily },
    ]);
    expect(body.metas).toContainEqual({ type: 'UseCaseType', value: 'Service' });
  });
});
