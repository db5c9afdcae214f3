import { newId } from '@assay/domain/id';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, setToken } from '../../api/token.ts';
import { giveDeviceStorage } from '../../testing/device-storage.ts';
import { fakeApi, problem } from '../../testing/fake-api.ts';
import { type PersonName, tokenOf } from '../../testing/people.ts';
import { renderPiece } from '../../testing/render-app.tsx';
import { CustomerPicker } from '../customers/CustomerPicker.tsx';
import {
  findKept,
  findKeptFamilies,
  findKeptModels,
  forgetOthers,
  noteKeptCustomer,
  noteKeptProduct,
} from './kept-choices.ts';

beforeEach(giveDeviceStorage);
afterAll(() => void vi.unstubAllGlobals());

/** Another person signs in after the one before has left. */
const as = (person: PersonName): void => {
  clearToken();
  setToken(tokenOf(person));
};
const keep = (name: string) => noteKeptCustomer({ id: newId(), name, detail: '', keptAt: Date.now() });
const namesOf = ({ options }: { options: readonly { name: string }[] }) => options.map(({ name }) => name);

describe('what may be chosen without network', () => {
  it('is what this person keeps here, by what is typed, and nobody else’s', async () => {
    as('dina');
    await keep('Of Dina');
    as('uma');
    for (const name of ['Harju Stone', 'Aalto Gravel']) await keep(name);
    expect(namesOf(await findKept('customers')(''))).toEqual(['Aalto Gravel', 'Harju Stone']);
    expect(namesOf(await findKept('customers')('harju'))).toEqual(['Harju Stone']);
    await forgetOthers('customers', new Set());
    expect(namesOf(await findKept('customers')(''))).toEqual([]);
    as('dina');
    expect(namesOf(await findKept('customers')(''))).toEqual(['Of Dina']);
  });

  it('are models by their family', async () => {
    as('max');
    const [cone, jaw] = [
      { id: newId(), name: 'Cone' },
      { id: newId(), name: 'Jaw' },
    ];
    for (const [name, family] of [
      ['HP300', cone],
      ['HP200', cone],
      ['C80', jaw],
    ] as const)
      await noteKeptProduct({ id: newId(), name, family, keptAt: 1 });
    expect(namesOf(await findKeptFamilies(''))).toEqual(['Cone', 'Jaw']);
    expect(namesOf(await findKeptModels(cone.id)(''))).toEqual(['HP200', 'HP300']);
  });

  it.each([
    ['lost' as const, 'Kept Quarry', 'No connection: only what is kept on this device can be chosen.'],
    [problem(403, 'forbidden'), 'Retry', ''],
  ])(
    'is offered by a picker where nobody answers, and said; a refusal is shown as one (%#)',
    async (answer, offered, said) => {
      as('rita');
      await keep('Kept Quarry');
      fakeApi({ 'GET customers/query': answer });
      renderPiece(<CustomerPicker label="Customer" value={null} onChange={() => undefined} />);
      await userEvent.click(screen.getByRole('combobox', { name: 'Customer' }));
      expect((await screen.findAllByText(offered)).length).toBeGreaterThan(0);
      expect(screen.queryByText(said || 'No connection', { exact: said !== '' }) !== null).toBe(said !== '');
    },
  );
});
