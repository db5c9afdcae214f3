import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToken, setToken } from '../../api/token.ts';
import { fakeApi, problem } from '../../testing/fake-api.ts';
import { tokenOf } from '../../testing/people.ts';
import { renderPiece } from '../../testing/render-app.tsx';
import { EditStatusDialog } from './EditStatusDialog.tsx';

beforeEach(() => setToken(tokenOf('uma')));
afterEach(() => {
  clearToken();
  vi.unstubAllGlobals();
});

it('asks what becomes of old signatures when the server wants to know, and says it with the next try', async () => {
  const errors = [{ path: 'useOldSignatures', message: 'Choose', code: 'inspection.useOldSignatures', values: {} }];
  const { sent } = fakeApi({
    'PUT inspections/i/updateStatus': ({ body }) =>
      'useOldSignatures' in (body as object) ? { body: {} } : problem(400, 'invalid', { errors }),
  });
  const onClose = vi.fn();
  renderPiece(<EditStatusDialog inspection={{ id: 'i' }} onClose={onClose} />);
  const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change to Waiting' });
  await userEvent.click(confirm());
  await screen.findByText(/^Something was changed since the customer signed/);
  expect(confirm().disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: "Don't use old signatures in the new report." }));
  await userEvent.click(confirm());
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.map(({ body }) => body)).toEqual([{ status: 'Waiting' }, { status: 'Waiting', useOldSignatures: false }]);
});
