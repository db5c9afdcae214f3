import type { MachineFollowUp } from '@assay/contract/follow-ups';
import type { FollowUpState } from '@assay/domain/inspections/follow-up';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../testing/customers.ts';
import { aMachine } from '../../testing/equipments.ts';
import { type Answers, fakeApi, problem } from '../../testing/fake-api.ts';
import { type PersonName, sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const machine = aMachine(9);
const uma = { id: customerId(3), name: 'Uma Virtanen' };
const dora = { id: customerId(5), name: 'Dora Petrova' };
const crack: MachineFollowUp = {
  ...{ id: customerId(1), kind: 'finding', title: 'A crack', description: '', priority: null },
  ...{ inspectionId: customerId(2), inspectionName: 'Weekly', inspectionDate: '2026-02-01T09:00:00.000Z' },
  ...{ state: 'open', owner: null, due: null, closed: null, revision: 1 },
};
const order: MachineFollowUp = { ...crack, id: customerId(4), kind: 'priorityAction', title: 'Order liners' };

/** What is open at a machine, on a page that shows it; the server keeps what is said of the first, upon what it has. */
async function open(address: string, person: PersonName, state: FollowUpState = 'open') {
  const kept: MachineFollowUp = { ...crack, state };
  const parts = ['history', 'images', 'trends'].map((part) => [`GET Equipments/${machine.id}/${part}`, { body: [] }]);
  const answers: Answers = {
    ...sessionOf(person),
    ...Object.fromEntries(parts),
    [`GET Equipments/${machine.id}`]: { body: machine },
    [`GET Equipments/${machine.id}/followUps`]: () => ({
      body: [kept, order].filter((item) => item.state === 'open' || item.state === 'done').map((item) => ({ ...item })),
    }),
    [`GET inspections/${crack.inspectionId}/followUpOwners`]: { body: [uma, dora] },
    [`PUT findings/${crack.id}/followUp`]: ({ headers, body }) => {
      if (headers.get('if-match') !== `"${kept.revision}"`) return problem(412, 'stale', { current: { ...kept } });
      const { ownerId, ...said } = body as { ownerId?: string };
      const owner = ownerId === undefined ? kept.owner : ([uma, dora].find(({ id }) => id === ownerId) ?? null);
      return { body: { ...Object.assign(kept, said, { owner, revision: kept.revision + 1 }) } };
    },
  };
  const api = fakeApi(answers);
  renderApp(address, person);
  const showAnew = () => {
    cleanup();
    renderApp(address, person);
  };
  return { kept, user: userEvent.setup(), showAnew, bodies: () => api.sent.filter(({ body }) => body) };
}

const pageOfMachine = `/Equipments/${machine.id}`;
const rowOf = async (title: string) => (await screen.findByText(title)).closest('tr') as HTMLElement;
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Follow up' }));

describe('what a machine left to be seen to', () => {
  it('is said to be done by whoever works on it, taken back, and left to Managers to close', async () => {
    const { user, kept } = await open(`/Reports/new?equipment=${machine.id}`, 'uma');
    await user.click(await screen.findByText('2 open'));
    await user.click(await button('Follow up A crack'));
    const states = (await dialog()).getAllByRole('radio');
    expect(states).toHaveLength(2);
    await user.click((await dialog()).getByRole('radio', { name: 'Done' }));
    await user.click((await dialog()).getByRole('button', { name: 'Save follow-up' }));
    await screen.findByText('1 open, 1 done, for a Manager to verify');
    expect(kept.state).toBe('done');
    await user.click(await button('Reopen: A crack'));
    await user.click(await button('Mark done: A crack'));
    await waitFor(() => expect([kept.state, kept.revision]).toEqual(['done', 4]));
    expect(screen.queryByRole('button', { name: 'Verify: A crack' })).toBeNull();
  });

  it('that is said to be done awaits its Manager, who verifies it; then it is gone', async () => {
    const { user, kept, showAnew } = await open(pageOfMachine, 'dora', 'done');
    expect((await rowOf('Order liners')).textContent).toContain('Open');
    expect((await rowOf('A crack')).textContent).toContain('Done');
    await user.click(await button('Verify: A crack'));
    await waitFor(async () => expect((await rowOf('A crack')).textContent).toContain('Verified'));
    expect(kept.state).toBe('verified');
    showAnew();
    await rowOf('Order liners');
    expect(screen.queryByText('A crack')).toBeNull();
  });

  it('has an owner of those whom the server offers', async () => {
    const { user, kept } = await open(pageOfMachine, 'max');
    await user.click(await button('Follow up A crack'));
    const owner = (await dialog()).getByRole('combobox', { name: 'Owner' });
    await user.type(owner, 'Otto');
    await screen.findByText('Nothing matches');
    await user.clear(owner);
    await user.type(owner, 'Dora');
    await user.click(await screen.findByRole('option', { name: 'Dora Petrova' }));
    await user.click((await dialog()).getByRole('button', { name: 'Save follow-up' }));
    await waitFor(async () => expect((await rowOf('A crack')).textContent).toContain('Dora Petrova'));
    expect(kept.owner).toEqual(dora);
  });

  it('shows both words where two people follow it up, and saves what is chosen', async () => {
    const { user, kept, bodies } = await open(pageOfMachine, 'max');
    await user.click(await button('Follow up A crack'));
    await user.type((await dialog()).getByLabelText('Due'), '2031-01-01');
    Object.assign(kept, { due: '2030-01-01', revision: 2 });
    await user.click((await dialog()).getByRole('button', { name: 'Save follow-up' }));
    const conflict = await screen.findByRole('dialog', { name: 'Changed by somebody else meanwhile' });
    expect(conflict.textContent).toContain('2030-01-01');
    await user.click(within(conflict).getByRole('button', { name: /save/i }));
    await waitFor(async () => expect((await rowOf('A crack')).textContent).toContain('01.01.2031'));
    expect(bodies().map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
  });
});
