import type { Customer } from '@assay/contract/customers';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPiece } from '../../testing/render-app.tsx';
import { MergeCustomersDialog } from './MergeCustomersDialog.tsx';

const named = (id: string, name: string) =>
  ({ id, name, mdmCustomerId: '', englishName: '', language: 'en', sites: [], contacts: [] }) as unknown as Customer;

describe('the dialog that merges two customers', () => {
  it('says whose name is preset until another is written, and merges nothing by Enter', async () => {
    const api = fakeApi({});
    renderPiece(
      <MergeCustomersDialog first={named('a', 'Kallio')} second={named('b', 'Kallio Oy')} onClose={() => undefined} />,
    );
    const user = userEvent.setup();
    const field = await screen.findByRole('textbox', { name: 'Name' });
    const preset = () => screen.queryByText(/^Preset to the name of the merged customer/);
    expect(preset()).not.toBeNull();
    expect(screen.getByText('This cannot be undone.')).toBeTruthy();
    await user.type(field, 'x{Enter}');
    expect(preset()).toBeNull();
    expect(api.calls().filter((call) => !call.startsWith('GET'))).toEqual([]);
  });
});
