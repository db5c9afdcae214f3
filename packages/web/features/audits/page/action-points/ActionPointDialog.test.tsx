import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../../../../testing/render-app.tsx';
import { ActionPointDialog } from './ActionPointDialog.tsx';

it('an action point is made of a point once it says what to do: where it was found is no answer to that', async () => {
  const user = userEvent.setup();
  const [save, close] = [vi.fn(), vi.fn()];
  const at = { machine: 'Jaw 1', point: 'Guard' };
  renderPiece(
    <ActionPointDialog begin={{ type: 'ShortTerm', text: 'Jaw 1, Guard', at }} onSave={save} onClose={close} />,
  );
  const field = await screen.findByRole('textbox', { name: /What to do/ });
  const press = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await press();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/Enter what to do, too: so far it says only where/).length).toBeGreaterThan(0);
  await user.clear(field);
  await press();
  expect(screen.getAllByText(/Enter what to do$/).length).toBeGreaterThan(0);
  expect([save.mock.calls, close.mock.calls]).toEqual([[], []]);
  await user.type(field, 'Jaw 1, Guard: weld it ');
  await press();
  expect(save).toHaveBeenCalledExactlyOnceWith({ type: 'ShortTerm', text: 'Jaw 1, Guard: weld it' });
  expect(close).toHaveBeenCalledOnce();
});
