import type { MachineFollowUp } from '@assay/contract/follow-ups';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../testing/customers.ts';
import { type Answers, fakeApi, problem } from '../../testing/fake-api.ts';
import { type PersonName, sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const crack: MachineFollowUp = {
  id: customerId(1),
  kind: 'finding',
  inspectionId: customerId(2),
  inspectionName: 'Weekly J10-4',
  inspectionDate: '2026-02-01T09:00:00.000Z',
  title: 'A crack in the frame',
  description: 'Left side',
  priority: null,
  state: 'open',
  owner: { id: customerId(3), name: 'Uma Virtanen' },
  due: '2026-03-01',
  closed: null,
  revision: 2,
};
const order: MachineFollowUp = {
  ...crack,
  id: customerId(4),
  kind: 'priorityAction',
  title: 'Order liners',
  priority: 'High',
  owner: null,
  due: '2026-04-01',
};

function openPage(person: PersonName, answers: Answers = {}) {
  const api = fakeApi({
    ...sessionOf(person),
    'GET followUps/overdue': { body: [crack, order] },
    ...answers,
  });
  const { router } = renderApp('/FollowUps', person);
  return { ...api, router, user: userEvent.setup() };
}

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

describe('the overdue follow-ups', () => {
  it('are listed as they come, with what, where, whose and since when, and lead to their report', async () => {
    openPage('max');
    const texts = (await rows()).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(texts.map((cells) => cells.slice(0, 5))).toEqual([
      [
        'A crack in the frameFindingLeft side',
        'Weekly J10-401.02.2026 09:00 UTC',
        'Uma Virtanen',
        '01.03.2026Overdue',
        'Open',
      ],
      [
        expect.stringMatching(/^Order liners.*High priority/),
        'Weekly J10-401.02.2026 09:00 UTC',
        'Nobody',
        '01.04.2026Overdue',
        'Open',
      ],
    ]);
    expect(screen.getAllByRole('link', { name: 'Weekly J10-4' })[0]?.getAttribute('href')).toBe(
      `/Reports/${crack.inspectionId}`,
    );
  });

  it.each([
    ['max', 'Findings and actions past their due date, longest overdue first.'],
    ['uma', 'Findings and actions that you own and that are past their due date, longest overdue first.'],
  ] as const)('tell %s whose they are', async (person, lead) => {
    openPage(person);
    expect(await screen.findByText(lead)).toBeTruthy();
  });

  it('are marked done in their place', async () => {
    const done = { ...crack, state: 'done', revision: 3 };
    const { sent, user } = openPage('uma', { [`PUT findings/${crack.id}/followUp`]: { body: done } });
    await user.click(await screen.findByRole('button', { name: 'Mark done: A crack in the frame' }));
    await waitFor(async () => expect((await rows())[0]?.textContent).toContain('Done'));
    const [put] = sent.filter(({ call }) => call.startsWith('PUT'));
    expect([put?.body, put?.headers.get('if-match')]).toEqual([{ state: 'done' }, '"2"']);
    expect(screen.queryByRole('button', { name: 'Mark done: A crack in the frame' })).toBeNull();
  });

  it('are shown as they are now once somebody else was quicker', async () => {
    let listed = [crack, order];
    const { user } = openPage('uma', {
      'GET followUps/overdue': () => ({ body: listed }),
      [`PUT findings/${crack.id}/followUp`]: () => {
        listed = [order];
        return problem(412, 'stale', { current: { ...crack, state: 'done', revision: 3 } });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark done: A crack in the frame' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect((await rows())[0]?.textContent).toContain('Order liners');
  });

  it('say so when there are none, and when they could not be loaded', async () => {
    let answer: ReturnType<typeof problem> = problem(500, 'unexpected');
    const { user } = openPage('uma', { 'GET followUps/overdue': () => answer });
    expect(await screen.findByText('The overdue follow-ups could not be loaded')).toBeTruthy();
    answer = { body: [] };
    await user.click(screen.getByRole('button', { name: /again|Retry/i }));
    expect(await screen.findByText('Nothing is overdue')).toBeTruthy();
  });
});
