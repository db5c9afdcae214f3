import type { Import } from '@assay/contract/imports';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../testing/customers.ts';
import { type Answers, fakeApi, problem } from '../../testing/fake-api.ts';
import { fakeUploads } from '../../testing/fake-uploads.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const nouns = [
  ['customers', '/Customers/import', 'customers/imports'],
  ['equipment', '/Equipments/import', 'Equipments/imports'],
] as const;

const aPreview = (given: Partial<Import> = {}): Import => ({
  id: customerId(1),
  fileName: 'late.csv',
  state: 'preview',
  done: 1,
  total: 1,
  counts: { new: 1, changed: 0, unchanged: 0, faulty: 0 },
  renaming: 0,
  ignoredColumns: [],
  problem: null,
  created: '2026-05-06T07:08:09Z',
  createdBy: 'Max Lindqvist',
  ...given,
});

function open(address: string, calls: string, one: Import, answers: Answers = {}) {
  let kept = one;
  const ends = (state: Import['state'], why: string | null) => () => {
    kept = { ...kept, state, problem: why };
    return { body: kept };
  };
  const path = `${calls}/${one.id}`;
  const puts = fakeUploads();
  const api = fakeApi({
    ...sessionOf('max'),
    [`GET ${path}`]: () => ({ body: kept }),
    [`GET ${path}/lines`]: { body: { result: [], count: 0 } },
    [`POST ${path}/confirm`]: ends('refused', 'The data changed after the preview was made.'),
    [`DELETE ${path}`]: ends('cancelled', null),
    ...answers,
  });
  const { router } = renderApp(address, 'max');
  return { ...api, user: userEvent.setup(), puts, location: () => router.state.location.pathname };
}

const status = async () => (await screen.findByRole('status')).textContent;
const chooser = () => screen.findByRole('button', { name: 'Choose a CSV or XLSX file' });

describe.each(nouns)('an import of %s', (_noun, path, calls) => {
  it('that is refused since the data changed after its preview says so, and leads to another one', async () => {
    const { user, location } = open(`${path}/${customerId(1)}`, calls, aPreview());
    await user.click(await screen.findByRole('button', { name: 'Import 1 line' }));
    await waitFor(async () => expect(await status()).toContain('Nothing was imported'));
    expect(await status()).toContain('The data changed after the preview was made');
    await user.click(screen.getByRole('link', { name: 'Import a file' }));
    expect(await chooser()).toBeTruthy();
    expect(location()).toBe(path);
  });

  it('of a file that cannot be read says what is wrong with it, and takes another file', async () => {
    const { user, puts, location } = open(path, calls, aPreview());
    await chooser();
    const field = () => screen.getByLabelText('Choose a CSV or XLSX file', { selector: 'input' });
    await user.upload(field(), new File(['Nmae'], 'late.csv', { type: 'text/csv' }));
    await waitFor(() => expect(puts).toHaveLength(1));
    const errors = [
      { path: 'file.Nmae', message: 'Column not known: Nmae' },
      { path: 'file.Name', message: 'Column missing: Name' },
    ];
    await puts[0]?.answer(400, problem(400, 'invalid', { errors }).body);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The file could not be read');
    expect(alert.textContent).toContain('Nothing was imported');
    expect(screen.getByText('Column not known: Nmae')).toBeTruthy();
    await user.upload(field(), new File(['Name'], 'late.csv', { type: 'text/csv' }));
    await waitFor(() => expect(puts).toHaveLength(2));
    await puts[1]?.answer(201, aPreview());
    expect(await screen.findByText(/^Nothing has been imported yet/)).toBeTruthy();
    expect(location()).toBe(`${path}/${customerId(1)}`);
  });

  it('that is thrown away is not offered again', async () => {
    const counts = { new: 0, changed: 0, unchanged: 0, faulty: 1 };
    const { user, puts, calls: called } = open(path, calls, aPreview({ counts, ignoredColumns: ['Shoe size'] }));
    await chooser();
    await user.upload(
      screen.getByLabelText('Choose a CSV or XLSX file', { selector: 'input' }),
      new File(['Name'], 'late.csv'),
    );
    await waitFor(() => expect(puts).toHaveLength(1));
    await puts[0]?.answer(201, aPreview({ counts, ignoredColumns: ['Shoe size'] }));
    const note = await screen.findByRole('note');
    expect(note.textContent).toContain('A column is not known and will be ignored: Shoe size');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nothing to import' }).disabled).toBe(true);
    await user.click(screen.getByRole('link', { name: /^All / }));
    await user.click(await screen.findByRole('link', { name: 'Import from a file' }));
    await user.click(await screen.findByRole('link', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Discard import' }));
    await waitFor(async () => expect(await status()).toContain('The import was discarded'));
    const reads = () => called().filter((call) => call === `GET ${calls}/${customerId(1)}`).length;
    const before = reads();
    await user.click(screen.getByRole('link', { name: 'Import a file' }));
    await chooser();
    expect(screen.queryByText(/is not finished/)).toBeNull();
    expect(reads()).toBe(before);
  });
});
