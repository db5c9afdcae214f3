import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { sessionOf } from '../../../../testing/people.ts';
import { aCategory, aDependency, aKnownProtocol, aProtocolPoint } from '../../../../testing/protocols.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const temperature = aProtocolPoint(21, 'Temperature');
const known = aKnownProtocol(1, {
  categories: [
    aCategory(10, 'Drive', [
      temperature,
      aProtocolPoint(22, 'Colour', {
        dependencies: [
          aDependency(31, { type: 'point', parameter: 't', protocolPointId: temperature.id }),
          aDependency(32, { type: 'model', parameter: 'model' }),
          aDependency(33, { json: { '>': [{ var: 't' }, 60] } }),
        ],
      }),
    ]),
    aCategory(11, 'Frame', [
      aProtocolPoint(23, 'Cracks', {
        dependencies: [aDependency(34, { type: 'point', parameter: 'gone', protocolPointId: 'gone' })],
      }),
    ]),
  ],
});

it('a dependency shows as a parameter that leads to its point, as the equipment model, as JSON, or as missing [PRO-03]', async () => {
  fakeApi({
    ...sessionOf('dev'),
    [`GET InspectionProtocols/${known.protocolId}`]: { body: known },
    [`GET inspectionProtocols/${known.protocolId}/history`]: { body: [] },
  });
  renderApp(`/Protocols/${known.protocolId}`, 'dev');
  const user = userEvent.setup();
  const of = async (name: string) => screen.findByRole('group', { name: new RegExp(`${name}$`) });
  const colour = await of('Colour');
  expect(colour.textContent).toContain('t → Temperature');
  expect(colour.textContent).toContain('model → Equipment model');
  const rule = within(colour).getByRole<HTMLTextAreaElement>('textbox', { name: 'Rule (JSON)' });
  expect(JSON.parse(rule.value)).toEqual({ '>': [{ var: 't' }, 60] });
  expect((await of('Cracks')).textContent).toBe('gone → Point not found!');

  await user.click(screen.getByRole('button', { name: 'Collapse 1. Drive' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Rule (JSON)' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Expand 1. Drive' }));
  await user.click(within(await of('Colour')).getByRole('link', { name: 'Temperature' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Temperature'));
});
