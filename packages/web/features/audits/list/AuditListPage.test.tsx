import type { AuditItem } from '@assay/contract/audits';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAudit } from '../../../testing/audits.ts';
import { type Answers, fakeApi, problem } from '../../../testing/fake-api.ts';
import { type PersonName, sessionOf } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const open = anAudit(1, { name: 'North pit' });
const finished = anAudit(2, { name: 'South pit', finished: true, version: 1 });
const every = [open, finished];

async function openList(person: PersonName, answers: Answers = {}, address = '/Audits') {
  const api = fakeApi({
    ...sessionOf(person),
    'GET audits': { body: { result: every, count: every.length } },
    ...answers,
  });
  const app = renderApp(address, person);
  await screen.findByRole('link', { name: 'North pit' });
  return { api, app, user: userEvent.setup() };
}

const rowOf = ({ name }: AuditItem): HTMLElement => {
  const row = screen.getByRole('link', { name }).closest('tr');
  if (!row) throw new Error(`There is no row of ${name}.`);
  return row;
};
const offered = (audit: AuditItem): string[] =>
  within(rowOf(audit))
    .getAllByLabelText(/./)
    .map((one) => String(one.getAttribute('aria-label')).replace(` ${audit.name}`, ''));
const listsAsked = (api: ReturnType<typeof fakeApi>) => api.sent.filter(({ call }) => call === 'GET audits');

describe('the list of audits', () => {
  it('asks for audits by its defaults, and again for each column, filter and search [LST-06]', async () => {
    const { api, user } = await openList('uma');
    expect(listsAsked(api).map(({ query }) => query)).toEqual([
      { offset: '0', amount: '50', orderKey: 'inspectionDate', orderDirection: 'desc' },
    ]);
    const keys = { Name: 'name', Customer: 'customer', Inspector: 'inspector', Status: 'status' };
    for (const [header, orderKey] of Object.entries(keys)) {
      await user.click(screen.getByRole('button', { name: new RegExp(`^${header}`) }));
      await waitFor(() => expect(listsAsked(api).at(-1)?.query).toMatchObject({ orderKey, orderDirection: 'asc' }));
    }
    await user.click(screen.getByRole('checkbox', { name: 'Open' }));
    await user.click(screen.getByRole('checkbox', { name: 'Mine only' }));
    await waitFor(() => expect(listsAsked(api).at(-1)?.query).toMatchObject({ statuses: 'open', mineOnly: 'true' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search audits' }), 'pit');
    await waitFor(() => expect(listsAsked(api).at(-1)?.query).toMatchObject({ search: 'pit', offset: '0' }));
  });

  it('leads from an open audit to its page, and from a finished one to its report [AUL-02]', async () => {
    await openList('max');
    const hrefs = (audit: AuditItem) =>
      within(rowOf(audit))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(hrefs(open)).toEqual([`/Audits/${open.id}`, `/Audits/${open.id}/report`]);
    expect(hrefs(finished)).toEqual([`/Audits/${finished.id}/report`, `/Audits/${finished.id}/report`]);
    expect(within(rowOf(open)).getByText('Open')).toBeTruthy();
    expect(within(rowOf(finished)).getByText('Finished')).toBeTruthy();
  });

  const common = ['View report of', 'Download'];
  it.each([
    ['uma', []],
    ['max', ['More for']],
  ] as const)('offers %s what is theirs to do, by the status of each [ACC-09]', async (person, more) => {
    await openList(person);
    expect(offered(open)).toEqual(['Finish', ...common, ...more]);
    expect(offered(finished)).toEqual(['Reopen', ...common, ...more]);
  });

  it.each([
    ['Finish', open, 'Finished audit can not be edited any more', true, 'Finished'],
    ['Reopen', finished, 'Once opened, the audit can be edited again', false, 'Open'],
  ] as const)('%ss after a question, and changes a row only once the server agreed [AUL-04]', async (...row) => {
    const [verb, audit, text, body, status] = row;
    let answer: Answers[string] = problem(409, 'noStep');
    let rows: AuditItem[] = every;
    const { user, api } = await openList('uma', {
      'GET audits': () => ({ body: { result: rows, count: rows.length } }),
      [`PUT audits/${audit.id}/finished`]: () => answer as never,
    });
    await user.click(within(rowOf(audit)).getByRole('button', { name: `${verb} ${audit.name}` }));
    const dialog = await screen.findByRole('dialog', { name: `${verb} the audit ${audit.name}?` });
    expect(within(dialog).getByText(text)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: `${verb} audit` }));
    await within(dialog).findByText('Problem: noStep');
    expect(listsAsked(api)).toHaveLength(1);
    expect(within(rowOf(audit)).queryByText(status)).toBeNull();
    rows = every.map((one) => (one === audit ? { ...one, finished: body } : one));
    answer = { body: {} };
    await user.click(within(dialog).getByRole('button', { name: `${verb} audit` }));
    await waitFor(() => expect(within(rowOf(audit)).getByText(status)).toBeTruthy());
    expect(api.sent.findLast(({ call }) => call.startsWith('PUT'))?.body).toBe(body);
  });

  it('deletes after the question, and keeps what the server kept [AUL-05]', async () => {
    let removed: Answers[string] = problem(409, 'conflict');
    let rows = every;
    const { user, api } = await openList('max', {
      'GET audits': () => ({ body: { result: rows, count: rows.length } }),
      [`DELETE audits/${finished.id}`]: () => removed as never,
    });
    await user.click(within(rowOf(finished)).getByRole('button', { name: 'More for South pit' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete audit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete audit South pit?' });
    expect(within(dialog).getByText('Do you really want to delete the audit?')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'CANCEL' })).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'DELETE' }));
    await within(dialog).findByText('Problem: conflict');
    expect([listsAsked(api).length, rowOf(finished).isConnected]).toEqual([1, true]);
    removed = {};
    rows = [open];
    await user.click(within(dialog).getByRole('button', { name: 'DELETE' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'South pit' })).toBeNull());
  });

  it('that is empty offers a new audit', async () => {
    fakeApi({ ...sessionOf('uma'), 'GET audits': { body: { result: [], count: 0 } } });
    renderApp('/Audits', 'uma');
    await screen.findByText('There are no audits yet');
    for (const link of screen.getAllByRole('link', { name: 'New audit' }))
      expect(link.getAttribute('href')).toBe('/Audits/new');
  });

  it('is for nobody from outside, who has no item for it and asks for nothing [ACC-02]', async () => {
    const api = fakeApi(sessionOf('dora'));
    renderApp('/Audits', 'dora');
    await screen.findByText('Your permissions are not enough for seeing this page.');
    expect(screen.queryByRole('link', { name: 'Audits' })).toBeNull();
    expect(api.calls().filter((call) => call.includes('audits'))).toEqual([]);
  });
});

describe('the report of an audit', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });

  it('is downloaded in English once it is made, under the name that the server gives it', async () => {
    let tries = 0;
    const headers = { 'content-disposition': 'attachment; filename="20260304_audit_en.pdf"' };
    const { user, api } = await openList('uma', {
      [`GET audits/${open.id}/reportpdf`]: () =>
        ++tries < 2 ? { ...problem(503, 'reportInTheMaking'), headers: { 'retry-after': '0' } } : { headers },
    });
    await user.click(within(rowOf(open)).getByRole('button', { name: 'Download North pit' }));
    await waitFor(() => expect(saved).toEqual(['20260304_audit_en.pdf']));
    const asked = api.sent.filter(({ call }) => call.endsWith('/reportpdf'));
    expect(asked.map(({ query }) => query)).toEqual([{ lang: 'en' }, { lang: 'en' }]);
  });
});
