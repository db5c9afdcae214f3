import type { ReportHead } from '@assay/contract/report-heads';
import { languageIds } from '@assay/domain/languages';
import { textsOf } from '@assay/report/document-texts';
import { maximalDocument } from '@assay/report/testing/maximal-document';
import { hostileTexts } from '@assay/report/testing/maximal-points';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Answers, fakeApi, problem } from '../../../testing/fake-api.ts';
import { type PersonName, sessionOf } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aReportHead } from '../../../testing/report-heads.ts';

const pictures = { wide: 'wide', tall: 'tall', signature: 'signature' };
const report = maximalDocument('en', pictures);

async function openReport(head: ReportHead, person: PersonName = 'uma', answers: Answers = {}, search = '') {
  const api = fakeApi({
    ...sessionOf(person),
    [`GET inspections/${head.id}/reporthead`]: { body: head },
    [`GET inspections/${head.id}/document`]: { body: report },
    [`GET inspections/${head.id}/history`]: { body: [] },
    [`GET inspections/${head.id}/untranslated`]: { body: [] },
    ...answers,
  });
  const app = renderApp(`/Reports/${head.id}${search}`, person);
  await screen.findByRole('heading', { level: 1, name: report.title });
  const queries = () => api.sent.filter(({ call }) => call.endsWith('/document')).map(({ query }) => query);
  return { api, app, queries, user: userEvent.setup() };
}

const actions = (): string[] =>
  ['Edit inspection', 'Details', 'Download', 'Return for correction', 'Set to Finished', 'More actions'].filter(
    (name) => screen.queryByRole('link', { name }) ?? screen.queryByRole('button', { name }),
  );

describe('the view of a report', () => {
  it.each(languageIds)(
    'shows every text of its document in %s, hostile ones as text [RPV-03, RPV-04]',
    async (lang) => {
      const head = aReportHead(2);
      const written = maximalDocument(lang, pictures);
      await openReport(head, 'uma', { [`GET inspections/${head.id}/document`]: { body: written } }, `?lang=${lang}`);
      const page = document.body.textContent ?? '';
      expect(textsOf(written).filter((text) => !page.includes(text))).toEqual([]);
      for (const text of hostileTexts) expect(page).toContain(text);
      expect(document.querySelectorAll('main script, main [onerror], main img[src^="file:"]')).toHaveLength(0);
    },
  );

  it('is sent by e-mail as it is, in the language of the customer, to whom it usually goes', async () => {
    const mailing = { recipients: ['aino@mine.example'], language: 'fi' as const };
    const head = aReportHead(2, { status: 'Finished', mailing });
    const { api, user } = await openReport(head, 'uma', { [`POST inspections/${head.id}/mail`]: { body: {} } });
    await user.click(screen.getByRole('button', { name: 'E-mail' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send by e-mail' }));
    expect(dialog.getByText(/^Version 2 goes out/)).toBeTruthy();
    expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Language of the report' }).value).toBe('fi');
    await user.click(dialog.getByRole('button', { name: 'Add a recipient' }));
    await user.click(dialog.getByRole('textbox', { name: 'Recipient 2' }));
    await user.paste('nobody');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    await user.paste('@mine.example');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await screen.findByText('The report goes out to 2 addresses');
    expect(api.sent.filter(({ call }) => call.endsWith('/mail'))).toMatchObject([
      { query: { lang: 'fi' }, body: { emailRecipients: ['aino@mine.example', 'nobody@mine.example'] } },
    ]);
  });

  it('that is looked at before it is submitted has the submit below it, and the way back', async () => {
    const head = aReportHead(0, { status: 'In_Use' });
    const call = `PUT inspections/${head.id}/updateStatus`;
    const { api, app, user } = await openReport(head, 'uma', { [call]: problem(409, 'conflict') }, '?review=true');
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    // In reach of the finger, since the page may be elsewhere.
    const refused = await screen.findByText('The inspection was not submitted');
    expect(screen.getByRole('button', { name: 'Submit' }).parentElement?.contains(refused)).toBe(true);
    expect(api.sent.filter((one) => one.call === call).map(({ body }) => body)).toEqual([{ status: 'Waiting' }]);
    await user.click(screen.getByRole('button', { name: 'To the check' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe(`/Reports/${head.id}/perform`));
    expect(app.router.state.location.search).toEqual({ tab: 'check' });
  });

  it('offers no submit to whoever opens it otherwise', async () => {
    await openReport(aReportHead(0, { status: 'In_Use' }));
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });

  it('is sent by e-mail only once it is finished', async () => {
    await openReport(aReportHead(2, { status: 'Waiting' }));
    expect(screen.queryByRole('button', { name: 'E-mail' })).toBeNull();
  });

  it('comes with its head and its history, so that nothing moves as it is loaded', async () => {
    const head = aReportHead(2);
    const { promise, resolve } = Promise.withResolvers<void>();
    const { calls } = fakeApi({
      ...sessionOf('max'),
      [`GET inspections/${head.id}/reporthead`]: { body: head },
      [`GET inspections/${head.id}/document`]: () => promise.then(() => ({ body: report })),
      [`GET inspections/${head.id}/history`]: { body: [] },
      [`GET inspections/${head.id}/untranslated`]: { body: [] },
      [`GET inspections/${head.id}/evidence`]: { body: [] },
    });
    renderApp(`/Reports/${head.id}`, 'max');
    await waitFor(() => expect(calls()).toContain(`GET inspections/${head.id}/document`));
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Report']);
    expect(actions()).toEqual([]);
    resolve();
    await screen.findByRole('heading', { name: 'History' });
    expect(screen.getByRole('heading', { level: 1, name: report.title })).toBeTruthy();
  });

  it('says each thing under a heading of the next level', async () => {
    await openReport(aReportHead(2));
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    levels.forEach((level, place) => {
      expect(level - (levels[place - 1] ?? 0), `heading ${place}`).toBeLessThanOrEqual(1);
    });
  });

  it('has its verdict in colour, leads to its sections, from what is to be done to its point, with owner, day and state, and to the machine', async () => {
    const head = aReportHead(1);
    const { user } = await openReport(head, 'uma');
    expect(screen.getByRole('region', { name: report.verdict.title }).dataset.rating).toBe('ImmediateAction');
    const sections = within(screen.getByRole('navigation', { name: 'Sections of the report' })).getAllByRole('link');
    expect(sections.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(report.sections.map(({ title }) => title)),
    );
    const task = screen.getByText('Measure again').closest('li');
    for (const text of ['Aino Customer', '12/03/2026', '63 days ago', 'Overdue'])
      expect(task?.textContent).toContain(text);
    const ways = [...document.querySelectorAll('main a[href^="#at-"]')].map((link) => link.getAttribute('href') ?? '');
    expect(ways.length).toBeGreaterThan(5);
    expect(ways.filter((way) => !document.getElementById(way.slice(1)))).toEqual([]);
    await user.click(within(task as HTMLElement).getByRole('link', { name: 'Point 2' }));
    expect(document.activeElement?.textContent).toContain('Point number 2');
    const machine = screen.getByRole('link', { name: 'Open the machine' });
    expect(machine.getAttribute('href')).toBe(`/Equipments/${head.equipmentId}`);
  });

  it.each(['max', 'rita'] as const)(
    'shows %s, who reviews it, what to look at first, each with the way to its point',
    async (reviewer) => {
      const head = aReportHead(1, { status: 'Waiting' });
      const ofReport = { pointId: null, number: null, ratedOk: false };
      const evidence = [
        { kind: 'oldSignature', name: 'Uma Virtanen', value: '1', ...ofReport },
        { kind: 'missingSignature', name: '', value: 'customer', ...ofReport },
        { kind: 'fixedYetBad', pointId: 'belt', number: 2, name: 'Belt', value: 'Change the belt', ratedOk: false },
        { kind: 'overLimit', pointId: 'belt', number: 2, name: 'Belt', value: '42', ratedOk: false },
        { kind: 'overLimit', pointId: 'pump', number: 3, name: 'Pump', value: '97', ratedOk: true },
        { kind: 'pause', pointId: 'oil', number: null, name: 'Oil', value: '50', ratedOk: true },
      ];
      await openReport(head, reviewer, { [`GET inspections/${head.id}/evidence`]: { body: evidence } });
      const group = within(await screen.findByRole('region', { name: '2 points outside their limits' }));
      expect(group.getByRole('link', { name: '2. Belt: 42' }).getAttribute('href')).toBe(
        `/Reports/${head.id}/perform?point=belt`,
      );
      expect(group.getByRole('link', { name: '3. Pump: 97, yet rated Ok' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Before Oil: 50 minutes' })).toBeTruthy();
      expect(screen.getByRole('link', { name: '2. Belt: Change the belt' })).toBeTruthy();
      const itemsIn = (name: string) =>
        within(screen.getByRole('region', { name }))
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent);
      expect(itemsIn('1 signature older than what the report says')).toEqual([
        'Uma Virtanen signed version 1, changed since',
      ]);
      expect(itemsIn('1 signature missing')).toEqual(['Customer']);
      expect(screen.queryByText('Submitted and waiting for review')).toBeNull();
    },
  );

  it('shows a few points to look at first, and says how many more there are', async () => {
    const head = aReportHead(1, { status: 'Waiting' });
    const bad = (count: number, kind: string) =>
      Array.from({ length: count }, (_, place) => ({
        ...{ kind, pointId: `p${place}`, number: place + 1, name: 'Guard', value: '', ratedOk: false },
      }));
    const body = [...bad(7, 'noPhoto'), ...bad(9, 'prefilled')];
    const { user } = await openReport(head, 'rita', { [`GET inspections/${head.id}/evidence`]: { body } });
    const few = within(await screen.findByRole('region', { name: '7 bad points without a photo' }));
    expect(few.getAllByRole('link')).toHaveLength(7);
    expect(few.queryByRole('button')).toBeNull();
    const many = within(screen.getByRole('region', { name: '9 answers as at the last visit' }));
    expect(many.getAllByRole('link')).toHaveLength(6);
    await user.click(many.getByRole('button', { name: 'and 3 more' }));
    expect(many.getAllByRole('link')).toHaveLength(9);
  });

  it('is read in the reader’s language, or another one of the nine', async () => {
    const { queries, app, user } = await openReport(aReportHead(1), 'uma', {
      'GET auth/preferences': { body: { language: 'fi', revision: 1 } },
    });
    expect(queries()).toEqual([{ lang: 'fi', version: '1' }]);
    await user.selectOptions(screen.getByLabelText('Language of the report'), 'Deutsch');
    await waitFor(() => expect(queries().at(-1)).toEqual({ lang: 'de', version: '1' }));
    expect(app.router.state.location.searchStr).toBe('?lang=de');
  });

  it('tells every time by the clock of the site, as the report does, and names its zone [RPV-05]', async () => {
    await openReport(aReportHead(2, { inspectionDate: '2026-03-05T22:30:00.000Z' }));
    expect(screen.getByText('06/03/2026, 00:30 Europe/Helsinki')).toBeTruthy();
    const version = screen.getByLabelText('Version');
    expect(version.querySelector('option')?.textContent).toBe('Version 2 · 02/03/2026, 10:00');
    expect(screen.getByText('Saved by Ada. Times in Europe/Helsinki.')).toBeTruthy();
  });

  it('shows any version, and says plainly that an older one is old [FLD-06]', async () => {
    const { queries, user } = await openReport(aReportHead(3));
    expect(screen.queryByText('An older version')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Version'), '1');
    await screen.findByText('This is version 1 of 3, as Ada saved it on 01/03/2026, 10:00 Europe/Helsinki.');
    expect(queries().at(-1)).toEqual({ lang: 'en', version: '1' });
    await user.click(screen.getByRole('button', { name: 'Show the newest version' }));
    await waitFor(() => expect(screen.queryByText('An older version')).toBeNull());
    expect((screen.getByLabelText('Version') as HTMLSelectElement).value).toBe('3');
  });

  it('tells what a version changed, grouped by place, once somebody asks [FLD-06]', async () => {
    const head = aReportHead(2);
    const at = (place: string[], kind: string, before: string, after: string) => ({ place, kind, before, after });
    const { api, user } = await openReport(head, 'uma', {
      [`GET inspections/${head.id}/changes`]: {
        body: [
          at(['Points', 'Liner'], 'changed', 'Worn', 'Replaced'),
          at(['Points', 'Liner'], 'added', '', 'A photo'),
          at(['Summary'], 'removed', 'Old words', ''),
        ],
      },
    });
    expect(api.calls()).not.toContain(`GET inspections/${head.id}/changes`);
    await user.click(screen.getByText('What changed since version 1'));
    const liner = await screen.findByText('Points › Liner');
    const lines = within(liner.parentElement as HTMLElement).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['ChangedWornReplaced', 'AddedA photo']);
    await screen.findByText('Old words');
  });

  it('is a draft before the first submit', async () => {
    const { queries } = await openReport(aReportHead(0, { status: 'In_Use' }));
    await screen.findByText('Draft');
    expect(queries()).toEqual([{ lang: 'en' }]);
    expect(screen.queryByLabelText('Version')).toBeNull();
  });

  it.each([
    ['uma', 'In_Use', ['Edit inspection', 'Details'], '/perform'],
    ['uma', 'Waiting', ['Edit inspection', 'Details'], '/edit'],
    ['uma', 'Finished', ['Edit inspection', 'Details', 'Download'], '/edit'],
    ['max', 'Waiting', ['Edit inspection', 'Details', 'Return for correction', 'More actions'], '/edit'],
    [
      ...(['dev', 'Waiting'] as const),
      ['Edit inspection', 'Details', 'Return for correction', 'Set to Finished', 'More actions'],
      '/edit',
    ],
    ['dev', 'Finished', ['Edit inspection', 'Details', 'Download', 'More actions'], '/edit'],
    ['dina', 'Finished', ['Edit inspection', 'Details', 'Download'], '/edit'],
  ] as const)('offers %s what they may do with one that is %s', async (person, status, expected, edit) => {
    const head = aReportHead(1, { status });
    await openReport(head, person);
    expect(actions()).toEqual(expected);
    const steps = ['Set to Finished', 'Return for correction', 'Edit inspection'];
    const main = steps.find((name) => (expected as readonly string[]).includes(name));
    const filled = [...document.querySelectorAll<HTMLElement>('main .mantine-Button-root')].filter(
      ({ dataset }) => (dataset.variant ?? 'filled') === 'filled',
    );
    expect(
      filled.map((one) => one.textContent),
      'one stands out',
    ).toEqual([main]);
    const way = screen.getByRole('link', { name: 'Edit inspection' }).getAttribute('href');
    expect(way).toContain(`/Reports/${head.id}${edit}`);
  });

  it('says what is wrong where it cannot be loaded, and loads when it is tried again', async () => {
    const head = aReportHead(1);
    let isBroken = true;
    fakeApi({
      ...sessionOf('uma'),
      [`GET inspections/${head.id}/reporthead`]: { body: head },
      [`GET inspections/${head.id}/document`]: () => (isBroken ? problem(500, 'unexpected') : { body: report }),
    });
    renderApp(`/Reports/${head.id}`, 'uma');
    await screen.findByText('The report could not be loaded');
    isBroken = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { level: 1, name: report.title });
  });
});
