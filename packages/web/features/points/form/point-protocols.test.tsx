import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '../../../testing/fake-api.ts';
import { openPointForm } from '../../../testing/point-form.tsx';
import { aKnownPoint, anEntry } from '../../../testing/points.ts';

const point = aKnownPoint(1, 'Comment', { name: 'Noise' });
const path = `inspectionPoints/${point.id}`;

const open = (answers: Answers) =>
  openPointForm(`point=${point.id}`, {
    'GET inspectionPoints/list': { body: [anEntry(1, point.name)] },
    [`GET ${path}`]: { body: point },
    ...answers,
  });

describe('the protocols that include a point', () => {
  it('are those that the server tells of, each with the way to it', async () => {
    const protocols = [{ protocolId: 'one', name: 'Daily look', type: 'Daily' }];
    await open({ [`GET ${path}/protocols`]: { body: { [point.id]: { protocolNames: ['Daily look'], protocols } } } });
    const list = within(await screen.findByRole('list', { name: 'Protocols' }));
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Daily look', '/Protocols/one'],
    ]);
  });

  it('are named with it before it is deleted, once they are known [PNT-08]', async () => {
    const known = Promise.withResolvers<{ body: unknown }>();
    const { user, sent } = await open({
      [`GET ${path}/protocols`]: () => known.promise,
      [`DELETE ${path}`]: {},
    });
    await user.click(screen.getByRole('button', { name: 'Delete point' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete point' });
    const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete point' });
    expect(dialog.textContent).toContain('Noise');
    expect(dialog.textContent).toContain('Loading the protocols that include the point...');
    expect(confirm.disabled).toBe(true);
    const protocols = ['Daily look', 'Weekly look'].map((name) => ({ protocolId: name, name, type: 'Daily' }));
    const protocolNames = protocols.map(({ name }) => name);
    known.resolve({ body: { [point.id]: { protocolNames, protocols } } });
    const list = within(await within(dialog).findByRole('list', { name: 'Protocols' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(protocolNames);
    await user.click(confirm);
    expect(await screen.findByText('Noise was deleted.')).toBeTruthy();
    expect(sent(`DELETE ${path}`)).toHaveLength(1);
  });

  it('that cannot be read are told of, and the point is not deleted before they were', async () => {
    let isDown = true;
    const failed = 'The protocols that include the point could not be loaded';
    const { user } = await open({
      [`GET ${path}/protocols`]: () => (isDown ? problem(500, 'unexpected') : { body: {} }),
    });
    expect((await screen.findByRole('alert')).textContent).toContain(failed);
    await user.click(screen.getByRole('button', { name: 'Delete point' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete point' }));
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete point' });
    expect((await dialog.findByRole('alert')).textContent).toContain(failed);
    expect(confirm.disabled).toBe(true);
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('No protocol includes the point.')).toBeTruthy();
    await waitFor(() => expect(confirm.disabled).toBe(false));
  });
});
