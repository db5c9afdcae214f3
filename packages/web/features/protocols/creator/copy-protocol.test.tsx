import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Answers, fakeApi, type Sent } from '../../../testing/fake-api.ts';
import { sessionOf } from '../../../testing/people.ts';
import { write } from '../../../testing/point-form.tsx';
import { anEntry, referenceAnswers } from '../../../testing/points.ts';
import { aCategory, aDependency, aKnownProtocol, aProtocolPoint } from '../../../testing/protocols.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const ofEntry = (number: number, name: string, given = {}) => ({
  ...aProtocolPoint(20 + number, name, given),
  inspectionPointId: anEntry(number, '').id,
});
const oil = ofEntry(1, 'Oil');
const rule = { '==': [{ var: 'oil' }, 'low'] };
const dependent = ofEntry(2, 'Belt', {
  dependencies: [
    aDependency(31, { type: 'point', parameter: 'oil', protocolPointId: oil.id }),
    aDependency(32, { json: rule }),
  ],
});
const gone = ofEntry(3, 'Gone');
const original = aKnownProtocol(1, {
  name: 'Daily look',
  categories: [aCategory(10, 'Drive', [oil, dependent, gone])],
});
const saving = 'POST inspectionProtocols';
const saved = ({ body }: Sent) => ({ status: 201, body: { ...original, ...(body as object) } });

function open(address: string, answers: Answers = {}) {
  const api = fakeApi({
    ...sessionOf('dev'),
    ...referenceAnswers,
    'GET inspectionPoints/list': { body: [anEntry(1, 'Oil'), anEntry(2, 'Belt')] },
    'GET inspectionPhases': { body: [] },
    'GET categoryTitles': { body: [] },
    [`GET InspectionProtocols/${original.protocolId}`]: { body: original },
    [`GET inspectionProtocols/${original.protocolId}/history`]: { body: [] },
    [saving]: saved,
    ...answers,
  });
  const { router } = renderApp(address, 'dev');
  const saves = () => api.sent.filter(({ call }) => call === saving);
  return { user: userEvent.setup(), router, saves };
}

const pointNames = () =>
  [...document.querySelectorAll('[data-path$=".inspectionPointId"] > span:first-child')].map(
    ({ textContent }) => textContent,
  );
const all = ['1. Oil', '2. Belt', '3. Gone'];

describe('a copy of a protocol', () => {
  it('begins with all of its original, and asks before other work is given up', async () => {
    const { user, router, saves } = open('/Protocols?tab=tab-2');
    await write(user, await screen.findByLabelText('Title of the new category'), 'Other work');
    await user.click(screen.getByRole('button', { name: 'Add category' }));
    await screen.findByText('Kept in this browser');
    await router.navigate({ to: '/Protocols/$id', params: { id: original.protocolId } });
    await user.click(await screen.findByText('Create copy'));
    await user.click(await screen.findByText('Discard draft'));
    expect(pointNames()).toEqual([]);
    const question = within(await screen.findByRole('dialog', { name: 'Discard draft' }));
    await user.click(question.getByRole('button', { name: 'Discard draft' }));

    await waitFor(() => expect(pointNames()).toEqual(all));
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/, { selector: 'input' }).value).toBe('Daily look');
    const row = (name: string) => screen.getByLabelText(`Move ${name}`).closest('li')?.textContent;
    expect(row('Gone')).toContain('Deleted point');
    expect(row('Belt')).not.toContain('Deleted point');
    await user.click(screen.getByLabelText('Options of Belt', { selector: 'button' }));
    const source = await screen.findByLabelText<HTMLInputElement>('Source point', { selector: 'input' });
    expect(source.value).toBe('1. Oil (Drive)');
    await user.click(screen.getByText('Save protocol'));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.body).toMatchObject({
      copyOfProtocolId: original.protocolId,
      categories: [
        {
          inspectionPoints: [
            { id: oil.id },
            {
              dependencies: [
                { type: 'point', parameter: 'oil', protocolPointId: oil.id },
                { type: 'json', json: rule },
              ],
            },
            { inspectionPointId: gone.inspectionPointId },
          ],
        },
      ],
    });
    await waitFor(() => expect(pointNames()).toEqual([]));
    expect(router.state.location.search).not.toHaveProperty('copyOf');
  });

  it('whose answer is lost is sent again under the same key, and keeps everything until then', async () => {
    let isLost = true;
    const { user, router, saves } = open(`/Protocols?tab=tab-2&copyOf=${original.protocolId}`, {
      [saving]: (sent) => (isLost ? 'lost' : saved(sent)),
    });
    await waitFor(() => expect(pointNames()).toEqual(all));
    await user.click(screen.getByText('Save protocol'));
    const alert = await screen.findByText('ERROR WITH SAVE', { exact: false });
    expect(alert.closest('[role=alert]')?.textContent).toContain('There is no connection');
    expect(pointNames()).toEqual(all);
    const tries = saves().length;
    isLost = false;
    await user.click(screen.getByText('Save protocol'));
    expect(await screen.findByText('New Protocol saved!')).toBeTruthy();
    expect(saves()).toHaveLength(tries + 1);
    const keys = new Set(saves().map(({ headers }) => headers.get('idempotency-key')));
    expect([keys.size, keys.has(null)]).toEqual([1, false]);
    await user.click(await screen.findByText('Open Daily look, which you have just saved'));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/Protocols/${original.protocolId}`));
  });
});
