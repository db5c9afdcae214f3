import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCustomer, customerId } from '../../testing/customers.ts';
import { aMachine } from '../../testing/equipments.ts';
import { type Answers, fakeApi, problem } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const list = 'GET customers/query';

async function openList(answers: Answers = {}) {
  const three = [1, 2, 3].map((number) => aCustomer(number));
  const api = fakeApi({
    ...sessionOf('max'),
    [list]: ({ query }) => {
      const found = three.filter(({ name }) => name.includes(query.search ?? ''));
      return { body: { result: found, count: found.length } };
    },
    ...answers,
  });
  const { router } = renderApp('/Customers', 'max');
  await screen.findByRole('link', { name: 'Customer 1' });
  return { user: userEvent.setup(), router, ...api };
}

const box = (number: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Compare Customer ${number}` });

describe('the customers that are marked', () => {
  it('are compared once they are exactly two, wherever they were marked [CUS-02]', async () => {
    const { user, router } = await openList();
    const isOffered = () => screen.queryByRole('link', { name: 'Compare selected' }) !== null;
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Compare selected' }).disabled).toBe(true);
    await user.click(box(1));
    expect([isOffered(), box(3).disabled]).toEqual([false, false]);
    await user.type(screen.getByRole('searchbox'), '2');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Customer 1' })).toBeNull());
    await user.click(box(2));
    await user.clear(screen.getByRole('searchbox'));
    await screen.findByRole('link', { name: 'Customer 1' });
    expect([box(1).checked, box(2).checked, box(3).disabled, isOffered()]).toEqual([true, true, true, true]);
    await user.click(box(2));
    expect([box(3).disabled, isOffered()]).toEqual([false, false]);
    await user.click(box(2));
    await user.click(screen.getByRole('link', { name: 'Compare selected' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/Customers/${customerId(1)}/compare/${customerId(2)}`),
    );
  });
});

describe('deleting a customer', () => {
  it('says what belongs to it and asks; where it fails the row stays, and the message can be put away [CUS-05]', async () => {
    let listed = [aCustomer(1), aCustomer(2)];
    let removal = problem(500, 'unexpected');
    const named = (id: number, name: string) => ({ id: customerId(id), name });
    const belongings = {
      sites: [named(11, 'Pit'), named(12, 'Mill')],
      contacts: [named(13, 'Aino')],
      equipments: [aMachine(14)],
    };
    const { user, calls } = await openList({
      [list]: () => ({ body: { result: listed, count: listed.length } }),
      [`GET customers/${customerId(1)}`]: { body: aCustomer(1, belongings) },
      [`DELETE customers/${customerId(1)}`]: () => {
        if (removal.status === 200) listed = [aCustomer(2)];
        return removal;
      },
    });
    const ask = async () => {
      await user.click(screen.getByRole('button', { name: 'Delete Customer 1' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete customer' }));
      await dialog.findByText('Do you really want to delete the customer?');
      return dialog;
    };
    const question = await ask();
    const counts = question.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
    expect(counts).toEqual(['Sites 2', 'Contacts 1', 'Equipment 1']);
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls().filter((call) => call.startsWith('DELETE'))).toEqual([]);

    await user.click((await ask()).getByRole('button', { name: 'Delete' }));
    const message = await screen.findByRole('alert');
    expect(screen.getByRole('link', { name: 'Customer 1' })).toBeTruthy();
    await user.click(within(message).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    removal = { status: 200 };
    await user.click((await ask()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Customer 1 was deleted.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Customer 1' })).toBeNull());
  });
});
