import type { WaitingCount } from '@assay/contract/waiting';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anAudit } from '../../testing/audits.ts';
import { type Answers, fakeApi, problem } from '../../testing/fake-api.ts';
import { anInspection } from '../../testing/inspections.ts';
import { type PersonName, sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Counts = Partial<Record<WaitingCount['kind'], number>>;

async function openPage(person: PersonName, counts: Counts, answers: Answers = {}) {
  const body = Object.entries(counts).map(([kind, count]) => ({
    kind,
    count: Math.min(count, 500),
    exact: count <= 500,
  }));
  const api = fakeApi({
    ...sessionOf(person),
    'GET waiting': { body },
    'GET inspections': { body: { result: [], count: 0 } },
    'GET audits': { body: { result: [], count: 0 } },
    ...answers,
  });
  renderApp('/', person);
  const nav = await screen.findByRole('navigation', { name: 'What waits for you' });
  return { api, nav };
}

const shown = (nav: HTMLElement): [text: string, address: string][] =>
  within(nav)
    .getAllByRole('link')
    .map((link) => {
      const { pathname, search } = new URL((link as HTMLAnchorElement).href);
      return [link.textContent ?? '', decodeURIComponent(`${pathname}${search}`)];
    });

describe('My page', () => {
  it('asks once for everything that waits, and leads from each number to its list', async () => {
    const counts = {
      toReview: 22,
      sentBack: 1,
      inUse: 0,
      openAudits: 0,
      overdueFollowUps: 600,
      expiringAccounts: 2,
      outdatedTranslations: 3,
      failedServices: 1,
    };
    const { api, nav } = await openPage('dev', counts);
    await waitFor(() => expect(shown(nav)).toHaveLength(8));
    expect(shown(nav)).toEqual([
      ['22To reviewSubmitted, for you to finish', '/Reports?statuses=Waiting'],
      ['1Sent back to youTo be corrected and submitted again', '/Reports?statuses=In_Use&sentBack=true&mineOnly=true'],
      ['500+Overdue follow-upsFindings and actions past their due date', '/FollowUps'],
      ['2Accounts that expireWithin 30 days; activate those still needed', '/ExternalUsers?expiring=true'],
      ['3Outdated translationsPoints whose English text has changed', '/InspectionPoints?outdated=on'],
      ['1Failed servicesBackground services whose last run failed', '/BackgroundServices'],
      ['In useYou have no inspection in use', '/Reports?statuses=In_Use&mineOnly=true'],
      ['Open auditsYou have no open audit', '/Audits?statuses=open&mineOnly=true'],
    ]);
    expect(api.calls().filter((call) => call === 'GET waiting')).toHaveLength(1);
  });

  it('asks a rater for what is not rated, and tells a manager who finishes what was submitted', async () => {
    const rater = await openPage('rita', { toRate: 3, submitted: 1, inUse: 0, openAudits: 0 });
    await waitFor(() => expect(shown(rater.nav)[0]?.[0]).toMatch(/^3/));
    expect(shown(rater.nav).slice(0, 2)).toEqual([
      ['3To rateSubmitted, and rated by nobody yet', '/Reports?statuses=Waiting&unrated=true'],
      ['1Waiting for reviewYours, submitted and not yet finished', '/Reports?statuses=Waiting&mineOnly=true'],
    ]);
    cleanup();
    const manager = await openPage('max', { submitted: 22, inUse: 0, openAudits: 0 });
    await waitFor(() => expect(shown(manager.nav)[0]?.[0]).toMatch(/^22/));
    expect(shown(manager.nav)[0]).toEqual([
      '22Waiting for reviewReturn what needs correcting; an administrator finishes the rest',
      '/Reports?statuses=Waiting',
    ]);
  });

  it('leads whoever keeps certificates to those that expire', async () => {
    const { nav } = await openPage('carl', { expiringCertificates: 5 });
    await waitFor(() =>
      expect(shown(nav)).toContainEqual([
        '5Certificates that expirePeople with one that ends within 60 days',
        '/certifications?expiring=true',
      ]),
    );
  });

  it('tells a distributor admin that the provider reviews what the company submitted', async () => {
    const { nav } = await openPage('dora', {
      submitted: 4,
      sentBack: 0,
      inUse: 0,
      overdueFollowUps: 0,
      expiringAccounts: 1,
    });
    await waitFor(() => expect(shown(nav)).toHaveLength(3));
    expect(shown(nav)).toEqual([
      ['4Waiting for reviewSubmitted by your company; the provider reviews them', '/Reports?statuses=Waiting'],
      ['1Accounts that expireWithin 30 days; activate those still needed', '/UserManagement?expiring=true'],
      ['In useYou have no inspection in use', '/Reports?statuses=In_Use&mineOnly=true'],
    ]);
  });

  it.each([
    ['max', ['Customers', 'Equipment', 'Documents', 'Distributors']],
    ['dev', []],
    ['uma', []],
    ['dora', []],
  ] as const)('leads %s to the pages that the bar has no item for: %j', async (person, pages) => {
    await openPage(person, {});
    const ways = screen.queryByRole('navigation', { name: 'Go to' });
    const names = ways
      ? within(ways)
          .getAllByRole('link')
          .map(({ textContent }) => textContent)
      : [];
    expect(names).toEqual(pages);
  });

  it('shows the usual tables where the numbers could not be loaded', async () => {
    await openPage('uma', {}, { 'GET waiting': problem(500, 'unexpected') });
    expect(await screen.findByText('What waits for you could not be loaded')).toBeTruthy();
    expect(await screen.findByText('You have no reports yet')).toBeTruthy();
  });

  it('lists one’s own reports ten at a time, searched once typing pauses and sorted, and leads to each and to a new one', async () => {
    const mine = Array.from({ length: 11 }, (_, n) => anInspection(n + 1, { status: 'In_Use' }));
    const { api } = await openPage(
      'carl',
      {},
      {
        'GET inspections': ({ query: { offset = '0', search } }) => ({
          body: search
            ? { result: [], count: 0 }
            : { result: mine.slice(Number(offset), Number(offset) + 10), count: mine.length },
        }),
      },
    );
    const user = userEvent.setup();
    const list = await screen.findByRole('region', { name: 'My reports' });
    const rows = () => within(list).getAllByRole('row').slice(1);
    const asked = () => api.sent.filter(({ call }) => call === 'GET inspections').map(({ query }) => query);
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(asked()).toEqual([
      { offset: '0', amount: '10', mineOnly: 'true', orderKey: 'inspectionDate', orderDirection: 'desc' },
    ]);
    for (const text of ['04.03.2026 05:06', 'HP1', 'In use']) expect(rows()[0]?.textContent).toContain(text);
    expect(within(list).getByRole('link', { name: 'Inspection 1' }).getAttribute('href')).toBe(
      `/Reports/${mine[0]?.id}/perform`,
    );
    await user.click(within(list).getByRole('button', { name: /^Date/ }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ orderKey: 'inspectionDate', orderDirection: 'asc' }));
    await user.click(screen.getByRole('link', { name: /^11/ }));
    await waitFor(() =>
      expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('HP11')]),
    );
    await user.type(screen.getByRole('searchbox', { name: 'Search my reports' }), 'nothing');
    await screen.findByText('Nothing matches');
    const searches = asked().flatMap(({ search }) => search ?? []);
    expect([searches.at(-1), searches.length < 4], 'not every key asks').toEqual(['nothing', true]);
    expect(asked().every(({ mineOnly }) => mineOnly === 'true')).toBe(true);
    await user.click(screen.getByRole('link', { name: 'New inspection' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'New inspection' })).toBeTruthy();
  });

  it('lists one’s own audits beside them, searched and sorted by themselves [MYP-01]', async () => {
    const mine = [anAudit(1), anAudit(2)];
    const { api } = await openPage(
      'carl',
      {},
      {
        'GET audits': ({ query: { search = '' } }) => {
          const found = mine.filter(({ name }) => name.includes(search));
          return { body: { result: found, count: found.length } };
        },
      },
    );
    const user = userEvent.setup();
    const list = within(await screen.findByRole('region', { name: 'My audits' }));
    expect(screen.getByText('My reports', { selector: 'h2' })).toBeTruthy();
    const rows = () => list.getAllByRole('row').slice(1);
    const asked = () => api.sent.filter(({ call }) => call === 'GET audits').map(({ query }) => query);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(asked()).toEqual([
      { offset: '0', amount: '10', mineOnly: 'true', orderKey: 'inspectionDate', orderDirection: 'desc' },
    ]);
    expect(rows()[0]?.textContent).toContain('04.03.2026 05:06');
    const header = list.getByRole('columnheader', { name: /^Inspection date/ });
    await user.click(within(header).getByRole('button'));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ orderKey: 'inspectionDate', orderDirection: 'asc' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search my audits' }), 'Pit 2');
    await waitFor(() => expect(rows()).toHaveLength(1));
    const searches = asked().flatMap(({ search }) => search ?? []);
    expect([searches.at(-1), searches.length < 4], 'not every key asks').toEqual(['Pit 2', true]);
    expect(asked().every(({ mineOnly }) => mineOnly === 'true')).toBe(true);
  });

  it('keeps the search and the order of one’s reports in the address, and marks what was sent back', async () => {
    const back = anInspection(1, { status: 'In_Use', sentBack: true });
    const waiting = anInspection(2, { status: 'Waiting' });
    fakeApi({
      ...sessionOf('rita'),
      'GET inspections': ({ query }) => ({
        body: query.search === 'jaw' && query.orderKey === 'status' ? { result: [back, waiting], count: 2 } : undefined,
      }),
    });
    renderApp('/?reportsSearch=jaw&reportsSort=status', 'rita');
    const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;
    expect(within(await rowOf('Inspection 1')).getByRole('img', { name: 'Returned for correction' })).toBeTruthy();
    expect((await rowOf('Inspection 2')).textContent).toContain('Waiting');
    expect(screen.getAllByRole('img', { name: 'Returned for correction' })).toHaveLength(1);
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search my reports' }).value).toBe('jaw');
  });

  it('tells somebody without any group whom to ask', async () => {
    fakeApi({
      ...sessionOf('nia'),
      'GET auth/administrators': { body: [{ name: 'Ada Aalto', email: 'ada@provider.example' }] },
    });
    renderApp('/', 'nia');
    expect(await screen.findByText('Your permissions are not enough for seeing this page.')).toBeTruthy();
    expect(
      await screen.findByText(/signed in as nia@provider\.example, and your account has no work group/),
    ).toBeTruthy();
    const mail = await screen.findByRole('link', { name: 'ada@provider.example' });
    expect(mail.getAttribute('href')).toBe('mailto:ada@provider.example');
    expect(mail.closest('li')?.textContent).toContain('Ada Aalto');
  });
});
