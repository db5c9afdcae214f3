import type { InspectionItem } from '@assay/contract/inspection-item';
import { protocolTypes } from '@assay/domain/protocol-types';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Answers, fakeApi, problem } from '../../../testing/fake-api.ts';
import { anInspection } from '../../../testing/inspections.ts';
import { type PersonName, sessionOf } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const inUse = anInspection(1, { name: 'Used', status: 'In_Use' });
const waiting = anInspection(2, { name: 'Waited for', status: 'Waiting', rating: 'Ok' });
const finished = anInspection(3, { name: 'Done', rating: 'Nok' });
const every = [inUse, waiting, finished];

async function openList(person: PersonName, answers: Answers = {}, address = '/Reports', shown = 'Done') {
  const api = fakeApi({
    ...sessionOf(person),
    'GET inspections': { body: { result: every, count: every.length } },
    'GET inspections/counts': { body: { statuses: { In_Use: 1, Waiting: 1, Finished: 1 }, types: {}, exact: true } },
    'GET inspectionProtocols/types': { body: protocolTypes },
    'GET inspectionPoints/useCases': { body: [{ value: 'Service', displayName: 'Service' }] },
    ...answers,
  });
  const app = renderApp(address, person);
  await screen.findByRole('link', { name: shown });
  return { api, app, user: userEvent.setup() };
}

const lastRequest = ({ sent }: ReturnType<typeof fakeApi>) =>
  sent.findLast(({ call }) => call === 'GET inspections')?.query;

const rowOf = ({ name }: InspectionItem): HTMLElement => {
  const row = screen.getByRole('link', { name }).closest('tr');
  if (!row) throw new Error(`There is no row of ${name}.`);
  return row;
};
const offered = (inspection: InspectionItem): string[] =>
  within(rowOf(inspection))
    .getAllByLabelText(/./)
    .map((one) => String(one.getAttribute('aria-label')).replace(` ${inspection.name}`, ''));

describe('the list of reports', () => {
  it('asks for inspections and types by its defaults, and for use cases once [REP-01, LST-06]', async () => {
    const { api, app } = await openList('uma');
    const queries = api.sent.filter(({ call }) => call === 'GET inspections').map(({ query }) => query);
    expect(queries).toEqual([{ offset: '0', amount: '50', orderKey: 'inspectionDate', orderDirection: 'desc' }]);
    expect(api.calls()).toContain('GET inspectionProtocols/types');
    await app.router.navigate({ to: '/Account' });
    await app.router.navigate({ to: '/Reports' });
    await screen.findByRole('link', { name: 'Done' });
    expect(api.calls().filter((call) => call === 'GET inspectionPoints/useCases')).toHaveLength(1);
  });

  it('shows reviewers how bad the worst point of a report is', async () => {
    const urgent = anInspection(4, { name: 'Urgent', status: 'Waiting', worst: 3 });
    await openList('uma', { 'GET inspections': { body: { result: [...every, urgent], count: 4 } } });
    expect(within(rowOf(urgent)).getByRole('img', { name: 'Worst point: Immediate' })).toBeTruthy();
    expect(within(rowOf(waiting)).queryByRole('img', { name: /Worst/ })).toBeNull();
  });

  it('is filtered by the types that reports have, in the order of their names [REP-02]', async () => {
    const { api, app, user } = await openList('uma');
    const group = await screen.findByRole('group', { name: 'Inspection types' });
    await within(group).findByRole('checkbox', { name: 'Weekly' });
    const names = within(group)
      .getAllByRole('checkbox')
      .map((box) => box.getAttribute('aria-label'));
    expect(names).toEqual([
      'Annual',
      'Closed',
      'Commissioning',
      'Daily',
      'Equipment configurator',
      'FAT',
      'Machine assessment',
      'Mid-year',
      'Monthly',
      'Quarterly',
      'Weekly',
    ]);
    await user.click(within(group).getByRole('checkbox', { name: 'Weekly' }));
    await user.click(within(group).getByRole('checkbox', { name: 'Mid-year' }));
    await waitFor(() => expect(lastRequest(api)).toMatchObject({ types: 'Mid_Year,Weekly', offset: '0' }));
    expect(app.router.state.location.search).toEqual({ types: 'Mid_Year,Weekly' });
    await user.click(within(group).getByRole('checkbox', { name: 'Weekly' }));
    await waitFor(() => expect(lastRequest(api)).toMatchObject({ types: 'Mid_Year' }));
  });

  it.each([
    ['sentBack', 'Sent back', '/Reports?statuses=In_Use&sentBack=true&mineOnly=true'],
    ['unrated', 'Not rated', '/Reports?statuses=Waiting&unrated=true'],
  ])('follows the number on My page by the filter %s, which is shown and can be taken off', async (...row) => {
    const [name, label, address] = row;
    const { api, user } = await openList('uma', {}, address);
    const asked = Object.fromEntries(new URLSearchParams(address.split('?')[1]));
    expect(lastRequest(api)).toMatchObject(asked);
    const counted = () => api.sent.findLast(({ call }) => call === 'GET inspections/counts')?.query;
    await waitFor(() => expect(counted()).toEqual(asked));
    await user.click(screen.getByRole('checkbox', { name: label }));
    await waitFor(() => expect(lastRequest(api)?.[name]).toBeUndefined());
    expect(screen.queryByRole('checkbox', { name: label })).toBeNull();
  });

  it('shows what waits for whoever comes from My page, and what is in use for whoever asks for that', async () => {
    const { api, app, user } = await openList(
      'dev',
      { 'GET inspections': ({ query }) => ({ body: { result: query.statuses ? [waiting] : every, count: 22 } }) },
      '/Reports?statuses=Waiting',
      'Waited for',
    );
    expect(lastRequest(api)).toMatchObject({ statuses: 'Waiting' });
    const box = (name: string) =>
      within(screen.getByRole('group', { name: 'Status' })).getByRole<HTMLInputElement>('checkbox', { name });
    expect(box('Waiting').checked).toBe(true);
    expect(screen.getByText('22 found')).toBeTruthy();
    expect(rowOf(waiting).textContent).toContain('Waiting');
    await user.click(box('Waiting'));
    await user.click(box('In use'));
    await waitFor(() => expect(lastRequest(api)).toMatchObject({ statuses: 'In_Use' }));
    expect(app.router.state.location.search).toEqual({ statuses: 'In_Use' });
  });

  it('says beside each filter how many it would show, without the rows waiting for it, and keeps the numbers until there are newer ones', async () => {
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    const counts = (In_Use: number, exact: boolean, types = {}) => ({
      body: { statuses: { In_Use, Waiting: 0, Finished: 41_000 }, types, exact },
    });
    const { user, api } = await openList('uma', {
      'GET inspections/counts': async ({ query }) => {
        await (query.statuses ? second : first).promise;
        return query.statuses ? counts(7, false) : counts(12, true, { Weekly: 3 });
      },
    });
    const box = (name: string) => screen.findByRole('checkbox', { name });
    const countOf = async (name: string) => (await box(name)).getAttribute('aria-describedby') ?? '';
    const shown = async (name: string) => document.getElementById(await countOf(name))?.textContent;
    expect(await shown('In use')).toBe('');
    first.resolve();
    await waitFor(async () => expect(await shown('In use')).toBe('12'));
    expect([await shown('Waiting'), await shown('Finished')]).toEqual(['0', '999+']);
    expect([await shown('Weekly'), await shown('Daily')]).toEqual(['3', '0']);
    await user.click(await box('Waiting'));
    await waitFor(() => expect(api.sent.at(-1)).toMatchObject({ query: { statuses: 'Waiting' } }));
    expect([await shown('In use'), await shown('Weekly')]).toEqual(['12', '3']);
    second.resolve();
    await waitFor(async () => expect(await shown('In use')).toBe('7+'));
    expect(await shown('Waiting')).toBe('');
  });

  const all = ['View details of', 'Download', 'Set to Finished', 'More for', 'Rate Ok', 'Rate Not ok'];
  const [details, download, finish, more, ok, nok] = all;
  it.each([
    ['uma', [], [details], [details], [download, details]],
    ['dina', [], [details], [details], [download, details]],
    ['max', [], [details, more], [details, more], [download, details, more]],
    ['dora', [], [details, more], [details, more], [download, details, more]],
    ['rita', [ok, nok], [details], [details], [download, details]],
    ['dev', [ok, nok], [finish, details, more], [finish, details, more], [download, details, more]],
  ] as const)('offers %s what is theirs to do, by the status of each [REP-03, REP-05]', async (...row) => {
    const [person, thumbs, ofUsed, ofWaiting, ofDone] = row;
    await openList(person);
    expect(offered(inUse)).toEqual([...thumbs, ...ofUsed]);
    expect(offered(waiting)).toEqual([...thumbs, ...ofWaiting]);
    expect(offered(finished)).toEqual([...thumbs, ...ofDone]);
  });

  it('marks what was rated, and says In use [REP-04]', async () => {
    await openList('uma');
    expect(within(rowOf(inUse)).getByText('In use')).toBeTruthy();
    expect(within(rowOf(waiting)).getByText('Ok')).toBeTruthy();
    expect(within(rowOf(finished)).getByText('Not ok')).toBeTruthy();
  });

  it('keeps In use with a second mark where a report was returned', async () => {
    const returned = anInspection(1, { name: 'Returned', status: 'In_Use', sentBack: true });
    await openList('uma', { 'GET inspections': { body: { result: [returned, finished], count: 2 } } });
    const row = within(rowOf(returned));
    expect(row.getByText('In use')).toBeTruthy();
    expect(row.getByRole('img', { name: 'Returned for correction' })).toBeTruthy();
  });

  it('rates once the server agreed, and leaves a row alone that it refused to rate [REP-09]', async () => {
    let rated = problem(403, 'forbidden');
    let rows = every;
    const { user, api } = await openList('rita', {
      'GET inspections': () => ({ body: { result: rows, count: rows.length } }),
      [`PUT inspections/${waiting.id}/rating`]: () => rated,
    });
    const thumb = (name: string) => within(rowOf(waiting)).getByRole('button', { name });
    await user.click(thumb('Rate Waited for Not ok'));
    expect((await screen.findByRole('alert')).textContent).toContain('Problem: forbidden');
    expect(thumb('Rate Waited for Ok').getAttribute('aria-pressed')).toBe('true');
    expect(api.calls().filter((call) => call === 'GET inspections')).toHaveLength(1);
    rows = [inUse, { ...waiting, rating: 'Nok' }, finished];
    rated = { body: rows[1] };
    await user.click(thumb('Rate Waited for Not ok'));
    await waitFor(() => expect(thumb('Rate Waited for Not ok').getAttribute('aria-pressed')).toBe('true'));
    expect(api.sent.findLast(({ call }) => call.endsWith('/rating'))?.body).toEqual({ rating: 'Nok' });
  });

  it('finishes after a question, and lists what is missing where the server refuses [REP-09]', async () => {
    const errors = [
      { path: 'results.1.rating', message: 'A rating is missing', pointName: 'Jaw plate' },
      { path: 'choices.0', message: 'Say whether Electrics is done' },
    ];
    const { user, api } = await openList('dev', {
      [`PUT inspections/${inUse.id}/updateStatus`]: problem(422, 'incomplete', {
        detail: '2 things are missing.',
        errors,
      }),
    });
    await user.click(within(rowOf(inUse)).getByRole('button', { name: 'Set Used to Finished' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Set to Finished' }));
    await within(dialog).findByText('2 things are missing.');
    const lines = within(within(dialog).getByRole('list', { name: 'What is missing' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Jaw plate: A rating is missing',
      'Say whether Electrics is done',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(within(rowOf(inUse)).getByText('In use')).toBeTruthy();
    expect(api.calls().filter((call) => call === 'GET inspections')).toHaveLength(1);
  });

  it('deletes after the question, by force what was shown as finished, and keeps what the server kept [REP-07, REP-09]', async () => {
    let removed = problem(409, 'conflict');
    let rows = every;
    const { user, api } = await openList('max', {
      'GET inspections': () => ({ body: { result: rows, count: rows.length } }),
      [`DELETE inspections/${waiting.id}`]: () => removed,
      [`DELETE inspections/${finished.id}`]: {},
    });
    await user.click(within(rowOf(waiting)).getByRole('button', { name: 'More for Waited for' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete inspection Waited for?' });
    expect(within(dialog).getByText('Do you really want to delete the inspection?')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'DELETE' }));
    await within(dialog).findByText('Problem: conflict');
    await user.click(within(dialog).getByRole('button', { name: 'CANCEL' }));
    expect(rowOf(waiting)).toBeTruthy();
    expect(api.sent.findLast(({ call }) => call.startsWith('DELETE'))?.query).toEqual({});
    removed = {};
    rows = [inUse, waiting];
    await user.click(within(rowOf(finished)).getByRole('button', { name: 'More for Done' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete report' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'DELETE' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Done' })).toBeNull());
    expect(api.sent.findLast(({ call }) => call.startsWith('DELETE'))?.query).toEqual({ force: 'true' });
  });
});
