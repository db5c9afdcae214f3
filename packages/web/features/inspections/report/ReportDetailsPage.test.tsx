import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Answers, fakeApi, problem } from '../../../testing/fake-api.ts';
import { type PersonName, sessionOf } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aReportHead } from '../../../testing/report-heads.ts';

const head = aReportHead(0, { status: 'In_Use', inspectorContact: 'RITA@Provider.example' });

async function open(person: PersonName, answers: Answers = {}) {
  const api = fakeApi({
    ...sessionOf(person),
    [`GET inspections/${head.id}/reporthead`]: { body: head },
    ...answers,
  });
  const { router } = renderApp(`/Reports/${head.id}/details`, person);
  await screen.findByRole('heading', { level: 1, name: head.name });
  return { user: userEvent.setup(), router, ...api };
}

const editStatus = () => screen.queryByRole('button', { name: 'Edit status' });

describe('the status of a report in use', () => {
  it.each([
    ['dev', true],
    ['rita', true],
    ['max', false],
    ['uma', false],
    ['dora', false],
  ] as const)('is edited by Admins and the inspector contact alone: by %s, %s [ACC-08]', async (person, isOffered) => {
    await open(person);
    expect(editStatus() !== null).toBe(isOffered);
  });

  it('becomes Waiting after a question, which leads to what is missing where the server refuses [RPV-06]', async () => {
    let status = 'In_Use';
    let isReady = false;
    const errors = ['Guard', 'Belt'].map((pointName, place) => {
      const pointId = pointName.toLowerCase();
      return { path: `results.${place}.rating`, message: 'Choose a rating', pointName, pointId };
    });
    const change = `PUT inspections/${head.id}/updateStatus`;
    const { user, sent } = await open('rita', {
      [`GET inspections/${head.id}/reporthead`]: () => ({ body: { ...head, status } }),
      [change]: () => {
        if (!isReady) return problem(422, 'incomplete', { detail: '2 things are missing.', errors });
        status = 'Waiting';
        return { body: {} };
      },
    });
    const asked = () => sent.filter(({ call }) => call === change).map(({ body }) => body);
    const ask = async () => {
      await user.click(editStatus() as HTMLElement);
      return within(await screen.findByRole('dialog'));
    };
    const question = await ask();
    expect(question.getByText('Do you really want to change the status from In use to Waiting?')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Change to Waiting' }));
    await question.findByText('2 things are missing.');
    const missing = within(question.getByRole('list', { name: 'What is missing' })).getAllByRole('link');
    expect(missing.map(({ textContent }) => textContent)).toEqual(['Guard: Choose a rating', 'Belt: Choose a rating']);
    expect(missing[0]?.getAttribute('href')).toMatch(/\/perform\?.*point=guard/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked()).toEqual([{ status: 'Waiting' }]);
    isReady = true;
    await user.click((await ask()).getByRole('button', { name: 'Change to Waiting' }));
    await waitFor(() => expect(editStatus()).toBeNull());
    expect(asked()).toHaveLength(2);
    expect(within(screen.getByRole('main')).getByText('Waiting')).toBeTruthy();
  });
});
