import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aMachine } from '../../../testing/equipments.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPiece } from '../../../testing/render-app.tsx';
import { equipmentChoices } from '../equipment.queries.ts';
import { ScanDialog } from './ScanDialog.tsx';

it('without a camera the number is typed: a machine that is known is found, any other is added with it', async () => {
  fakeApi({
    'GET Equipments/query': ({ query }) => ({
      body: query.search === 'S1' ? { result: [aMachine(1)], count: 1 } : { result: [], count: 0 },
    }),
  });
  const [onFound, onAdd] = [vi.fn(), vi.fn()];
  renderPiece(<ScanDialog source={equipmentChoices} onFound={onFound} onAdd={onAdd} onClose={() => undefined} />);
  const user = userEvent.setup();
  const number = () => screen.findByRole('textbox', { name: 'Or type the serial number' });
  await user.type(await number(), 'HP9{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Add this machine' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('HP9');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await number()).toHaveProperty('value', 'HP9');
  await user.clear(await number());
  await user.type(await number(), 'S1');
  await user.click(screen.getByRole('button', { name: 'Look it up' }));
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledOnce());
  expect(onFound.mock.lastCall?.[0]).toMatchObject({ name: 'S1' });
});
