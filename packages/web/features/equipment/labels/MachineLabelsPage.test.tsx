import { machineLabel } from '@assay/domain/equipment/machine-code';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { baseUrl } from '../../../api/base-path.ts';
import { aMachine } from '../../../testing/equipments.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { sessionOf } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { qrPath } from './qr-path.ts';

const machines = [aMachine(1), aMachine(2, { serialNumber: '' }), aMachine(3, { nickName: '' })];

/** The page of an address, where the search for cones finds three machines. */
function open(address: string, count = machines.length) {
  const api = fakeApi({
    ...sessionOf('max'),
    'GET Equipments/query': ({ query }) => ({
      body: query.search === 'cone' ? { result: machines, count } : { result: [], count: 0 },
    }),
  });
  const { router } = renderApp(address, 'max');
  const searched = () => api.sent.filter(({ call }) => call === 'GET Equipments/query').map(({ query }) => query);
  return { searched, place: () => router.state.location };
}
const labels = async () =>
  within(await screen.findByRole('list', { name: 'Sheet of labels' })).getAllByRole('listitem');

describe('the labels of machines', () => {
  it('are a way from the list, of the machines that it was narrowed to', async () => {
    const { place, searched } = open('/Equipments?search=cone&page=2');
    await userEvent.click(await screen.findByRole('link', { name: 'Print labels' }));
    expect(await labels()).toHaveLength(3);
    expect([place().pathname, place().search]).toEqual(['/Equipments/labels', { search: 'cone' }]);
    expect(searched().at(-1)).toMatchObject({ search: 'cone', offset: '0' });
  });

  it('are one for each machine, with its names and a code that holds the address of its page', async () => {
    open('/Equipments/labels?search=cone');
    const drawn = (await labels()).map((label) => {
      const code = within(label).getByRole('img');
      const words = within(label).getAllByText(/^(S\d|Nick \d|HP200)$/);
      return [
        code.querySelector('title')?.textContent,
        code.querySelector('path')?.getAttribute('d'),
        words.map(({ textContent }) => textContent),
      ];
    });
    const codeOf = ({ id }: { id: string }) => qrPath(machineLabel(baseUrl(), id)).path;
    expect(drawn).toEqual([
      ['QR code of S1', codeOf(aMachine(1)), ['S1', 'Nick 1', 'HP200']],
      ['QR code of Nick 2', codeOf(aMachine(2)), ['Nick 2', 'HP200']],
      ['QR code of S3', codeOf(aMachine(3)), ['S3', 'HP200']],
    ]);
    expect(new Set(drawn.map(([, path]) => path)).size, 'each its own').toBe(3);
    expect(screen.getByText('3 labels')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled).toBe(false);
  });

  it('say how many of a long list are left out', async () => {
    open('/Equipments/labels?search=cone', 700);
    expect(await screen.findByText('The first 3 of 700. Narrow the list to print the others.')).toBeTruthy();
  });

  it('say that there are none to print', async () => {
    open('/Equipments/labels?search=nobody');
    expect(await screen.findByText(/^No machine is in the list/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled).toBe(true);
    expect(screen.queryByRole('list', { name: 'Sheet of labels' })).toBeNull();
  });
});
