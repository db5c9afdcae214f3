import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { aMachine } from '../../testing/equipments.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPiece } from '../../testing/render-app.tsx';
import type { Choice } from '../../ui/picker/choice.ts';
import { EquipmentPicker } from './EquipmentPicker.tsx';

function MachineForm() {
  const [value, setValue] = useState<Choice | null>(null);
  return <EquipmentPicker label="Machine" value={value} onChange={setValue} />;
}

describe('the picker of equipment', () => {
  it('searches on the server, a page at a time, and names machines by serial number or nickname', async () => {
    const machines = [aMachine(1), aMachine(2, { serialNumber: '' })];
    const api = fakeApi({ 'GET Equipments/query': { body: { result: machines, count: 100_000 } } });
    renderPiece(<MachineForm />);
    const user = userEvent.setup();
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Machine' });
    await user.click(field);
    await screen.findByRole('option', { name: 'S1 Nick 1 · Cone · HP200' });
    screen.getByText('The first 2 of 100,000. Type to find others.');
    await user.type(field, 'nick');
    await waitFor(() => expect(api.sent).toHaveLength(2));
    expect(api.sent.map(({ query }) => query)).toEqual([
      { amount: '50', search: '' },
      { amount: '50', search: 'nick', orderKey: 'serialNumber', orderDirection: 'asc' },
    ]);
    await user.click(await screen.findByRole('option', { name: 'Nick 2 Cone · HP200' }));
    expect(field.value).toBe('Nick 2');
  });

  it('leads on with the words that nothing matches, by a tap or by Enter', async () => {
    fakeApi({ 'GET Equipments/query': { body: { result: [], count: 0 } } });
    const go = vi.fn();
    const onNothing = { text: (typed: string) => `Add ${typed}`, go };
    renderPiece(<EquipmentPicker label="Machine" value={null} onChange={() => undefined} onNothing={onNothing} />);
    const user = userEvent.setup();
    await user.type(screen.getByRole('combobox', { name: 'Machine' }), ' HP9 ');
    await user.click(await screen.findByRole('button', { name: 'Add HP9' }));
    await user.keyboard('{Enter}');
    expect(go.mock.calls).toEqual([['HP9'], ['HP9']]);
  });
});
