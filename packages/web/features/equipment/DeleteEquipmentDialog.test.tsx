import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aMachine } from '../../testing/equipments.ts';
import { type Answers, fakeApi, problem } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const machine = aMachine(1);
const inList = { ...machine, customerName: '', customerSiteName: '', lastVisit: null };
const path = `Equipments/${machine.id}`;

function openList(answers: Answers = {}) {
  const api = fakeApi({
    ...sessionOf('max'),
    'GET Equipments/query': { body: { result: [inList], count: 1 } },
    ...answers,
  });
  renderApp('/Equipments', 'max');
  const user = userEvent.setup();
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete S1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete equipment S1?' });
    return { dialog, confirm: within(dialog).getByRole<HTMLButtonElement>('button', { name: 'DELETE' }) };
  };
  return { user, ask, ...api };
}

describe('deleting a machine', () => {
  it('asks once it is known how often the machine was inspected [EQP-02]', async () => {
    const known = Promise.withResolvers<{ body: unknown }>();
    const { user, ask, calls } = openList({ [`GET ${path}`]: () => known.promise });
    const { dialog, confirm } = await ask();
    expect(dialog.textContent).toContain('Loading equipment details...');
    expect([confirm.disabled, dialog.textContent?.includes('Do you really')]).toEqual([true, false]);
    known.resolve({ body: { ...machine, inspectionCount: 2 } });
    await within(dialog).findByText('2 inspections have been conducted on the equipment.');
    expect(dialog.textContent).toContain('Do you really want to delete the equipment?');
    await user.click(within(dialog).getByRole('button', { name: 'CANCEL' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls().filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });

  it('takes its row away; one that cannot be deleted keeps it, and a message says so', async () => {
    let listed = [inList];
    let removal = problem(500, 'unexpected');
    const { user, ask } = openList({
      'GET Equipments/query': () => ({ body: { result: listed, count: listed.length } }),
      [`GET ${path}`]: { body: machine },
      [`DELETE ${path}`]: () => {
        if (removal.status === 200) listed = [];
        return removal;
      },
    });
    const { dialog, confirm } = await ask();
    await within(dialog).findByText('No inspections have been conducted on the equipment.');
    await user.click(confirm);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'S1' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    removal = { status: 200 };
    const again = await ask();
    await waitFor(() => expect(again.confirm.disabled).toBe(false));
    await user.click(again.confirm);
    expect(await screen.findByText('S1 was deleted.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'S1' })).toBeNull());
  });
});
