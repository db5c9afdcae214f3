import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { sessionOf } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';

it('a mark in the bar leads to what came back from review, and goes once that is opened', async () => {
  const at = '2026-03-01T08:00:00.000Z';
  const back = { inspectionId: customerId(1), name: 'Weekly J10-4', outcome: 'sentBack', at };
  const done = { inspectionId: customerId(2), name: 'Weekly J10-5', outcome: 'finished', at };
  const { sent } = fakeApi({
    ...sessionOf('uma'),
    'GET reviewNotices': { body: [back, done] },
    [`DELETE reviewNotices/${done.inspectionId}`]: { body: {} },
  });
  const user = userEvent.setup();
  const { router } = renderApp('/Account', 'uma');
  await user.click(await screen.findByRole('button', { name: '2 inspections came back from review' }));
  expect((await screen.findByRole('menuitem', { name: /^Weekly J10-4/ })).getAttribute('href')).toBe(
    `/Reports/${back.inspectionId}/perform`,
  );
  await user.click(screen.getByRole('menuitem', { name: /^Weekly J10-5/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/Reports/${done.inspectionId}`));
  expect(await screen.findByRole('button', { name: '1 inspection came back from review' })).toBeTruthy();
  expect(sent.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1);
});
