import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { coneFamily } from '../../../testing/equipments.ts';
import { type Answers, fakeApi, problem } from '../../../testing/fake-api.ts';
import { type PersonName, sessionOf } from '../../../testing/people.ts';
import { aKnownProtocol } from '../../../testing/protocols.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const known = aKnownProtocol(1, { name: 'Daily look' });
const detail = `GET InspectionProtocols/${known.protocolId}`;
const removal = `DELETE inspectionProtocols/${known.protocolId}/soft`;

function open(address: string, answers: Answers = {}, person: PersonName = 'dev') {
  const api = fakeApi({
    ...sessionOf(person),
    [detail]: { body: known },
    [`GET inspectionProtocols/${known.protocolId}/history`]: { body: [] },
    ...answers,
  });
  const { router } = renderApp(address, person);
  return { user: userEvent.setup(), location: () => router.state.location, ...api };
}

const page = `/Protocols/${known.protocolId}`;
const button = (name: string) => screen.findByRole('button', { name });
const headings = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('a protocol', () => {
  it('is deleted after a question, whose Enter cancels, and leaves the list as it was before', async () => {
    let listed = [known];
    let isDown = true;
    const { user, location, calls } = open('/Protocols?search=look', {
      'GET InspectionProtocols/search': () => ({ body: { result: listed, count: listed.length } }),
      [removal]: () => {
        if (isDown) return problem(500, 'unexpected');
        listed = [];
        return {};
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Daily look' }));
    const ask = async () => {
      await user.click(await button('Delete'));
      return within(await screen.findByRole('dialog', { name: 'Delete protocol' }));
    };
    const question = await ask();
    expect(question.getByText('Daily look')).toBeTruthy();
    expect(await question.findByText(/Reports that were made with it keep it/)).toBeTruthy();
    const cancel = question.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls()).not.toContain(removal);

    const confirm = async () => {
      const sure = (await ask()).getByRole<HTMLButtonElement>('button', { name: 'Delete protocol' });
      await waitFor(() => expect(sure.disabled).toBe(false));
      await user.click(sure);
    };
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('The server could not do this');
    expect(headings()).toBe('Daily look');
    isDown = false;
    await confirm();
    expect(await screen.findByText('Daily look was deleted.')).toBeTruthy();
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
    expect([location().pathname, location().search]).toEqual(['/Protocols', { search: 'look' }]);
  });

  it('that was deleted says so, and can be copied alone', async () => {
    open(page, { [detail]: { body: { ...known, deleted: '2026-05-06T07:08:09Z' } } });
    expect(await screen.findByText(/Reports keep it, and it can be copied\.$/)).toBeTruthy();
    expect(screen.getByText('Deleted')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create copy' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('that never was is told from one that is there, and leads back to the list', async () => {
    const { user, location } = open(page, {
      [detail]: problem(404, 'notFound'),
      'GET InspectionProtocols/search': { body: { result: [], count: 0 } },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The protocol could not be loaded');
    await user.click(screen.getByRole('link', { name: 'All protocols' }));
    await waitFor(() => expect([location().pathname, location().search]).toEqual(['/Protocols', {}]));
  });

  it('whose export fails says so', async () => {
    const { user } = open(page, {
      [`GET inspectionProtocols/${known.protocolId}/export`]: problem(500, 'unexpected'),
    });
    await user.click(await button('Export to spreadsheet'));
    expect((await screen.findByRole('alert')).textContent).toContain('The server could not do this');
  });

  it.each([true, false])('is deleted by those of a distributor where the server lets them: %s', async (editable) => {
    const targets = known.targets.map((target) => ({ ...target, productModelName: 'HP200' }));
    const theirs = { ...known, targets, editable };
    const { user } = open(
      '/Protocols',
      { 'GET InspectionProtocols/search': { body: { result: [theirs], count: 1 } }, [detail]: { body: theirs } },
      'dora',
    );
    const link = await screen.findByRole('link', { name: 'Daily look' });
    expect(link.closest('tr')?.textContent).toContain(`${coneFamily.name} HP200`);
    await user.click(link);
    expect(await screen.findByRole('link', { name: 'Create copy' })).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'Delete' })).toHaveLength(editable ? 1 : 0);
  });
});
